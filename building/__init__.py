"""How the rules are compiled: which rooms, how hard the C compiler tries on each, and what is mended in generated code.

`setup.py` calls it; nothing of it is installed. It imports the standard library only. `python -m building` prints the
files that are compiled, one a line, for the Makefile.
"""
