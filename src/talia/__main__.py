"""`python -m talia` is the command `talia`."""

from __future__ import annotations

import sys

from talia.cli.__main__ import main

sys.exit(main())
