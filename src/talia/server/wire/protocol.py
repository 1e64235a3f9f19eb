"""What browsers, bots and the server say to each other at a table: typed data, no sockets in it.

Every message is a JSON object with a `type`. Unknown types and unknown fields are refused. The version rises when an
old client would misunderstand; new optional fields and new server messages do not raise it (docs/protocol.md).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from talia.server.wire.about import Clocks, TableInfo
from talia.server.wire.errors import Code, plain
from talia.server.wire.views import AnyEvent, AnySentence, Bubble, View, Weighed

PROTOCOL = 1

MOST_FRAME = 16 * 1024  # bytes of one message from a client
MOST_LINE = 200  # characters of one line of free chat

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=61)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 40)]
Ref: TypeAlias = Annotated[str, Meta(max_length=40)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

Why: TypeAlias = Literal["rematch", "series"]
# What can be said with one tap. Each reader reads it in a language of their own, so nobody has to watch over it.
PhraseKey: TypeAlias = Literal[
    "hello",
    "good_luck",
    "nice_move",
    "thinking",
    "one_moment",
    "oops",
    "thanks",
    "sorry",
    "well_played",
    "close_one",
    "again",
    "goodbye",
    "smile",
    "wow",
    "sad",
    "clap",
    "heart",
]
ByeCode: TypeAlias = Literal["stopping", "too_many", "malformed", "silent", "replaced", "forbidden", "version"]


# From a client. `ref` is the client's own mark: the ack or refusal carries it back.


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything a client may say."""


class Hello(ClientMessage, tag="hello"):
    """First message, and again to look from another seat: who I am and what I have seen. No seat: an onlooker."""

    protocol: int = PROTOCOL
    seat: Seat | None = None
    epoch: Count = 0
    seen: Count = 0


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""

    ref: Ref = ""


class Say(ClientMessage, kw_only=True):
    """A wish, answered by one ack or one refusal."""

    ref: Ref = ""


class Answer(Say, tag="answer"):
    """An answer to the open question, by word or by action number. Also changes a choice that is locked in."""

    epoch: Count
    question: Count
    word: Word | None = None
    action: Count | None = None


class Takeback(Say, tag="takeback"):
    """Go back to my question of this number. Done at once where that is free, otherwise the others are asked."""

    epoch: Count
    question: Count


class Consent(Say, tag="consent"):
    """Yes or no to the open request."""

    request: Count
    accept: bool


class Withdraw(Say, tag="withdraw"):
    """Withdraw my open request."""

    request: Count


class Resign(Say, tag="resign"):
    """I give the game up. With two seats the other wins; with more, a bot plays my seat to the end."""


class Give(Say, tag="give"):
    """Let a bot play a seat: an open one (host), my own (I leave), or that of somebody who is gone."""

    seat: Seat
    level: Level


class Take(Say, tag="take"):
    """I am back: my seat is mine again. So it is for whoever simply answers the open question."""


class End(Say, tag="end"):
    """End the game: every other person is gone, or there is none."""


class Rematch(Say, tag="rematch"):
    """After the end: once more, seats swapped. It begins when every person at the table has said yes.

    Not to `accept` withdraws one's yes; of somebody who has not said it, it is a no that the others are told.
    """

    accept: bool = True


class Phrase(Say, tag="phrase"):
    """One of the fixed phrases or reactions, told to everybody at the table and kept nowhere."""

    phrase: PhraseKey


