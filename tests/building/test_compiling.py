"""The rules are compiled once, whole or not at all, for the sources of now, and only as long as somebody wants them."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from building import library
from building.compiling import NICE, TRIES
from tests.building.checkout import AGES, Checkout, lives, until

SLOW = {"SECONDS": str(AGES)}


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path / "checkout")
    yield made
    made.end()


def background(checkout: Checkout, **changes: str) -> subprocess.Popen[str]:
    return checkout.begun("-m", "building", "background", **changes)


def heard(process: subprocess.Popen[str]) -> list[str]:
    """All that a process says until it ends; it is let live until then."""
    assert process.stderr is not None
    told = process.stderr.read().splitlines()
    process.wait(AGES)
    process.communicate()
    return told


def test_a_start_is_interpreted_at_once_and_the_next_one_compiled(checkout: Checkout) -> None:
    assert checkout.rules() == "interpreted"
    told = heard(background(checkout))
    assert len(told) == 2, "one line when it begins and one when it is done"
    assert "compiling the rules in the background" in told[0]
    assert "the rules are compiled" in told[1]
    assert checkout.rules() == "compiled"
    assert len(checkout.libraries()) == 1


def test_it_is_compiled_at_low_priority(checkout: Checkout) -> None:
    heard(background(checkout))
    assert checkout.tried()[0][2] >= min(19, os.nice(0) + NICE)


def test_two_starts_at_once_compile_once(checkout: Checkout) -> None:
    first = background(checkout, SECONDS="1.5")
    checkout.await_try()
    second = background(checkout, SECONDS="1.5")
    assert "the rules are compiled" in heard(first)[-1]
    told = heard(second)
    assert "another start is compiling" in told[0]
    assert "the rules are compiled" in told[1]
    assert len(checkout.tried()) == 1


def test_the_second_of_two_starts_compiles_where_the_first_is_stopped(checkout: Checkout) -> None:
    first = background(checkout, **SLOW)
    checkout.await_try()
    second = background(checkout)
    first.communicate()  # closes its life line
    assert "the rules are compiled" in heard(second)[-1]
    assert len(checkout.tried()) == 2
    assert checkout.rules() == "compiled"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda number: number.name)
def test_the_compiler_ends_with_the_server_however_that_ends(checkout: Checkout, number: signal.Signals) -> None:
    command = ("-m", "building", "run", "serve", "--no-open", "--database", f"sqlite:///{checkout.folder}/t.db")
    server = checkout.begun(*command, **SLOW)
    build, compiler, _ = checkout.await_try()
    assert server.stderr is not None
    while "http://" not in server.stderr.readline():
        pass
    os.killpg(server.pid, number)  # as a terminal does: everything in the foreground gets it
    server.communicate(timeout=AGES)
    until(lambda: not lives(build) and not lives(compiler), 10)
    assert checkout.libraries() == []


def test_a_compiler_killed_in_mid_write_leaves_nothing_that_is_used(checkout: Checkout) -> None:
    process = background(checkout, **SLOW)
    build, compiler, _ = checkout.await_try()
    # All at once, as when the power goes: nobody can put anything in order.
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    until(lambda: not lives(build) and not lives(compiler))
    assert len(checkout.halves()) == 1
    assert checkout.rules() == "interpreted"
    assert "the rules are compiled" in heard(background(checkout))[-1]
    assert checkout.rules() == "compiled"
    assert len(checkout.libraries()) == 1
    assert checkout.halves() == []


def test_only_the_compiler_killed_is_told_in_one_sentence_and_tried_again(checkout: Checkout) -> None:
    process = background(checkout, **SLOW)
    os.kill(checkout.await_try()[1], signal.SIGKILL)
    told = heard(process)
    assert len(told) == 2
    assert "playing goes on with interpreted rules" in told[1]
    assert checkout.libraries() == []
    assert checkout.rules() == "interpreted"
    assert "the rules are compiled" in heard(background(checkout))[-1]


def test_no_compiler_is_told_in_one_sentence(checkout: Checkout) -> None:
    told = heard(background(checkout, CC="no-such-gcc -O2"))
    assert len(told) == 1
    assert "playing goes on with interpreted rules" in told[0]
    assert "there is no C compiler (no-such-gcc was not found)" in told[0]
    assert checkout.tried() == []
    assert checkout.rules(CC="no-such-gcc") == "interpreted"


def test_a_room_that_was_renamed_stops_the_build_and_not_the_game(checkout: Checkout) -> None:
    (checkout.folder / "src/talia/bots/radlands/turn.py").rename(checkout.folder / "src/talia/bots/radlands/turns.py")
    played = checkout.finished("-m", "building", "run", "--version")
    assert played.returncode == 0
    assert "interpreted" in played.stdout
    (said,) = played.stderr.splitlines()
    assert "playing goes on with interpreted rules" in said
    assert "talia.bots.radlands.turn fits no module" in said


def test_a_compiler_that_keeps_failing_is_left_alone_until_one_asks_for_it(checkout: Checkout) -> None:
    for _ in range(TRIES):
        assert "the compiler failed (build/compile.log says how)" in heard(background(checkout, FAILS="yes"))[-1]
    assert f"compiling failed {TRIES} times" in heard(background(checkout))[-1]
    assert len(checkout.tried()) == TRIES
    failed = checkout.compile(FAILS="yes")
    assert failed.returncode == 1
    assert "out of ideas" in failed.stderr
    assert checkout.compile().returncode == 0
    assert checkout.rules() == "compiled"


def test_a_stale_library_is_not_used(checkout: Checkout) -> None:
    assert checkout.compile().returncode == 0
    assert checkout.rules() == "compiled"
    assert checkout.rules(CFLAGS="-O0") == "interpreted"
    rules = checkout.folder / "src/talia/core/rng.py"
    before = rules.read_text(encoding="utf-8")
    rules.write_text(before + "# changed\n", encoding="utf-8")
    assert checkout.rules() == "interpreted"
    assert checkout.compile().returncode == 0
    assert checkout.rules() == "compiled"
    rules.write_text(before, encoding="utf-8")
    assert checkout.rules() == "compiled"  # the one of before is still there
    assert len(checkout.libraries()) == 2


def test_what_is_not_compiled_is_never_stale(checkout: Checkout) -> None:
    assert checkout.compile().returncode == 0
    server = checkout.folder / "src/talia/server"
    (server / "new.py").write_text("# new\n", encoding="utf-8")
    (server / "calculator.py").unlink()
    with (server / "bots.py").open("a", encoding="utf-8") as changed:
        changed.write("# changed\n")
    assert checkout.rules() == "compiled"
    there = checkout.build / "compiled/talia/server"
    assert (there / "new.py").is_file()
    assert not (there / "calculator.py").exists()
    assert (there / "bots.py").read_text(encoding="utf-8").endswith("# changed\n")
    assert (checkout.build / "compiled/rules.so").read_bytes() == b"whole"
    assert len(checkout.tried()) == 1


def test_a_library_that_cannot_be_loaded_is_none(checkout: Checkout) -> None:
    setup = checkout.folder / "setup.py"
    setup.write_text(setup.read_text(encoding="utf-8").replace('b"whole"', 'b"other"'), encoding="utf-8")
    failed = checkout.compile()
    assert failed.returncode == 1
    assert "the compiled rules cannot be loaded" in failed.stderr
    assert checkout.libraries() == []


def test_a_few_libraries_are_kept(checkout: Checkout) -> None:
    for flags in range(library.KEEP + 2):
        assert checkout.compile(CFLAGS=f"-D{flags}").returncode == 0
    assert len(checkout.libraries()) == library.KEEP
    assert checkout.rules(CFLAGS=f"-D{flags}") == "compiled"


def test_files_of_building_that_compile_nothing_are_there() -> None:
    here = {path.name for path in Path(library.__file__).parent.glob("*.py")}
    assert here >= library.ASIDE
