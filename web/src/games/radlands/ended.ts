/** How a game of Radlands came to its end: who felled which camp, in which turn, and where it turned. */
import { CARDS } from '../../generated/radlands/facts';
import { eventsOf, linesOf, whose, type Line } from '../../lib/story';
import type { GameEvent } from '../../generated/protocol';
import type { Ended } from '../layout';
import { tableOf } from './table';

export interface Felled {
  camp: string;
  owner: number;
  turn: number;
  /** The card that did it, and whose deed it was; null where no card did. */
  by: string | null;
  seat: number | null;
  line: Line;
}

const isCamp = (card: unknown): boolean => CARDS[String(card)]?.kind === 'camp';

/** Every camp that fell, in order, with the deed it fell by. A camp that stood again and fell again is there twice. */
export function felled(events: GameEvent[]): Felled[] {
  let turn = 0;
  const found: Felled[] = [];
  for (const line of linesOf(events)) {
    const head = line.head.events[0];
    if (head?.event === 'turn_began') turn = Number(head.turn);
    for (const event of eventsOf(line)) {
      if (event.event !== 'destroyed' || !isCamp(event.card)) continue;
      const own = head === event;
      found.push({
        camp: String(event.card),
        owner: Number(event.seat),
        turn,
        by: own || head?.card === undefined ? null : String(head.card),
        seat: own ? null : whose(line.head.say),
        line,
      });
    }
  }
  return found;
}

/** How many camps each player has standing. */
export function standing({ view }: Ended): number[] {
  return (tableOf(view).columns ?? []).map((columns) => columns.filter(({ camp }) => !camp.destroyed).length);
}

/** The camp by whose fall the winner came into the lead for good; else the last one that fell for them. */
export function turningPoint({ events, result }: Ended): Felled | null {
  const winner = result.winners[0];
  if (winner === undefined || result.winners.length > 1) return null;
  const lost = [0, 0];
  let turned: Felled | null = null;
  let ahead = false;
  for (const one of felled(events)) {
    lost[one.owner] = (lost[one.owner] ?? 0) + 1;
    const now = (lost[1 - winner] ?? 0) > (lost[winner] ?? 0);
    if (now && !ahead) turned = one;
    ahead = now;
  }
  return ahead ? turned : null;
}
