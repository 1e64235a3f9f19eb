"""Fuzzing: what others send is changed in every way, and must be refused in one sentence or be sound."""
