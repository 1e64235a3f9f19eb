"""Cardia's bots: `levels.py` lists them, `recipes.py` tells how their weights are made."""
