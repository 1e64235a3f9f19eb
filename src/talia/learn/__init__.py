"""Learning by playing: lessons as data, and how they are played. Page and terminal show what is worked out here."""

from __future__ import annotations
