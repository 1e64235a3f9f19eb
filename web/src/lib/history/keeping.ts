/** A game comes into the history: when it ends, by a link, by a file; and what a review has found is noted. Nothing is ever sent. */
import type { GameLine } from '../../generated/protocol';
import { api, Refused } from '../api';
import { kept, take } from './device';
import { merged, read, write } from './form';
import * as store from './store';

/** Keep a game that has ended, for these seats of mine; false where it is there already. */
export async function keepGame(table: string, mine: number[]): Promise<boolean> {
  const [seat] = mine;
  if (seat === undefined) return false;
  const told = await api.history(table, seat);
  if ((await store.line(told.hash)) !== null) return false;
  await store.keep([{ ...told, mine }]);
  await store.thin();
  return true;
}

interface Unkept {
  table: string;
  mine: number[];
}
const UNKEPT = 'talia.unkept';

/** Games that have ended and could not be kept yet: nobody answered, or the deal is still closed. */
function unkept(): Unkept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(UNKEPT) ?? '[]');
    return Array.isArray(found) ? (found as Unkept[]) : [];
  } catch {
    return [];
  }
}
function note(games: Unkept[]): void {
  try {
    if (games.length === 0) localStorage.removeItem(UNKEPT);
    else localStorage.setItem(UNKEPT, JSON.stringify(games.slice(0, 50)));
  } catch {
    // A browser that keeps nothing keeps no history either.
  }
}
const but = (table: string): Unkept[] => unkept().filter((one) => one.table !== table);

/** A game is over, and nobody waits for it to be kept: what cannot be asked for now (a deal still closed) is asked for later. */
export async function keepEnded(table: string, mine: number[], later = false): Promise<void> {
  note([{ table, mine }, ...but(table)]);
  if (later) return;
  try {
    await keepGame(table, mine);
    note(but(table));
  } catch (refused) {
    if (refused instanceof Refused && refused.code === 'unknown') note(but(table)); // it is gone for good
  }
}

/** What could not be kept before. */
export async function keepLate(): Promise<void> {
  for (const { table, mine } of unkept()) await keepEnded(table, mine);
}

/** What reviews have found on this device, by table: they keep it in a place of their own (`talia.review`). */
function reviewed(): Record<string, { seat?: unknown; accuracy?: unknown } | undefined> {
  try {
    const kept = JSON.parse(localStorage.getItem('talia.review') ?? 'null') as { accuracy?: object } | null;
    return { ...kept?.accuracy } as ReturnType<typeof reviewed>;
  } catch {
    return {};
  }
}

/** Every line, the latest first, with the accuracy of games that have been reviewed since. */
export async function games(): Promise<GameLine[]> {
  const all = await store.lines();
  const found = reviewed();
  const fresh: GameLine[] = [];
  const noted = all.map((line) => {
    const one = line.table === null ? undefined : found[line.table];
    if (typeof one?.accuracy !== 'number' || one.seat !== line.mine[0] || one.accuracy === line.accuracy) return line;
    const better = { ...line, accuracy: one.accuracy };
    fresh.push(better);
    return better;
  });
  if (fresh.length > 0) await store.keep(fresh);
  return noted;
}

/** The table of a link, or of a bare name; null where it is neither. */
export function tableOf(link: string): string | null {
  const given = link.trim();
  return /\/table\/([\w-]+)/.exec(given)?.[1] ?? /^[\w-]{4,40}$/.exec(given)?.[0] ?? null;
}

/** Where a game can be looked at: its table if the server still has it, else a new one made of the record that was kept. */
export async function tableFor(line: GameLine): Promise<string> {
  if (line.table !== null) {
    try {
      return (await api.table(line.table)).table.id;
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.code !== 'unknown') throw refused;
    }
  }
  const record = await store.recordOf(line.hash);
  if (record === null) throw new Refused('unknown', 'the record was not kept');
  const names = line.seats.map(({ name }) => name ?? null);
  const levels = line.seats.map(({ level }) => level ?? null);
  const made = await api.imported({ record, names, levels });
  await store.keep([{ ...line, table: made.table.id }]);
  return made.table.id;
}

/** All that this device keeps, as a file. */
export const exported = async (): Promise<string> => write(await store.whole(), kept());

/** Take in a file; how many games were new, or null where it is no history. */
export async function imported(text: string): Promise<number | null> {
  const file = read(text);
  if (file === null) return null;
  const before = await store.whole();
  const after = merged(before, file.games);
  await store.keep(after, true);
  take(file.device);
  return after.length - before.length;
}
