"""The triggers of first-use tips, as a module of the page."""

from __future__ import annotations

from talia.export.typescript import HEAD, literal, note
from talia.learn.tips import TIPS

_TYPE = """export interface Tip {
  id: string;
  game: string;
  /** The key of what it says. */
  text: string;
  /** An event of this kind, */
  event?: string;
  /** with all these parts; 'me' is the own seat's number, 'them' the number of another one. */
  where?: Record<string, string | number>;
  /** One of these cards in `view.table.hands[seat]`. */
  hand?: string[];
  /** This is asked of the own seat. */
  prompt?: string;
  /** A place of the view, steps with dots between; 'me' is the own seat's number. */
  path?: string;
  /** What is there, */
  is?: string | number;
  /** or the least number, or length of a list. */
  least?: number;
}
"""


def typescript() -> str:
    """The type of a tip, and all of them in the order in which they are told."""
    about = (
        "A tip is due when its one trigger fits the own view, or an event that was just told: see `talia.learn.tips`."
    )
    lines = "".join(f"  {literal(tip.to_json())},\n" for tip in TIPS)
    head = HEAD.format(source="the first-use tips (`talia.learn.tips`)")
    return f"{head}\n{note(about)}{_TYPE}\nexport const TIPS: Tip[] = [\n{lines}];\n"
