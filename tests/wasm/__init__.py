"""The rules compiled for browsers: equal to the interpreted ones, and laid over them by the page's loader."""
