/** What a view of Fantasy Realms holds (`talia.games.fantasy_realms.view`). */
export interface CardLine {
  card: string;
  name: string;
  suit: string;
  base: number;
  bonus: number;
  penalty: number;
  points: number;
  cleared_by: string[];
  army_cleared_by: string[];
  blanked: boolean;
  blanked_by: string[];
  would_have: number;
}

export interface StepLine {
  kind: string;
  rule: string;
  cards: string[];
  points: number;
  suit: string;
}

export interface Sheet {
  seat?: number;
  total: number;
  base_sum?: number;
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
  trading?: {
    offers: Offer[];
    plan: Record<string, unknown>;
    memory: Record<string, number[]>;
    everybody: Record<string, number[]>;
  };
  scores?: Sheet[];
}
