"""The statistics that are shipped: small tables made by `talia stats` and `talia study`, each naming its command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SHIPPED = Path(__file__).parent / "statistics"
ORDER = ("quick", "expert", "hands")


def statistics(game: str) -> list[dict[str, Any]]:
    """Those of a game, the quick players first; none where nobody has counted."""
    paths = [SHIPPED / f"{game}-{players}.json" for players in ORDER]
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths if path.exists()]
