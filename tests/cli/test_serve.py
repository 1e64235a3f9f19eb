"""`talia serve`: ports, databases and what is said when they cannot be had."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from talia.cli.serve import BadServer, default_database, lan_address, listen
from talia.server.doors import routes_site
from talia.server.doors.routes_site import NO_PAGE, has_page


def test_a_port_is_found_by_itself() -> None:
    first, second = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    try:
        assert first.getsockname()[1] != second.getsockname()[1]
    finally:
        first.close()
        second.close()


def test_a_taken_port_is_told_in_a_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadServer, match=f"cannot listen at 127.0.0.1 port {port}"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "70000"], "allowed: 0 to 65535"),
        (["--host", "256.1.1.1", "--port", "9"], "cannot listen at 256.1.1.1"),
        (["--database", "mysql://x/y"], "allowed: sqlite, postgresql"),
        (["--database", "nonsense"], "database"),
        (["--database", "sqlite:////nowhere/at/all.db"], "database sqlite:////nowhere/at/all.db"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-open", *arguments]) == 1
    said = capsys.readouterr().err
    assert says in said
    assert said.startswith("talia: ")
    assert "Traceback" not in said


def test_the_database_lies_where_users_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path / 'talia' / 'talia.db'}"
    assert (tmp_path / "talia").is_dir()
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    with pytest.raises(BadServer, match="name another with --database"):
        default_database()


def test_the_link_for_others_has_an_address() -> None:
    assert lan_address()


def test_an_installation_without_the_page_says_so(tmp_path: Path) -> None:
    assert not has_page(tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert has_page(tmp_path)
    assert NO_PAGE.startswith("talia: this installation has no page")
    assert "make web" in NO_PAGE


def test_talia_serve_says_when_it_has_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(routes_site, "has_page", lambda: False)
    monkeypatch.setattr("talia.server.run.logs.start", lambda: None)
    opened: list[socket.socket] = []
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, sockets: opened.extend(sockets))
    assert main(["serve", "--no-open", "--database", f"sqlite:///{tmp_path / 'talia.db'}"]) == 0
    opened[0].close()
    assert NO_PAGE in capsys.readouterr().err
