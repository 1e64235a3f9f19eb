"""How large the container's own layer is: the install steps of hosting/Containerfile, run in an empty folder.

    python bench/container.py [WHEEL]      (by default the wheel with compiled rules in dist/)

Asked for: at most 150 MB above the base image. The base image has Python, so the folder holds all that is added.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 150_000_000  # bytes


def steps(recipe: str) -> str:
    """The command of the recipe that makes what the last stage copies; the measurement is of no other."""
    found = re.search(r"sh (hosting/install\.sh) dist/talia-\*\.whl (/opt/talia)\b", recipe)
    copied = re.search(r"^COPY --from=build (/opt/talia) /opt/talia$", recipe, re.MULTILINE)
    if found is None or copied is None or recipe.count("COPY --from=build") != 1:
        raise SystemExit("hosting/Containerfile no longer installs by hosting/install.sh alone: measure what it does")
    return found[1]


def sizes(folder: Path) -> Counter[str]:
    """Bytes by package: what a layer holds, links counted once."""
    found: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            parts = path.relative_to(folder).parts
            at = parts.index("site-packages") + 1 if "site-packages" in parts else 0
            found[parts[at]] += path.stat().st_size
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the container's own layer.")
    parser.add_argument("wheel", type=Path, nargs="?", help="what is installed (default: the compiled wheel in dist/)")
    args = parser.parse_args()
    wheel = args.wheel or next(iter(sorted((ROOT / "dist").glob("talia-*-cp*.whl"))), None)
    if wheel is None:
        print("talia: there is no wheel in dist/: run `make wheel`", file=sys.stderr)
        return 1
    script = ROOT / steps((ROOT / "hosting" / "Containerfile").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "opt", "talia")
        surroundings = {**os.environ, "PYTHON": sys.executable}
        surroundings.pop("PYTHONPATH", None)
        subprocess.run(["sh", str(script), str(wheel.resolve()), str(made)], cwd=folder, env=surroundings, check=True)
        found = sizes(made)
    for name, size in found.most_common(12):
        print(f"{size / 1e6:8.1f} MB  {name}")
    total = sum(found.values())
    print(f"{total / 1e6:8.1f} MB  the layer; at most {MOST / 1e6:.0f} are wanted")
    return 0 if total <= MOST else 1


if __name__ == "__main__":
    raise SystemExit(main())
