"""The bots of Fantasy Realms: `levels.py` lists them, `recipes.py` tells how their weights are made."""
