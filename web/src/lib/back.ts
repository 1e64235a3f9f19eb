/** Who has come back to a table: told in one line to the others. */
import type { TableInfo } from '../generated/protocol';
import type { Notice } from './choosing.svelte';
import { seatName } from './names';

const LONG_AWAY = 10; // seconds

/** Somebody has taken their seat back, or was away for longer than a reload takes. */
export function whoIsBack(before: TableInfo | null, info: TableInfo, mine: number[], now: number): Notice | null {
  let found: Notice | null = null;
  for (const seat of info.seats) {
    const then = before?.seats[seat.seat];
    if (then === undefined || then.kind !== 'person' || mine.includes(seat.seat)) continue;
    const stood = then.stand_in !== null && seat.stand_in === null;
    const away = then.lost_at !== null && now - then.lost_at > LONG_AWAY && seat.lost_at === null;
    if (stood || (away && then.stand_in === null))
      found = { text: 'site-is-back', parts: { name: seatName(seat), n: stood ? seat.played : 0 }, tone: 'note' };
  }
  return found;
}
