/** The HTTP part of docs/protocol.md. */
import type {
  Catalogue,
  Claim,
  Committed,
  Continue,
  Import,
  NewSeries,
  NewTable,
  Problem,
  Replay,
  Seated,
  SeriesSeated,
  Transferred,
} from '../generated/protocol';

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Ask the server something; Refused says what was wrong. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
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
  const problem = content as Partial<Problem> | null;
  throw new Refused(problem?.code ?? 'unknown', problem?.reason ?? answer.statusText);
}

let known: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>('GET', '/api/games');
  // While bots think with interpreted rules that may change: asked anew the next time.
  known.then(
    (all) => all.rules === 'interpreted' && (known = null),
    () => (known = null),
  );
  return known;
}

/** What this player adds to the shuffle, so that the server alone cannot know the deal. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const series = (id: string): string => `/api/series/${encodeURIComponent(id)}`;

export const api = {
  commitment: () => ask<Committed>('POST', '/api/commitments'),
  newTable: (form: NewTable) => ask<Seated>('POST', '/api/tables', form),
  table: (id: string) => ask<Seated>('GET', table(id)),
  claim: (id: string, join: string, name: string | null) =>
    ask<Seated>('POST', `${table(id)}/seats`, { join, name, luck: luck() } satisfies Claim),
  transfer: (id: string, seat: number) => ask<Transferred>('POST', `${table(id)}/transfer`, { seat }),
  replay: (id: string, seat: number | null, since: number, count = 50) =>
    ask<Replay>('GET', `${table(id)}/replay?since=${since}&count=${count}${seat === null ? '' : `&seat=${seat}`}`),
  playOn: (id: string, form: Continue) => ask<Seated>('POST', `${table(id)}/continue`, form),
  exported: (id: string) => ask<Record<string, unknown>>('GET', `${table(id)}/export`),
  imported: (record: Import) => ask<Seated>('POST', '/api/records', record),
  newSeries: (form: NewSeries) => ask<SeriesSeated>('POST', '/api/series', form),
  series: (id: string) => ask<SeriesSeated>('GET', series(id)),
  claimSeries: (id: string, join: string, name: string | null) =>
    ask<SeriesSeated>('POST', `${series(id)}/players`, { join, name, luck: luck() } satisfies Claim),
};
