"""Talia: exact, fast, honest engines for Cardia, Radlands and Fantasy Realms."""
