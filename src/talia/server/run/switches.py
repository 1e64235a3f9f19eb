"""The switches of `talia serve`, each declared once: its words, its environment variable, its default and its help.

The command line, the variables (`--bot-seconds` is `TALIA_BOT_SECONDS`), the table of docs/hosting.md and the example
`hosting/talia.env` follow from `SWITCHES` (`talia export` writes the last two). A switch outranks its variable.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from talia.core.errors import TaliaError
from talia.server.run.settings import Settings

YES = ("1", "yes", "true", "on")
NO = ("0", "no", "false", "off")


class BadSetting(TaliaError):
    """A switch or an environment variable says what is not allowed."""


@dataclass(frozen=True)
class Switch:
    """One thing that a host may choose."""

    name: str  # as it is typed, without the dashes
    help: str
    read: Callable[[str], Any] = str
    metavar: str | None = None
    many: bool = False  # may be given several times; the variable has commas between
    flag: bool = False
    setting: str | None = None  # the field of `Settings` that it sets, which has its default too
    default: Any = None  # of a switch without a field; None is worked out when the server starts

    @property
    def key(self) -> str:
        """Its name in a namespace of argparse."""
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        return f"TALIA_{self.key.upper()}"

    @property
    def usual(self) -> Any:
        """What holds when nobody says anything."""
        for field in fields(Settings):
            if field.name == self.setting:
                return None if field.default is MISSING else field.default
        return self.default

    @property
    def example(self) -> str:
        """The default as a variable would say it; empty where it is worked out."""
        if self.flag:
            return "yes" if self.usual else "no"
        return (
            "" if self.usual in (None, ()) else f"{self.usual:g}" if isinstance(self.usual, float) else str(self.usual)
        )

    def add_to(self, command: argparse.ArgumentParser) -> None:
        told = f"{self.help} [{self.variable}]"
        if self.flag:
            command.add_argument(f"--{self.name}", action=argparse.BooleanOptionalAction, default=None, help=told)
            return
        action = "append" if self.many else "store"
        command.add_argument(f"--{self.name}", action=action, type=self.read, metavar=self.metavar, help=told)

    def of_variable(self, text: str) -> Any:
        """What a variable says; BadSetting tells what is wrong with it."""
        if self.flag:
            if text.lower() not in YES + NO:
                raise BadSetting(f"{self.variable}: {text!r} is not allowed; allowed: yes, no")
            return text.lower() in YES
        try:
            return [self.read(part.strip()) for part in text.split(",")] if self.many else self.read(text)
        except (argparse.ArgumentTypeError, ValueError) as error:
            plain = isinstance(error, argparse.ArgumentTypeError)
            raise BadSetting(f"{self.variable}: {error if plain else f'{text!r} is not a number'}") from None


def days(text: str) -> float:
    """A number of days."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 36500:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days; allowed: 0 to 36500")
    return number


def seconds(text: str) -> float:
    """A time that a bot may take."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds; allowed: more than 0, up to 3600")
    return number


def member(text: str) -> str:
    """The name of a process among several."""
    if not 1 <= len(text) <= 64 or not all(char.isalnum() or char in "-_." for char in text):
        raise argparse.ArgumentTypeError(
            f"{text[:80]!r} is not a name for a member; allowed: 1 to 64 letters, digits, dots, dashes and underlines"
        )
    return text


def lease(text: str) -> float:
    """How long a member may be silent."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 3 <= number <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a lease; allowed: 3 to 60 seconds")
    return number


def several(text: str) -> int:
    """A number of processes."""
    if not text.isdecimal() or not 1 <= int(text) <= 1024:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes; allowed: 1 to 1024")
    return int(text)


def megabytes(text: str) -> int:
    """An amount of memory."""
    if not text.isdecimal() or int(text) > 1 << 30:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of megabytes; allowed: 0 to {1 << 30}")
    return int(text)


SWITCHES: tuple[Switch, ...] = (
    Switch("host", "address to listen at; 0.0.0.0: for everybody in the network", default="127.0.0.1"),
    Switch("port", "port; 0: 8400, or the next free one", int, default=0),
    Switch(
        "database",
        "sqlite:///FILE or postgresql://…; by default a file of yours",
        metavar="URL",  # the field's default is for tests: a server for people has a file where users' data lies
    ),
    Switch("durable", "SQLite: wait for the disk at every answer (slower)", flag=True, setting="durable"),
    Switch(
        "member",
        "one of several processes on one PostgreSQL, by this name (docs/scaling.md)",
        member,
        "NAME",
        setting="member",
    ),
    Switch("lease", "seconds without a beat after which a member counts as dead", lease, "S", setting="lease"),
    Switch("open", "open the browser", flag=True, default=True),
    Switch("lan", "the same as --host 0.0.0.0, and print a link for others", flag=True, default=False),
    Switch("origin", "how it is reached from outside", metavar="URL", many=True, setting="origins"),
    Switch("trusted-proxy", "believe its headers", metavar="ADDRESS", many=True, setting="trusted_proxies"),
    Switch(
        "trust-loopback",
        "no limits for programs of this machine, such as bots that play each other (not behind a proxy)",
        flag=True,
        setting="trust_loopback",
    ),
    Switch(
        "workers",
        "processes in which bots think; by default one less than cores, both of two",
        several,
        "N",
        setting="workers",
    ),
    Switch("bot-seconds", "time a bot has for an answer", seconds, "S", setting="bot_seconds"),
    Switch(
        "bot",
        "offer a bot of your own as a level: NAME=FILE.py:CLASS or NAME=cmd:COMMAND, with GAME/ before it for one game",
        metavar="NAME=BOT",
        many=True,
        default=(),
    ),
    Switch("keep-ended", "remove games that ended so long ago; 0: never", days, "DAYS", setting="keep_ended"),
    Switch("keep-waiting", "remove tables nobody came to; 0: never", days, "DAYS", setting="keep_waiting"),
    Switch("end-untouched", "end games nobody has touched; 0: never", days, "DAYS", setting="end_untouched"),
    Switch("memory", "memory for tables; 0: half of what the machine has", megabytes, "MB", setting="memory"),
    Switch("template", "offer the template game too, for those who write games", flag=True, default=False),
)


def add_to(command: argparse.ArgumentParser) -> None:
    for switch in SWITCHES:
        switch.add_to(command)


def chosen(args: argparse.Namespace, environment: Mapping[str, str]) -> dict[str, Any]:
    """What each switch comes to: as given, else as its variable says, else its default. An empty variable is none."""
    found: dict[str, Any] = {}
    for switch in SWITCHES:
        value = getattr(args, switch.key)
        if value is None and environment.get(switch.variable, "") != "":
            value = switch.of_variable(environment[switch.variable])
        found[switch.key] = switch.usual if value is None else value
    return found


def settings_of(found: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of `Settings` that the switches set; what is worked out there is left out."""
    made: dict[str, Any] = {}
    for switch in SWITCHES:
        value = found[switch.key]
        if switch.setting is not None and value is not None:
            made[switch.setting] = tuple(value) if switch.many else value
    return made


def example() -> str:
    """hosting/talia.env: every variable with its default, commented out."""
    lines = [
        "# How `talia serve` runs, for hosting/talia.service (as /etc/talia.env) and for containers (--env-file).",
        "# Each line is a default: take the # away and change what is to be otherwise. Written by `talia export`.",
    ]
    for switch in SWITCHES:
        more = " (several: commas between)" if switch.many else ""
        lines += ["", f"# {switch.help}{more}", f"#{switch.variable}={switch.example}"]
    return "\n".join([*lines, ""])
