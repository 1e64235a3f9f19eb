"""They run with `make wasm-check` (TALIA_WASM=1): they need the rules compiled for browsers, Node and Pyodide."""

from __future__ import annotations

import os

collect_ignore_glob = [] if os.environ.get("TALIA_WASM") == "1" else ["test_*.py"]
