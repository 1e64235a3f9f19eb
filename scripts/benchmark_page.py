"""Write the table of docs/benchmark.md anew from the result files beside it."""

from __future__ import annotations

import re
from pathlib import Path

from talia.cli.benchmark import table
from talia.research.benchmark import read_rows

DOCS = Path(__file__).resolve().parents[1] / "docs"


def main() -> None:
    page = DOCS / "benchmark.md"
    made = f"<!-- rows -->\n{table(read_rows(DOCS / 'benchmark'))}\n<!-- end of rows -->"
    text = page.read_text(encoding="utf-8")
    new = re.sub(r"<!-- rows -->\n.*<!-- end of rows -->", lambda _: made, text, flags=re.DOTALL)
    page.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
