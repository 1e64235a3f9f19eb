"""Pebbles: a heap; each in turn takes one, two or three; who takes the last one wins. It brings no texts at all."""
