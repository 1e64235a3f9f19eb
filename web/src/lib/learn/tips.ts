/**
 * First-use tips: one sentence when something is met for the first time. What makes one due is declared with the rules and written
 * into `generated/tips.ts`; here it is only looked up in one's own view and in what was just told, as `talia.learn.tips` does.
 */
import type { GameEvent, View } from '../../generated/protocol';
import { TIPS, type Tip } from '../../generated/tips';

const ME = 'me';
const THEM = 'them';

function at(view: View, path: string, seat: number): unknown {
  let found: unknown = view;
  for (const step of path.split('.'))
    found =
      found !== null && typeof found === 'object'
        ? (found as Record<string, unknown>)[step === ME ? String(seat) : step]
        : undefined;
  return found;
}

function fits(where: Record<string, string | number>, event: GameEvent, seat: number): boolean {
  return Object.entries(where).every(([part, wanted]) => {
    const found = event[part];
    if (wanted === THEM) return typeof found === 'number' && found !== seat;
    return found === (wanted === ME ? seat : wanted);
  });
}

export function fires(tip: Tip, view: View, events: GameEvent[]): boolean {
  const { seat } = view;
  if (tip.game !== view.game || seat === null) return false;
  if (tip.event !== undefined)
    return events.some((event) => event.event === tip.event && fits(tip.where ?? {}, event, seat));
  if (tip.hand !== undefined) {
    const hand = at(view, 'table.hands.me', seat);
    return Array.isArray(hand) && tip.hand.some((card) => hand.includes(card));
  }
  if (tip.prompt !== undefined) return view.asked.includes(seat) && view.decision?.prompt === tip.prompt;
  const found = at(view, tip.path ?? '', seat);
  if (tip.is !== undefined) return found === tip.is;
  const size = Array.isArray(found) ? found.length : found;
  return typeof size === 'number' && tip.least !== undefined && size >= tip.least;
}

/** The first tip that is due and was not seen. */
export function due(view: View, events: GameEvent[], seen: (tip: string) => boolean): Tip | null {
  return TIPS.find((tip) => !seen(tip.id) && fires(tip, view, events)) ?? null;
}
