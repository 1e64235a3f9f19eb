/** What made the winning hand of Fantasy Realms: its largest line, and how that card came there, where all saw it. */
import type { Ended } from '../layout';
import { tableOf, type CardLine } from './table';

export interface Best {
  line: CardLine;
  total: number;
  /** The round in which it was taken from the discard area, and who had laid it there; null where nobody saw it. */
  round: number | null;
  from: number | null;
}

export function best({ view, events, result }: Ended): Best | null {
  const winner = result.winners[0];
  const sheet = winner === undefined ? undefined : tableOf(view).scores?.[winner];
  if (sheet === undefined) return null;
  const line = sheet.cards.reduce<CardLine | null>(
    (most, one) => (most === null || one.points > most.points ? one : most),
    null,
  );
  if (line === null) return null;
  let round = 1;
  let laid: number | null = null;
  const found: Best = { line, total: sheet.total, round: null, from: null };
  for (const event of events) {
    if (event.event === 'round_began') round = Number(event.round);
    if (event.card !== line.card) continue;
    if (event.event === 'discarded') laid = Number(event.seat);
    if (event.event === 'took' && event.seat === winner) {
      found.round = round;
      found.from = laid === winner ? null : laid;
    }
  }
  return found;
}
