"""A PostgreSQL that the tests of several members share: each makes its own tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.keep.database import started


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with started(tmp_path_factory.mktemp("members")) as url:
        yield url
