/**
 * Where the history is kept: a database of this browser, for this site alone. Lines and records lie apart, so that a long list
 * is read without the games themselves. Where a browser keeps nothing, it is known until the page is closed.
 */
import type { GameLine } from '../../generated/protocol';
import { ordered } from './form';

const NAME = 'talia';
const LINES = 'games';
const RECORDS = 'records';
type Kept = Record<string, unknown>;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(LINES, { keyPath: 'hash' });
      asked.result.createObjectStore(RECORDS);
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('no database'));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('not read'));
  });

const written = (doing: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    doing.oncomplete = () => done();
    doing.onabort = doing.onerror = () => failed(doing.error ?? new Error('not written'));
  });

/** Every line, the latest first; records stay where they are. */
export async function lines(): Promise<GameLine[]> {
  const all = (await database()).transaction(LINES).objectStore(LINES);
  return ordered(await answered<GameLine[]>(all.getAll()));
}

/** The hashes of the games whose record is kept. */
export async function recorded(): Promise<Set<string>> {
  const all = (await database()).transaction(RECORDS).objectStore(RECORDS);
  return new Set((await answered(all.getAllKeys())) as string[]);
}

export async function recordOf(hash: string): Promise<Kept | null> {
  const all = (await database()).transaction(RECORDS).objectStore(RECORDS);
  return (await answered<Kept | undefined>(all.get(hash))) ?? null;
}

/** Every line with its record. */
export async function whole(): Promise<GameLine[]> {
  const doing = (await database()).transaction([LINES, RECORDS]);
  const records = doing.objectStore(RECORDS);
  const [all, keys, values] = await Promise.all([
    answered<GameLine[]>(doing.objectStore(LINES).getAll()),
    answered(records.getAllKeys()),
    answered<Kept[]>(records.getAll()),
  ]);
  const found = new Map(keys.map((key, at) => [key as string, values[at] ?? null]));
  return ordered(all.map((line) => ({ ...line, record: found.get(line.hash) ?? null })));
}

/** Keep these, instead of what was there of them; `anew`: and nothing else. */
export async function keep(games: GameLine[], anew = false): Promise<void> {
  const doing = (await database()).transaction([LINES, RECORDS], 'readwrite');
  const [all, records] = [doing.objectStore(LINES), doing.objectStore(RECORDS)];
  if (anew) {
    all.clear();
    records.clear();
  }
  for (const { record, ...line } of games) {
    all.put({ ...line, record: null });
    if (record != null) records.put(record, line.hash);
  }
  await written(doing);
}

export async function line(hash: string): Promise<GameLine | null> {
  const all = (await database()).transaction(LINES).objectStore(LINES);
  return (await answered<GameLine | undefined>(all.get(hash))) ?? null;
}

/** Records beyond the last ones go. */
export async function thin(): Promise<void> {
  const all = await whole();
  const have = await recorded();
  const doing = (await database()).transaction(RECORDS, 'readwrite');
  for (const { hash, record } of all) if (record == null && have.has(hash)) doing.objectStore(RECORDS).delete(hash);
  await written(doing);
}

export const forget = (): Promise<void> => keep([], true);
