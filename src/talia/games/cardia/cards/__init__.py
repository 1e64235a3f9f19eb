"""Cardia's cards: each ability is a program of a few steps, in the order of the rulebook."""
