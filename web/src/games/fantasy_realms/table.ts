/** What a view of Fantasy Realms holds (`talia.games.fantasy_realms.view`). */
import type { CardSheet, LineSheet, View } from '../../generated/protocol';

/** The sheets of a view and those of the calculator have the same lines. */
export type CardLine = CardSheet;
export type StepLine = LineSheet;

export interface Sheet {
  seat?: number;
  total: number;
  base_sum?: number;
  /** What was chosen at scoring, by the card that chose. */
  choices?: Record<string, unknown>;
  cards: CardLine[];
  lines: StepLine[];
}

export interface Offer {
  seat: number;
  place: number;
  card: string | null;
  to: number | null;
  wish: string | null;
  by: number | null;
  against: string | null;
}

export interface RealmTable {
  hands: (string[] | number)[];
  known: string[][];
  area: string[];
  deck: number;
  drawn: string[] | number;
  turn: number;
  to_move: number | null;
  open: boolean;
  /** What has been chosen at scoring, by the card that chooses; of all hands. */
  choices: Record<string, unknown>;
  /** So many cards in the area end the game; 0: its clock does. */
  end: number;
  trading?: {
    offers: Offer[];
    plan: Record<string, unknown>;
    memory: Record<string, number[]>;
    everybody: Record<string, number[]>;
  };
  scores?: Sheet[];
}

export const tableOf = (view: View): RealmTable => view.table as unknown as RealmTable;
