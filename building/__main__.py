"""Print the files that are compiled, one a line."""

from __future__ import annotations

from building.rooms import LIBRARIES, sources

for library in LIBRARIES:
    print("\n".join(sources(library)))
