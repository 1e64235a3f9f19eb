"""A desk where a program that reads and writes sentences plays a seat: what `talia mcp` offers as tools.

One game at a time: bots sit at the other seats and answer at once. Whatever goes out is made of the seat's own view and
of the events that it was told (`talia.cli.told`); a refusal is one sentence, and then nothing has changed.
"""

from __future__ import annotations

import secrets
from typing import Any

import talia
from talia import registry
from talia.bots import LEVELS, Player, bot
from talia.bots.methods.seeds import derived
from talia.bots.play.levels import find
from talia.cli.screen import next_to_answer
from talia.cli.told import TextObserver
from talia.cli.told.explaining import explained, how
from talia.cli.words import Words
from talia.core.check import told
from talia.core.errors import BadOption, NotAsked, TaliaError
from talia.texts import LANGUAGES


class NoGame(TaliaError):
    """There is no game at this desk."""


class Desk:
    """One seat of one game after another."""

    def __init__(self, language: str = "en", seed: int | None = None) -> None:
        self.language = language
        self.seed = secrets.randbits(62) if seed is None else seed
        self.games = 0  # begun here
        self.state: talia.State | None = None
        self.seat = 0
        self.resigned = False
        self.told = 0  # entries of the log that this seat has been told
        self.bots: dict[int, Player] = {}
        self.dice = talia.Random(1)
        self.observer = TextObserver(language)

    # What there is.

    def list_games(self) -> str:
        """The games, their numbers of seats, their options and the levels of the bots."""
        words = Words(self.language, [])
        lines: list[str] = []
        for name in registry.working():
            game = talia.game(name)
            lines.append(f"{name}: {words.game(name)}, seats {game.least_seats} to {game.most_seats}")
            lines += [f"  option {option.name} = {option.default!r}; {option.allowed()}" for option in game.settings]
        return "\n".join([*lines, f"levels: {', '.join(LEVELS)}", f"languages: {', '.join(LANGUAGES)}"])

    def explain(self, what: str | None = None, game: str | None = None) -> str:
        """How a game is played, or what one thing of it does."""
        name = game or (self.state.setup.game if self.state is not None else None)
        if name is None:
            raise NoGame(f"game: name one; allowed: {', '.join(registry.working())}")
        registry.game(name)
        words = Words(self.language, [])
        return how(name, words) if what is None else explained(name, what, words)

    # Playing.

    def new_game(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        level: str = "novice",
        language: str | None = None,
        options: dict[str, Any] | None = None,
    ) -> str:
        """Begin a game at a seat against bots of a level, and tell how it stands."""
        if language is not None and language not in LANGUAGES:
            raise BadOption(f"language {language!r}: there is none; allowed: {', '.join(LANGUAGES)}")
        if level not in LEVELS:
            raise BadOption(f"level {level!r}: there is none of that name here; allowed: {', '.join(LEVELS)}")
        luck = derived("desk", self.seed, self.games)
        rules = talia.game(game)
        state = rules.begin(rules.setup_under(rules.rules, seats, options or {}), luck)
        if not 0 <= seat < state.setup.seats:
            raise BadOption(f"seat {seat}: there is none; allowed: 0 to {state.setup.seats - 1}")
        self.games += 1
        self.language = language or self.language
        plays = find(level, game, state.setup.seats, state.setup.options)
        self.sit(state, seat, {n: bot(level, derived(luck, n)) for n in range(state.setup.seats) if n != seat}, luck)
        note = (
            f"level {level}: {game} has none of its own here, {plays.level.name} plays\n\n" if plays.stands_in else ""
        )
        return note + self.look()

    def sit(self, state: talia.State, seat: int, bots: dict[int, Player], luck: int) -> None:
        """Take a seat at a table that stands; everybody else plays until this seat is asked."""
        self.state, self.seat, self.bots = state, seat, bots
        self.bots[state.setup.seats] = bot("novice", derived(luck, state.setup.seats))  # a table's clock
        self.told = 0
        self.resigned = False
        self.dice = talia.Random(luck)
        self.observer = TextObserver(self.language)
        self._let_others_play()

    def look(self) -> str:
        """What has happened since the last look, the table, and the question."""
        state = self._game()
        told = self.observer.observe(state, self.seat, self._news())
        return f"{told}\n{self._resignation()}" if self.resigned else told

    def history(self) -> str:
        """All that this seat has been told since the game began."""
        state = self._game()
        return self.observer.happened(state.view(self.seat), state.events(self.seat))

    def question(self) -> str:
        """What is asked, and all answers that are allowed."""
        return self._resignation() if self.resigned else self.observer.question(self._game().view(self.seat))

    def answer(self, word: str, question: int | None = None) -> str:
        """Give an answer by its word; then the others play, and what has happened is told with the next question."""
        state = self._game()
        if self.resigned:
            raise NotAsked("you have resigned this game; begin another one with new_game")
        if question is not None and question != state.question and not state.over:
            raise NotAsked(f"question {told(question)} is not open; the open one is {state.question}")
        state.answer(self.seat, word)
        self._let_others_play()
        view = state.view(self.seat)
        return (
            f"{self.observer.happened(view, state.events(self.seat, self._news()))}\n\n{self.observer.question(view)}"
        )

    def resign(self) -> str:
        """Give the game up: it counts as lost. Another one may be begun."""
        state = self._game()
        if state.over:
            raise NotAsked("the game is over: nothing is left to resign")
        self.resigned = True
        return self._resignation()

    def record(self) -> str:
        """The record of a finished game, as JSON: `talia check` and `talia replay` read it."""
        state = self._game()
        if not state.over:
            raise NotAsked("the game is not over: its record tells the deal, and is given at the end")
        assert state.record is not None
        return state.record.write()

    def _game(self) -> talia.State:
        if self.state is None:
            raise NoGame("there is no game yet: begin one with new_game")
        return self.state

    def _news(self) -> int:
        """From where on the log is new to this seat; it counts as told from now on."""
        assert self.state is not None
        assert self.state.log is not None
        since, self.told = self.told, len(self.state.log)
        return since

    def _resignation(self) -> str:
        words = self.observer.words(self._game().view(self.seat))
        return words.get("site-reason-resigned", name=words.player(self.seat))

    def _let_others_play(self) -> None:
        state = self._game()
        while not state.over:
            seat = next_to_answer(state, self.dice)
            if seat == self.seat:
                return
            state.answer(seat, self.bots[seat].answer(state.view(seat, memory=True)))