class Chat(Say, tag="chat"):
    """A line in one's own words, to the other seats. Only where the table was opened with `chat`; kept nowhere."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_LINE)]


class Hint(Say, tag="hint"):
    """What would a bot answer here? Only where the table allows hints.

    With `rung`, where there is a coach, so much of it only: where to look, what to think of, what to do and why.
    """

    epoch: Count
    question: Count
    level: Level | None = None
    rung: Annotated[int, Meta(ge=1, le=3)] | None = None  # the reply is a `coach`


FromClient: TypeAlias = (
    Hello | Ping | Answer | Takeback | Consent | Withdraw | Resign | Give | Take | End | Rematch | Phrase | Chat | Hint
)


# From the server.


class ServerMessage(Struct, tag_field="type", kw_only=True):
    """Anything the server may say."""


class Welcome(ServerMessage, tag="welcome"):
    """The answer to hello: the table, and from which seat I look."""

    protocol: int
    now: float
    seat: int | None
    table: TableInfo
    page: str = ""  # mark of the page that the server gives out: a browser that has another one may load it anew


class Update(ServerMessage, tag="update"):
    """What happened and how the table now looks from the seat I look from.

    Forget every event numbered `since` or above, then append `events`; they are numbered on from `since`.
    """

    epoch: int
    since: int
    events: list[AnyEvent]
    view: View
    clocks: Clocks | None = None
    takeback: list[int] = []  # questions of mine I may go back to at once, latest first
    ask: int | None = None  # question of mine I may ask to go back to
    given: str | None = None  # my answer to the open question, locked in while others still choose


class About(ServerMessage, tag="table"):
    """The table has changed in what everybody sees of it: seats, lamps, requests, result."""

    table: TableInfo


class Ticking(ServerMessage, tag="clocks"):
    """The clocks, where nothing else has changed."""

    clocks: Clocks


class Ack(ServerMessage, tag="ack"):
    """Done, and safely written. `repeated`: it had been done before, nothing changed."""

    ref: str
    repeated: bool = False


class Refusal(ServerMessage, tag="refusal"):
    """Not done, nothing changed, and why. docs/protocol.md explains the codes."""

    ref: str
    code: Code
    reason: str


class Phrased(ServerMessage, tag="phrase"):
    """Somebody says a phrase, now. Whoever comes later does not hear of it."""

    seat: int
    phrase: PhraseKey


class Chatted(ServerMessage, tag="chat"):
    """A line of chat, told to seats only. Whoever comes back hears the last few again: `n` tells which they are."""

    n: int
    seat: int
    text: str
    old: bool = False  # said before you came


class Hinted(ServerMessage, tag="hint"):
    """What the bot would answer, and why: made from what this seat sees, and from nothing else."""

    ref: str
    question: int
    word: str
    action: int
    level: str
    options: list[Weighed] = []  # up to five, best first
    lines: list[AnySentence] = []


class Coached(ServerMessage, tag="coach"):
    """The coach speaks to this seat, about what it sees and nothing else. A later one takes the place of this."""

    question: int  # the open one, or the one just answered
    bubbles: list[Bubble]
    takeback: int | None = None  # this question of mine may be gone back to: offered once
    grade: int = 1  # 1: it speaks; 2: when asked; 3: silent
    ref: str = ""  # of the hint that it answers


class Next(ServerMessage, tag="next"):
    """Another table goes on from here: a rematch, or the next game of a match. Claim the seat with the join token."""

    table: str
    why: Why
    seat: int | None = None  # my seat there; without one: watch
    join: str | None = None
    here: int | None = None  # the seat at this table that it is for


class Pong(ServerMessage, tag="pong"):
    ref: str
    now: float


class Bye(ServerMessage, tag="bye"):
    """The last message before the server closes."""

    code: ByeCode
    reason: str


FromServer: TypeAlias = (
    Welcome | Update | About | Ticking | Ack | Refusal | Phrased | Chatted | Hinted | Coached | Next | Pong | Bye
)

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


class BadMessage(ValueError):
    """Not a message of this protocol."""


def read(text: str | bytes) -> FromClient:
    """A client's message; BadMessage says what is wrong with it."""
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_FRAME:
        raise BadMessage(f"the message has {size} bytes; allowed: {MOST_FRAME}")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(plain(f"this is not a message of protocol {PROTOCOL}: {error}")) from None


def write(message: FromServer) -> bytes:
    """A server's message as JSON bytes."""
    return _encoder.encode(message)
