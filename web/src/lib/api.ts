/** The HTTP part of docs/protocol.md. */
import type {
  Catalogue,
  Claim,
  Committed,
  Continue,
  GameLine,
  Import,
  Invited,
  Lobby,
  NewSeries,
  NewTable,
  Now,
  Problem,
  Replay,
  Seated,
  SeriesSeated,
  Transferred,
} from '../generated/protocol';
import { Refused } from './refused';
import { version } from './version.svelte';
import { isOk, wire, type Answer, type Asking } from './wire';

export { Refused };

/** Ask the server something; Refused says what was wrong. `key`: a mark of one's own, so that it can be asked again. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
  const answer = await reach({
    method,
    path,
    ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
  });
  if (!isOk(answer)) throw await refusalOf(answer);
  return (await answer
    .text()
    .then(JSON.parse)
    .catch(() => null)) as T;
}

/** What the house says to a request, whatever it says; Refused where nobody is there. */
export async function reach(asking: Asking): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await wire.ask(asking);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('offline', 'the server cannot be reached');
  }
  version.told(answer.header('Talia-Page'));
  return answer;
}

/** Why the house did not do it. */
export async function refusalOf(answer: Answer): Promise<Refused> {
  const problem = (await answer
    .text()
    .then(JSON.parse)
    .catch(() => null)) as Partial<Problem> | null;
  return new Refused(problem?.code ?? 'unknown', problem?.reason ?? answer.words, problem?.say ?? null);
}

let known: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>('GET', '/api/games');
  // While bots think with interpreted rules that may change, and without a server the other way round: asked anew the next time.
  known.then(
    (all) => (all.rules === 'interpreted' || wire.near) && (known = null),
    () => (known = null),
  );
  return known;
}

/** What this player adds to the shuffle, so that the server alone cannot know the deal. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A mark of a wish that nobody else will ever take. */
function mark(): string {
  return [...crypto.getRandomValues(new Uint32Array(5))].map((number) => number.toString(36).padStart(7, '0')).join('');
}

const AGAIN = [500, 1500, 4000]; // milliseconds until a wish whose answer did not come is made again

const LONG = 2000; // characters: records are too large to be remembered as wishes

/** The wishes that wait for their answer, by what is wished: a reload or a second click makes the same one again. */
const waiting = new Map<string, { key: string; luck: string }>();

function pending(name: string): { key: string; luck: string } {
  const kept = waiting.get(name) ?? (JSON.parse(stored(name) ?? 'null') as { key: string; luck: string } | null);
  const found = kept ?? { key: mark(), luck: luck() };
  if (kept || name.length > LONG) return found;
  waiting.set(name, found);
  stored(name, JSON.stringify(found));
  return found;
}

/** What this tab has kept under a name; `value` keeps something, null forgets it. A browser may forbid to keep anything. */
function stored(name: string, value?: string | null): string | null {
  try {
    const place = `talia-wish ${name}`;
    if (value === undefined) return sessionStorage.getItem(place);
    if (value === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, value);
  } catch {
    // then a reload makes a new wish
  }
  return null;
}

/**
 * Wish for something that must not be lost, nor done twice: a seat, a table, a link. The answer may get lost on its way, so
 * it is asked again with the same key, and the server then gives the same answer (docs/protocol.md, section 2).
 */
export async function wish<T>(path: string, form: object, lucky = false): Promise<T> {
  const name = `${path} ${JSON.stringify(form)}`;
  const { key, luck } = pending(name);
  const body = lucky ? { ...form, luck } : form;
  for (let tried = 0; ; tried += 1) {
    try {
      const answer = await ask<T>('POST', path, body, key);
      forget(name);
      return answer;
    } catch (error) {
      const lost = error instanceof Refused && (error.code === 'offline' || error.code === 'busy');
      const pause = AGAIN[tried];
      if (!lost) forget(name);
      if (!lost || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function forget(name: string): void {
  waiting.delete(name);
  stored(name, null);
}

/** Public tables; null where they are as they were when the server gave this mark. */
export async function publicTables(mark: string): Promise<{ list: Lobby; mark: string } | null> {
  const headers: Record<string, string> = mark === '' ? {} : { 'If-None-Match': mark };
  const answer = await reach({ method: 'GET', path: '/api/tables', headers, fresh: true });
  if (answer.status === 304) return null;
  if (!isOk(answer)) throw new Refused(answer.status === 429 ? 'too_many' : 'busy', answer.words);
  return { list: JSON.parse(await answer.text()) as Lobby, mark: answer.header('ETag') ?? '' };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const series = (id: string): string => `/api/series/${encodeURIComponent(id)}`;

export const api = {
  commitment: () => ask<Committed>('POST', '/api/commitments'),
  newTable: (form: NewTable) => wish<Seated>('/api/tables', form),
  table: (id: string) => ask<Seated>('GET', table(id)),
  /** Sit down at a table that waits, or open one and wait. */
  now: (form: Now) => wish<Seated>('/api/now', form, true),
  /** What has become of a link to a seat. */
  invitation: (id: string, join: string) => ask<Invited>('POST', `${table(id)}/invitation`, { join }),
  claim: (id: string, join: string, name: string | null) =>
    wish<Seated>(`${table(id)}/seats`, { join, name } satisfies Claim, true),
  transfer: (id: string, seat: number) => wish<Transferred>(`${table(id)}/transfer`, { seat }),
  replay: (id: string, seat: number | null, since: number, count = 50) =>
    ask<Replay>('GET', `${table(id)}/replay?since=${since}&count=${count}${seat === null ? '' : `&seat=${seat}`}`),
  playOn: (id: string, form: Continue) => wish<Seated>(`${table(id)}/continue`, form),
  exported: (id: string) => ask<Record<string, unknown>>('GET', `${table(id)}/export`),
  history: (id: string, seat: number) => ask<GameLine>('GET', `${table(id)}/history?seat=${seat}`),
  imported: (record: Import) => wish<Seated>('/api/records', record),
  newSeries: (form: NewSeries) => wish<SeriesSeated>('/api/series', form),
  series: (id: string) => ask<SeriesSeated>('GET', series(id)),
  claimSeries: (id: string, join: string, name: string | null) =>
    wish<SeriesSeated>(`${series(id)}/players`, { join, name } satisfies Claim, true),
};
