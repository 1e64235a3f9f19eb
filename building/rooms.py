"""Which rooms of the house are compiled, and which of those are cold: the lists to change when a room comes or moves.

A pattern names modules by their dotted names: `*` stands for one word or a part of one, `**` for any number of words. A
pattern that fits nothing is an error, so that a renamed room cannot fall out of a list unnoticed.
"""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = "src"

# What runs a million times a second. Everything else calls it a few times a move and stays interpreted. Two libraries:
# the rules take the C compiler a minute and change rarely, the search takes seconds and changes often.
LIBRARIES = {
    "talia": ("talia.core.**", "talia.games.**"),
    # What is hot of a game's bots lies beside what is not: only this list tells.
    "talia_bots": (
        "talia.bots.methods.forward",
        "talia.bots.methods.matrix",
        "talia.bots.methods.policy",
        "talia.bots.methods.tree",
        "talia.bots.cardia.features",
        "talia.bots.cardia.magnet",
        "talia.bots.cardia.net",
        "talia.bots.cardia.ranges",
        "talia.bots.cardia.round",
        "talia.bots.cardia.selfplay",
        "talia.bots.cardia.step",
        "talia.bots.cardia.whole",
        "talia.bots.fantasy_realms.hands",
        "talia.bots.fantasy_realms.trades",
        "talia.bots.radlands.features",
        "talia.bots.radlands.games",
        "talia.bots.radlands.judge",
        "talia.bots.radlands.turn",
        "talia.research.exact.walk",
    ),
}

# Of these libraries, what a person asks for now and then and no room that is compiled calls: compiling it would only
# take its time.
LEFT_OUT = (
    "talia.core.picture",
    "talia.core.short",
    "talia.core.short_nodes",
    "talia.core.short_table",
    "talia.core.shown",
    "talia.core.sketch",
    "talia.games.*.places",
)

# Compiled, so that the rooms beside them can call them directly, but run a few times a move at most: the C compiler is
# told to spend little on them. In every game:
COLD = (
    "talia.games.*.game",
    "talia.games.*.view",
    "talia.games.*.position.**",
    "talia.games.*.invariants",
    # What only one game has.
    "talia.games.cardia.**.match",
    "talia.games.cardia.**.tournament",
    "talia.games.fantasy_realms.**.explain",
    "talia.games.fantasy_realms.**.advice",
    "talia.games.fantasy_realms.**.comparing",
    "talia.games.fantasy_realms.**.ways",
    "talia.games.fantasy_realms.**.relevance",
    "talia.games.fantasy_realms.**.seen",
    "talia.games.fantasy_realms.**.tables",
    "talia.games.fantasy_realms.**.trading_in",
    "talia.games.fantasy_realms.**.trading_words",
    "talia.games.fantasy_realms.**.vocabulary",
    "talia.games.fantasy_realms.**.wide",
    "talia.games.fantasy_realms.**.wide_columns",
    "talia.games.radlands.cards.box",
    "talia.games.radlands.**.options",
    # The doors of the rules.
    "talia.core.chance",
    "talia.core.check",
    "talia.core.deals",
    "talia.core.notes",
    "talia.core.open",
    "talia.core.resume",
    "talia.core.game",
    "talia.core.options",
    "talia.core.declared",
    "talia.core.record",
    "talia.core.save",
    "talia.core.series",
    "talia.core.takeback",
    "talia.core.view",
)

# What runs once a setup or once a process, in rooms that are not cold: `module:function` or `module:Class.method`.
COLD_PARTS = (
    "talia.core.frame:Line.*",
    "talia.core.program:Program.*",
    "talia.core.program:program",
    "talia.core.rows:Row._note",
    "talia.games.*.setup:*.__init__",
)

# Short, and called so often that the call costs more than the work: copied to wherever what is hot calls them.
INLINED = (
    "talia.core.columns:clear",
    "talia.core.rows:Row.begin",
    "talia.core.rows:Row.put",
    "talia.core.rows:Row.mark",
    "talia.core.rows:Row.leave",
    "talia.core.rows:Row.skip",
    "talia.core.rows:Row.empty",
    "talia.core.rows:Row.secret",
    "talia.core.rows:Row.shows",
    "talia.core.rows:Row.tells",
    "talia.core.rows:Row.recalls",
    "talia.core.rows:Row.everything",
    "talia.core.rows:Row.turned",
    "talia.core.rows:upto",
    "talia.core.rows:binary",
    "talia.core.state:State._meant",
    "talia.games.cardia.columns:_told",
    "talia.games.cardia.verbs.ongoing:signets_to",
)

