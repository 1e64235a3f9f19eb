"""What a checkout is made ready by: the environment, the page, and the rules compiled, also while somebody plays.

How the rules are compiled is told in `rooms` (which ones, how hard the C compiler tries), `heat` and `mend` (what is
done to generated code), which `setup.py` calls. `library`, `compiling`, `environment`, `page` and `run` are what the
Makefile calls. Nothing of it is installed; it imports the standard library only.
"""
