/** The protocol of a table, as `talia.server.wire.protocol` and docs/protocol.md have it. */
export const PROTOCOL = 1;

export interface Option {
  action: number;
  word: string;
  [part: string]: unknown;
}

export interface Decision {
  seat: number;
  prompt: string;
  question: number;
  card: string | null;
  domain?: string;
  options: Option[];
  [part: string]: unknown;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface Doing {
  program: string;
  at: number;
  seat: number;
  card: string | null;
  notes: (number | null)[];
}

export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number | null;
  asked: number[];
  locked: number[];
  question: number;
  doing: Doing[];
  /** Each game's layout knows its own table. */
  table: any;
  outcome: Outcome | null;
  decision?: Decision;
}

export interface GameEvent {
  event: string;
  rule: string;
  question: number;
  n: number;
  [part: string]: unknown;
}

export interface ClockRule {
  bank: number;
  increment: number;
  decision: number;
  limit: number;
  out: 'lose' | 'move' | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  stand_in: string | null;
  lamp: 'here' | 'lost' | 'gone' | null;
  gone_at: number | null;
  device: number | null;
  http: boolean;
}

export interface Result extends Outcome {
  by_rules: boolean;
  seat: number | null;
}

export interface TakebackRequest {
  request: number;
  seat: number;
  question: number;
  waiting: number[];
}

export interface Opening {
  secret: string;
  salt: string;
  luck: string[];
  seed: string;
}

export interface SeriesPlace {
  series: string;
  kind: 'match' | 'tournament';
  round: number;
  number: number;
  players: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: 'waiting' | 'playing' | 'ended';
  seats: SeatInfo[];
  clock: ClockRule;
  undo: 'free' | 'consent' | 'never';
  hints: boolean;
  practice: boolean;
  commitment: string | null;
  opening: Opening | null;
  result: Result | null;
  request: TakebackRequest | null;
  rematch: number[];
  series: SeriesPlace | null;
  imported: boolean;
  created: number;
  onlookers: number;
}

export interface Clocks {
  now: number;
  seats: { left: number; running: boolean }[];
  limit: number | null;
}

/** What a bot would answer, and why. */
export interface Advice {
  question: number;
  word: string;
  action: number;
  level: string;
  /** Up to five, best first. */
  options: {
    action: number;
    word: string;
    chance?: number;
    low?: number;
    high?: number;
    mix?: number;
    score?: number;
  }[];
  /** Sentences: the key of a text and its places. */
  lines: ({ text: string; option?: Option } & Record<string, unknown>)[];
}

export type FromServer =
  | { type: 'welcome'; protocol: number; now: number; seat: number | null; table: TableInfo }
  | {
      type: 'update';
      epoch: number;
      since: number;
      events: GameEvent[];
      view: View;
      clocks: Clocks | null;
      takeback: number[];
      ask: number | null;
    }
  | { type: 'table'; table: TableInfo }
  | { type: 'clocks'; clocks: Clocks }
  | { type: 'ack'; ref: string; repeated: boolean }
  | { type: 'refusal'; ref: string; code: string; reason: string }
  | ({ type: 'hint'; ref: string } & Advice)
  | {
      type: 'next';
      table: string;
      why: 'rematch' | 'series';
      seat: number | null;
      join: string | null;
      here: number | null;
    }
  | { type: 'pong'; ref: string; now: number }
  | { type: 'bye'; code: string; reason: string };

export type FromClient =
  | { type: 'hello'; protocol: number; seat: number | null; epoch: number; seen: number }
  | { type: 'ping'; ref: string }
  | { type: 'answer'; ref: string; epoch: number; question: number; action: number }
  | { type: 'takeback'; ref: string; epoch: number; question: number }
  | { type: 'consent'; ref: string; request: number; accept: boolean }
  | { type: 'withdraw'; ref: string; request: number }
  | { type: 'resign'; ref: string }
  | { type: 'give'; ref: string; seat: number; level: string }
  | { type: 'take'; ref: string }
  | { type: 'end'; ref: string }
  | { type: 'rematch'; ref: string; accept: boolean }
  | { type: 'hint'; ref: string; epoch: number; question: number; level: string | null };
