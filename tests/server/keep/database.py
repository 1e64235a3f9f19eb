"""A PostgreSQL for tests, started by scripts/postgres.sh; a missing one is an error where CI=true."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.keep.test_restore import free_port

SCRIPT = Path(__file__).parents[3] / "scripts" / "postgres.sh"


@contextmanager
def started(folder: Path) -> Iterator[str]:
    """Its URL; what it says goes into that folder."""
    place = Path("/tmp") / f"talia-pg-{os.getpid()}-{folder.name[-12:]}"  # short: the path of a socket has little room
    environment = {**os.environ, "TALIA_POSTGRES": str(place), "TALIA_POSTGRES_PORT": str(free_port())}
    # Output to a file: the database server would hold a pipe open for ever.
    said = folder / "said"
    with said.open("w") as file:
        done = subprocess.run([SCRIPT, "start"], stdout=file, stderr=file, env=environment, timeout=300, check=False)
    if done.returncode != 0:
        reason = f"PostgreSQL could not be started: {said.read_text()[-300:]}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)  # a contributor's machine may do without; the project's own checks may not
    yield said.read_text().split()[-1]
    subprocess.run([SCRIPT, "stop"], stderr=subprocess.DEVNULL, env=environment, timeout=60, check=True)
