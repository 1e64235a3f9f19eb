/** What a view of Cardia holds (`talia.games.cardia.view`). */
import type { View } from '../../generated/protocol';

export interface Waiting {
  modifier: number;
  late: number;
  choice: boolean;
  faction: string | null;
}

export interface Encounter {
  cards: [string, string];
  marks: [number, number];
  tokens: [boolean, boolean];
  influence: [number, number];
  wins: [boolean, boolean];
  signets: [number, number];
  /** What decided it. */
  rule: string;
}

/** A modifier that is chosen and not done yet. */
export interface Pending {
  card: string;
  owner: number;
  by: number;
}

/** What the row would come to with an answer: told with options that put a modifier on a card. */
export interface Would {
  encounter: number;
  influence: [number, number];
  result: 'wins' | 'loses' | 'ties';
  signets: [number, number];
  /** Whose win of the game it would be. */
  decides: number | null;
}

/** What is told of a card of the hand that may be played. */
export interface Stake {
  modifier: number;
  influence: number;
  against: number;
  result: 'wins' | 'loses' | 'ties';
}

export interface CardiaTable {
  round: number;
  row: Encounter[];
  hands: (string[] | number)[];
  decks: number[];
  discards: string[][];
  waiting: { next: Waiting | null; fog: Waiting | null; here: Waiting | null }[];
  shown: string | null;
  openly: number[];
  fog: (string | null)[];
  known: string[][];
  under: (string[] | number)[];
  peeked?: (string[] | null)[];
  pending?: Pending[];
  signets: number[];
  /** How many of them win. */
  goal: number;
  stars: number;
  level: number;
}

export const tableOf = (view: View): CardiaTable => view.table as unknown as CardiaTable;
