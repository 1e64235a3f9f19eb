/** The HTTP part of docs/protocol.md. */
import type { ClockRule, GameEvent, TableInfo, View } from './protocol';

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('offline', 'the server cannot be reached');
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const problem = content as { code?: string; reason?: string } | null;
  throw new Refused(problem?.code ?? 'unknown', problem?.reason ?? answer.statusText);
}

export interface Setting {
  name: string;
  kind?: 'flag' | 'number' | 'one' | 'several' | 'ordered';
  default: unknown;
  least?: number;
  most?: number;
  words?: (string | null)[];
  allowed?: string;
}

export interface Game {
  game: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  settings: Setting[];
  reasons: string[];
  levels: string[];
  series: string[];
  about: Record<string, unknown>;
}

export interface Catalogue {
  talia: string;
  protocol: number;
  games: Game[];
}

export interface Invite {
  seat: number;
  join: string;
  path: string;
}

export interface Seated {
  table: TableInfo;
  mine: number[];
  host: boolean;
  invites: Invite[];
}

export interface SeatForm {
  who: 'me' | 'open' | 'bot';
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatForm[];
  clock?: Partial<ClockRule>;
  undo?: 'free' | 'consent' | 'never';
  hints?: boolean;
  public?: boolean;
  luck?: string;
  ticket?: string;
}

export interface Moment {
  moment: number;
  seat: number | null;
  word: string | null;
  events: GameEvent[];
  view: View;
}

export interface Replay {
  table: TableInfo;
  seat: number | null;
  moments: number;
  since: number;
  shown: Moment[];
}

export interface Series {
  id: string;
  kind: 'match' | 'tournament';
  game: string;
  options: Record<string, unknown>;
  status: 'waiting' | 'playing' | 'ended';
  players: {
    player: number;
    who: 'open' | 'person' | 'bot';
    name: string | null;
    level: string | null;
    wins: number;
    losses: number;
    draws: number;
  }[];
  games: { table: string; round: number; number: number; players: number[]; status: string; winner: number | null }[];
  standing: number[];
  winner: number | null;
}

export interface SeriesSeated {
  series: Series;
  mine: number[];
  host: boolean;
  invites: Invite[];
  tables: (Invite & { table?: string })[];
}

export interface NewSeries {
  kind: 'match' | 'tournament';
  game: string;
  options: Record<string, unknown>;
  players: SeatForm[];
  clock?: Partial<ClockRule>;
}

let known: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>('GET', '/api/games');
  known.catch(() => (known = null));
  return known;
}

/** What this player adds to the shuffle, so that the server alone cannot know the deal. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const series = (id: string): string => `/api/series/${encodeURIComponent(id)}`;

export const api = {
  commitment: () => ask<{ ticket: string; commitment: string }>('POST', '/api/commitments'),
  newTable: (form: NewTable) => ask<Seated>('POST', '/api/tables', form),
  table: (id: string) => ask<Seated>('GET', table(id)),
  claim: (id: string, join: string, name: string | null) =>
    ask<Seated>('POST', `${table(id)}/seats`, { join, ...(name === null ? {} : { name }), luck: luck() }),
  transfer: (id: string, seat: number) => ask<Invite>('POST', `${table(id)}/transfer`, { seat }),
  replay: (id: string, seat: number | null, since: number, count = 50) =>
    ask<Replay>('GET', `${table(id)}/replay?since=${since}&count=${count}${seat === null ? '' : `&seat=${seat}`}`),
  playOn: (id: string, form: { moment: number; seat: number; level: string; name?: string }) =>
    ask<Seated>('POST', `${table(id)}/continue`, form),
  exported: (id: string) => ask<Record<string, unknown>>('GET', `${table(id)}/export`),
  imported: (record: unknown) => ask<Seated>('POST', '/api/records', record),
  newSeries: (form: NewSeries) => ask<SeriesSeated>('POST', '/api/series', form),
  series: (id: string) => ask<SeriesSeated>('GET', series(id)),
  claimSeries: (id: string, join: string, name: string | null) =>
    ask<SeriesSeated>('POST', `${series(id)}/players`, { join, ...(name === null ? {} : { name }), luck: luck() }),
  score: (form: unknown) => ask<Record<string, unknown>>('POST', '/api/fantasy-realms/score', form),
  discards: (form: unknown) => ask<Record<string, unknown>>('POST', '/api/fantasy-realms/discards', form),
};
