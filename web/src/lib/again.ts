/**
 * Where everybody may act at any time (Chaos), somebody else's act makes a question old while an answer to it is on its
 * way. The answer is sent again if the new question still offers the very same thing; in all other games a late answer
 * is never repeated: the same card would be played in the next round.
 */
import type { Decision, Option, View } from '../generated/protocol';

export interface Sent {
  epoch: number;
  decision: Decision;
  option: Option;
  tries: number;
}

const MOST_TRIES = 5;

/** Does the game's own clock run, so that nobody waits for anybody? Its seat is the one after the last player. */
export function realTime(view: View | null): boolean {
  return view !== null && view.asked.includes(view.seats);
}

/** The option that says the same in the question now open, or null if it is not to be sent again. */
export function sameNow(sent: Sent, epoch: number, now: View | null): Option | null {
  const open = now?.decision;
  if (!realTime(now) || open === undefined || epoch !== sent.epoch || sent.tries >= MOST_TRIES) return null;
  if (open.prompt !== sent.decision.prompt || open.card !== sent.decision.card) return null;
  const words = JSON.stringify(sent.option);
  return open.options.find((option) => JSON.stringify(option) === words) ?? null;
}
