"""Every switch of `talia serve` is declared once: words, variable, document and example follow, and the switch wins."""

from __future__ import annotations

import argparse
import re
from dataclasses import fields
from pathlib import Path

import pytest

from talia.cli import serve
from talia.cli.__main__ import main
from talia.server.run.settings import Settings
from talia.server.run.switches import SWITCHES, BadSetting, Switch, chosen, settings_of

ROOT = Path(__file__).resolve().parents[2]

# For each switch: words that set it, its variable's text for another value, and what the two come to.
TRIED = {
    "host": (["--host", "::1"], "10.0.0.1", "::1", "10.0.0.1"),
    "port": (["--port", "9000"], "9001", 9000, 9001),
    "database": (["--database", "sqlite:///a.db"], "sqlite:///b.db", "sqlite:///a.db", "sqlite:///b.db"),
    "durable": (["--no-durable"], "yes", False, True),
    "member": (["--member", "a"], "b", "a", "b"),
    "lease": (["--lease", "8"], "6", 8.0, 6.0),
    "open": (["--open"], "no", True, False),
    "lan": (["--no-lan"], "on", False, True),
    "origin": (["--origin", "https://a"], "https://b, https://c", ["https://a"], ["https://b", "https://c"]),
    "trusted-proxy": (["--trusted-proxy", "::1"], "10.0.0.1", ["::1"], ["10.0.0.1"]),
    "trust-loopback": (["--trust-loopback"], "no", True, False),
    "workers": (["--workers", "3"], "2", 3, 2),
    "bot-seconds": (["--bot-seconds", "1.5"], "2", 1.5, 2.0),
    "bot": (["--bot", "mine=a.py:A"], "b=b.py:B", ["mine=a.py:A"], ["b=b.py:B"]),
    "keep-ended": (["--keep-ended", "0"], "7", 0.0, 7.0),
    "keep-waiting": (["--keep-waiting", "1"], "2", 1.0, 2.0),
    "end-untouched": (["--end-untouched", "1"], "2", 1.0, 2.0),
    "memory": (["--memory", "512"], "1024", 512, 1024),
    "template": (["--no-template"], "1", False, True),
}


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    return parser.parse_args(words)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_a_switch_outranks_its_variable_and_that_the_default(switch: Switch) -> None:
    words, text, by_switch, by_variable = TRIED[switch.name]
    assert chosen(parsed(), {})[switch.key] == switch.usual
    assert chosen(parsed(), {switch.variable: ""})[switch.key] == switch.usual
    assert chosen(parsed(), {switch.variable: text})[switch.key] == by_variable
    assert chosen(parsed(*words), {switch.variable: text})[switch.key] == by_switch


def test_the_command_line_has_these_switches_and_no_other() -> None:
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    words = {word for action in parser._actions for word in action.option_strings}
    assert words - {"-h", "--help"} == {f"--{each.name}" for each in SWITCHES} | {
        f"--no-{each.name}" for each in SWITCHES if each.flag
    }
    for each in SWITCHES:
        assert f"[{each.variable}]" in parser.format_help().replace("\n", " ")


def test_every_variable_is_in_the_documents_and_no_other_is() -> None:
    variables = {each.variable for each in SWITCHES}
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(TALIA_\w+)`", page)) == variables
    example = (ROOT / "hosting" / "talia.env").read_text(encoding="utf-8")
    assert set(re.findall(r"^#(TALIA_\w+)=", example, re.MULTILINE)) == variables
    for recipe in ("Containerfile", "talia.service"):
        used = re.findall(r"\b(TALIA_\w+)=", (ROOT / "hosting" / recipe).read_text(encoding="utf-8"))
        assert set(used) - {"TALIA_BUILD"} <= variables, recipe


def test_settings_follow_and_what_is_worked_out_is_left_alone() -> None:
    assert {each.setting for each in SWITCHES if each.setting} <= {field.name for field in fields(Settings)}
    found = settings_of(chosen(parsed("--origin", "https://a"), {"TALIA_BOT_SECONDS": "2"}))
    assert found["origins"] == ("https://a",)
    assert found["bot_seconds"] == 2.0
    assert "workers" not in found
    assert Settings(**found).workers == Settings().workers


@pytest.mark.parametrize(
    ("variable", "text", "says"),
    [
        ("TALIA_PORT", "many", "TALIA_PORT: 'many' is not a number"),
        ("TALIA_DURABLE", "perhaps", "TALIA_DURABLE: 'perhaps' is not allowed; allowed: yes, no"),
        ("TALIA_KEEP_ENDED", "-1", "TALIA_KEEP_ENDED: '-1' is not a number of days; allowed: 0 to 36500"),
        ("TALIA_BOT_SECONDS", "0", "TALIA_BOT_SECONDS: '0' is not a number of seconds"),
        ("TALIA_WORKERS", "0", "TALIA_WORKERS: '0' is not a number of processes; allowed: 1 to 1024"),
    ],
)
def test_a_wrong_variable_is_told_in_a_sentence(
    variable: str, text: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadSetting, match=re.escape(says)):
        chosen(parsed(), {variable: text})
    monkeypatch.setenv(variable, text)
    assert main(["serve", "--no-open"]) == 1
    assert capsys.readouterr().err.startswith(f"talia: {says}")


def test_a_wrong_switch_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--workers", "none"])
    assert end.value.code == 2
    assert "'none' is not a number of processes" in capsys.readouterr().err