# Plain arithmetic that cannot fail: nobody asks after a call of it whether it has. The build looks at what they do.
SURE = (
    "talia.core.bits:_shift",
    "talia.core.bits:bit",
    "talia.core.bits:count",
    "talia.core.bits:lowest",
    "talia.core.bits:signed",
    "talia.core.rng:advance",
    "talia.core.rng:scramble",
    "talia.core.rng:scaled",
    "talia.core.rows:Row.turned",
    "talia.core.rows:upto",
    "talia.core.rows:binary",
    "talia.games.cardia.columns:_both_sides",
    "talia.games.cardia.columns:_told",
    "talia.games.radlands.columns:_event",
    "talia.games.radlands.columns:_side",
    "talia.games.radlands.numbers:lane",
    "talia.games.radlands.numbers:seat_of",
    "talia.games.radlands.numbers:side",
    "talia.games.radlands.state:Radlands.camp_number",
    "talia.games.radlands.state:Radlands.dealt",
    "talia.games.radlands.state:Radlands.discount",
    "talia.games.radlands.state:Radlands.entered",
    "talia.games.radlands.state:Radlands.event_at",
    "talia.games.radlands.state:Radlands.hand",
    "talia.games.radlands.state:Radlands.kind_at",
    "talia.games.radlands.state:Radlands.people",
    "talia.games.radlands.state:Radlands.twice",
    "talia.games.radlands.state:Radlands.unprotected",
    "talia.games.radlands.verbs.board:people_spaces",
    "talia.games.radlands.verbs.board:restorable",
    "talia.games.radlands.verbs.board:spots",
    "talia.games.radlands.verbs.board:spots_in",
    "talia.games.radlands.verbs.needs:_if_any",
    "talia.games.radlands.verbs.queue:queue_of",
    "talia.games.radlands.verbs.traits:ready",
)

# These write into columns of numbers at every row or answer, and hold on to none: they count no references to them.
BORROWING = (
    "talia.core.rows:put_question",
    "talia.core.batch:Tables._look",
)

# Of the wrappers by which interpreted code calls in, those that a loop in Python calls at every answer.
CALLED = (
    "talia.core.state:State.legal",
    "talia.core.state:State.apply",
    "talia.core.state:State.__deepcopy__",
    "talia.games.*.state:*.clone",
)

# The C compiler is told to spend nothing at all on what runs once in the life of a process, module tops, and on these
# cold rooms: what is asked when a person sets something up, and what is checks and dicts for the most part.
FROZEN = (
    "talia.games.*.game",
    "talia.games.*.invariants",
    "talia.games.*.position.laying",
    "talia.games.*.position.remembering",
    "talia.games.*.position.resting",
    "talia.games._template.position",
    "talia.games.cardia.**.match",
    "talia.games.cardia.**.tournament",
    "talia.games.fantasy_realms.**.advice",
    "talia.games.fantasy_realms.**.relevance",
    "talia.games.fantasy_realms.**.tables",
    "talia.games.fantasy_realms.**.trading_words",
    "talia.games.fantasy_realms.**.vocabulary",
    "talia.games.fantasy_realms.**.wide_columns",
    "talia.games.radlands.cards.box",
    "talia.games.radlands.**.options",
    "talia.core.check",
    "talia.core.declared",
    "talia.core.game",
    "talia.core.options",
    "talia.core.series",
    "talia.core.takeback",
)


class Unmatched(Exception):
    """A list names what is not there, or generated code looks otherwise than expected: a room or mypyc has changed."""


def fits(pattern: str, name: str) -> bool:
    """Whether a pattern stands for a dotted name.

    >>> fits("talia.games.*.view", "talia.games.cardia.view"), fits("talia.games.*.view", "talia.games.cardia.old.view")
    (True, False)
    >>> fits("talia.games.**.view", "talia.games.view"), fits("talia.games.**", "talia.games.cardia.old.view")
    (True, True)
    """
    words = []
    for word in pattern.split("."):
        if word == "**":
            words.append(r"(?:\w+\.)*")
        else:
            words.append(re.escape(word).replace(r"\*", r"\w*") + r"\.")
    return re.fullmatch("".join(words), name + ".") is not None


def matching(patterns: tuple[str, ...], modules: list[str]) -> list[str]:
    """The modules that some pattern stands for, in their order; each pattern must stand for one."""
    for pattern in patterns:
        if not any(fits(pattern, module) for module in modules):
            raise Unmatched(f"{pattern} fits no module: was a room renamed? The lists are in building/rooms.py")
    return [module for module in modules if any(fits(pattern, module) for pattern in patterns)]


def module_of(path: Path) -> str:
    """The dotted name of a source file."""
    words = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


def sources(library: str) -> list[str]:
    """Every file of a compiled library, in a stable order."""
    found = {module_of(path): path for path in Path(SOURCE, "talia").rglob("*.py")}
    left_out = set(matching(LEFT_OUT, list(found)))
    return sorted(str(found[module]) for module in matching(LIBRARIES[library], list(found)) if module not in left_out)


def modules(library: str) -> list[str]:
    """The dotted name of every module of a compiled library."""
    return [module_of(Path(path)) for path in sources(library)]


def cold(library: str) -> list[str]:
    """The cold modules of a library. The patterns are one list for all libraries: each must fit a module somewhere."""
    return _listed(COLD, library)


def frozen(library: str) -> list[str]:
    """The frozen modules of a library."""
    return _listed(FROZEN, library)


def _listed(patterns: tuple[str, ...], library: str) -> list[str]:
    everywhere = [module for each in LIBRARIES for module in modules(each)]
    rooms = set(matching(patterns, everywhere))
    return [module for module in modules(library) if module in rooms]
