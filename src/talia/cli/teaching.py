"""One lesson at one terminal: bubbles, the table, the question; what would have happened; hints; back and skip."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from talia.cli.bubbles import people, reading, say
from talia.cli.progress import Entry, Progress
from talia.cli.screen import Screen, read_line
from talia.cli.words import Words
from talia.core.state import State
from talia.learn.lesson import GRADES, Lesson
from talia.learn.playing import Bubble, LessonChanged, Playing

LEFT, SKIPPED, DONE = "left", "skipped", "done"  # how a lesson ends
OFFER, TELL = 2, 4  # wrong answers to a question after which a hint is offered, and the last one


class Teaching:
    """A lesson that somebody plays in the terminal."""

    def __init__(self, lesson: Lesson, words: Words, progress: Progress, again: bool = False) -> None:
        self.lesson = lesson
        self.progress = progress
        self.playing = begun(lesson, [] if again or progress.of(lesson).done else progress.of(lesson).answers)
        seats = self.playing.state.setup.seats
        self.words = Words(words.texts.language, people(words, lesson.seat, seats))
        self.screen = Screen(lesson.game, self.words)
        self.told = 0  # events that the learner has been told
        self.wrong = 0  # answers to this question
        self.hinted = 0  # the last grade of a hint to it

    def play(self) -> str:
        title = self.words.name(self.lesson.title, self.lesson.id)
        self.screen.console.rule(escape(title), align="left")
        self.screen.console.print(escape(self.words.get("cli-learn-help")), style="dim")
        if self.playing.step:
            say(self.screen, [Bubble(part.say) for part in self.lesson.said(0)])
        self.go_on()
        while not self.playing.done:
            ended = self.ask()
            if ended is not None:
                return ended
        self.screen.table(self.playing.view(), self.words.get("cli-end"))
        self.keep(done=True)
        self.screen.console.print(f"[bold]{escape(self.words.get('cli-learn-done', lesson=title))}[/]")
        return DONE

    # What is shown.

    def go_on(self) -> None:
        """What has happened, with the bubbles that belong to it, then those that belong to nothing."""
        events = self.playing.state.events(self.playing.seat)
        for bubble in self.playing.bubbles:
            if bubble.event is not None and bubble.event >= self.told:
                self.screen.tell(events[self.told : bubble.event + 1])
                self.told = bubble.event + 1
            elif bubble.event is None:
                self.screen.tell(events[self.told :])
                self.told = len(events)
            say(self.screen, [bubble])
        self.screen.tell(events[self.told :])
        self.told = len(events)
        self.wrong = self.hinted = 0

    def show_question(self) -> list[dict[str, Any]]:
        view = self.playing.view()
        decision = view["decision"]
        self.screen.table(view, self.words.player(self.playing.seat))
        steps = self.words.get("cli-learn-step", step=self.playing.step + 1, steps=self.playing.steps)
        prompt = self.words.prompt(self.lesson.game, decision)
        self.screen.console.print(f"[dim]{escape(steps)}[/] [bold]{escape(prompt)}[/]")
        options: list[dict[str, Any]] = decision["options"]
        for number, option in enumerate(options, 1):
            told = self.words.option(self.lesson.game, decision["domain"], option)
            self.screen.console.print(
                f"  [bold]{number:2}[/] {escape(told)}{reading(self.words, self.lesson.game, option)}"
            )
        return options

    def what_if(self, shown: State) -> None:
        """What would have happened, told as a log tells it."""
        assert self.playing.state.log is not None
        since = len(self.playing.state.log)
        self.screen.console.print(escape(self.words.get("cli-learn-what-if")), style="dim italic")
        self.screen.tell(shown.events(self.playing.seat, since))
        self.screen.console.print(escape(self.words.get("cli-learn-back-again")), style="dim italic")

    # What is answered.

    def ask(self) -> str | None:
        """One answer of the learner's; how the lesson ended if they leave or skip it."""
        options = self.show_question()
        while True:
            line = read_line("> ")
            if line is None or line in ("q", "quit"):
                self.keep()
                return LEFT
            if line in ("s", "skip"):
                self.keep(skipped=True)
                return SKIPPED
            if line in ("b", "back"):
                self.back()
                return None
            if line in ("?", "h", "hint"):
                self.hint()
            elif line.isdigit() and 1 <= int(line) <= len(options):
                if self.answer(options[int(line) - 1]["word"]):
                    return None
            else:
                told = self.words.get("cli-learn-not-an-option", given=line, most=len(options))
                self.screen.console.print(escape(told))

    def answer(self, word: str) -> bool:
        """True if it goes on; a wrong answer is told of, and the question stays."""
        reaction = self.playing.answer(word)
        if reaction.accepted:
            self.keep()
            self.go_on()
            return True
        self.wrong += 1
        say(self.screen, reaction.bubbles)
        if reaction.what_if is not None:
            self.what_if(reaction.what_if)
        if self.wrong == OFFER and self.hinted == 0:
            self.screen.console.print(escape(self.words.get("cli-learn-offer")), style="dim")
        elif self.wrong == TELL:
            self.hinted = GRADES
            say(self.screen, [self.playing.hint(GRADES)])
        return False

    def hint(self) -> None:
        """The next grade, and the last one again and again."""
        self.hinted = min(GRADES, self.hinted + 1)
        say(self.screen, [self.playing.hint(self.hinted)])

    def back(self) -> None:
        """To the answer before; at the first there is nothing to take back."""
        if not self.playing.answers:
            self.screen.console.print(escape(self.words.get("cli-nothing-to-undo")))
            return
        self.playing = Playing(self.lesson, self.playing.answers[:-1])
        self.told = len(self.playing.state.events(self.playing.seat))
        self.wrong = self.hinted = 0
        self.keep()

    def keep(self, done: bool = False, skipped: bool = False) -> None:
        before = self.progress.of(self.lesson)
        answers = [] if done or skipped else list(self.playing.answers)
        entry = Entry(self.lesson.mark, answers, done or before.done, skipped and not before.done)
        self.progress.keep(self.lesson, entry)


def begun(lesson: Lesson, answers: list[str]) -> Playing:
    """The lesson after the answers that were kept, or from its start where they do not fit any more."""
    try:
        return Playing(lesson, answers)
    except LessonChanged:
        return Playing(lesson)
