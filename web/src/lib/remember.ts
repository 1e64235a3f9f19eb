/** The tables this browser has sat at, so that the front page leads back to them. */
import type { TableInfo } from '../generated/protocol';
import { seatNames } from './names';

export interface Remembered {
  id: string;
  game: string;
  names: string[];
  mine: number[];
  status: string;
  turn: boolean;
  at: number;
  /** The last question each of my seats has answered here, for the recap. */
  answered?: Record<number, number>;
}

const PLACE = 'talia.tables';
const MOST = 24;

export function remembered(): Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Remembered[]) : [];
  } catch {
    return [];
  }
}

export function keep(tables: Remembered[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Nothing is kept then; the address of the table still leads there.
  }
}

/** The last question that each seat has answered at this table, in this browser. */
export function answeredAt(id: string): Record<number, number> {
  return remembered().find((table) => table.id === id)?.answered ?? {};
}

export function remember(info: TableInfo, mine: number[], turn: boolean, answered: Record<number, number>): void {
  if (mine.length === 0) return;
  const others = remembered().filter((table) => table.id !== info.id);
  keep([
    { id: info.id, game: info.game, names: seatNames(info), mine, status: info.status, turn, at: Date.now(), answered },
    ...others,
  ]);
}
