/** What a view of Radlands holds (`talia.games.radlands.view`). */
import type { View } from '../../generated/protocol';

export interface Standing {
  card: string;
  space?: number;
  destroyed?: boolean;
  damaged?: boolean;
  exhausted?: boolean;
  used?: boolean;
  acting?: boolean;
  ready?: boolean;
  protected?: boolean;
}

export interface Column {
  camp: Standing;
  people: (Standing & { space: number })[];
}

/** The discard pile as people see it: nobody looks through it. */
export interface Pile {
  size: number;
  top: string | null;
  this_turn: string[];
}

export interface RadTable {
  turn: number;
  active: number;
  hands: (string[] | number)[];
  deck: number;
  /** While camps are picked. */
  dealt?: (string[] | number)[];
  camps?: (string[] | number)[];
  /** Afterwards. */
  water?: number;
  /** The water of this turn, before anything was bought. */
  income?: number;
  columns?: Column[][];
  queues?: (string | null)[][];
  silos?: ('hand' | 'area')[];
  known?: string[][];
  discard?: Pile;
  resolving?: string | null;
  sifted?: string[] | number;
  picked?: { card: string | null; for: string };
}

export const tableOf = (view: View): RadTable => view.table as unknown as RadTable;
