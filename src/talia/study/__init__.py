"""Studies: long runs over whole games' worth of hands, in worker processes, resumable, with tables and plots.

Interpreted: the compiled rules do the work, this only hands it out and adds it up.
"""
