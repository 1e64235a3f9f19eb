"""The OpenAPI description against a real server: schemathesis sends what fits it and what does not, bounded."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from tests.server.doors.live import serving

EXAMPLES = int(os.environ.get("TALIA_MORE", "1")) * 10
SEATS = [{"who": "me"}, {"who": "me"}]

load_all_checks()
CHOSEN = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    ]
)


def description() -> dict[str, Any]:
    application: Any = Server(Settings(database="sqlite://", games=("template",))).app
    return dict(application.app.openapi())


DESCRIBED = description()
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)
# A stream does not end; it has its own tests.
FOUND: list[Any] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = [operation for operation in FOUND if not operation.path.endswith("/stream")]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    limits: dict[str, Any] = {"exports": (1_000_000, 1.0)}
    with serving(tmp_path_factory.mktemp("fuzz"), **limits) as (found, _):
        yield f"http://{found}"


@pytest.fixture(scope="module")
def known(address: str) -> list[tuple[str, str]]:
    """A running and a finished table with their cookies, so that not everything ends at "unknown"."""
    found = []
    for _ in range(2):
        made = httpx.post(f"{address}/api/tables", json={"game": "template", "seats": SEATS})
        found.append((made.json()["table"]["id"], made.headers["set-cookie"].partition(";")[0]))
    id, cookie = found[1]
    ended = httpx.post(
        f"{address}/api/tables/{id}/messages?seat=0", json={"type": "resign"}, headers={"Cookie": cookie}
    )
    assert ended.json()["type"] == "ack"
    return found


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "wrong"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_description_holds_and_nothing_breaks(
    operation: Any, mode: GenerationMode, address: str, known: list[tuple[str, str]]
) -> None:
    sent = 0

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        nonlocal sent
        sent += 1
        headers = {}
        if "/tables/{id}" in operation.path and sent % 3:  # two of three meet a table that is there
            id, cookie = known[sent % 3 - 1]
            case.path_parameters["id"] = id
            headers = {"Cookie": cookie}
        case.call_and_validate(base_url=address, headers=headers, checks=CHOSEN)

    if mode is GenerationMode.NEGATIVE and not operation.query and not operation.body:
        # Any text is a fitting name of a table: only the method can be wrong.
        assert httpx.request("PATCH", address + operation.path).status_code == 405
        return
    check()
    assert sent >= 1
    assert httpx.get(f"{address}/api/health").json()["ok"]


def test_every_route_of_the_interface_is_described() -> None:
    assert len(FOUND) == sum(len(operations) for operations in DESCRIBED["paths"].values())
    assert len(DESCRIBED["paths"]) >= 18
    for path, operations in DESCRIBED["paths"].items():
        for method, operation in operations.items():
            assert operation["responses"], (path, method)
            if method == "post" and path != "/api/commitments":
                assert operation["requestBody"]["content"]["application/json"]["schema"], (path, method)
