"""They run with `make scale-check` (TALIA_SCALE=1): they need PostgreSQL and HAProxy, and take minutes."""

from __future__ import annotations

import os

collect_ignore_glob = [] if os.environ.get("TALIA_SCALE") == "1" else ["test_*.py"]
