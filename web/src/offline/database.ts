/**
 * The browser's database as the house asks it: JSON in, JSON out (src/talia/offline/ports.py says what). A write is one transaction,
 * and it is answered when that is complete: what was acknowledged is kept.
 */
const VERSION = 1;

/** The key of each store, and its indexes. */
const STORES: Record<string, { key: string | string[]; indexes?: Record<string, string | string[]> }> = {
  tables: { key: 'id', indexes: { by_status: ['status', 'created'] } },
  entries: { key: ['table', 'seq'] },
  series: { key: 'id' },
  keys: { key: 'key', indexes: { by_time: 'at' } },
  reviews: { key: 'key', indexes: { by_table: 'table' } },
  held: { key: 'path' },
};

type Operation =
  | ['add' | 'put', string, unknown]
  | ['delete', string, IDBValidKey]
  | ['drop', string, string | null, IDBValidKey | null, IDBValidKey | null];

interface Asked {
  write?: Operation[];
  get?: [string, IDBValidKey];
  select?: [string, string | null, IDBValidKey | null, IDBValidKey | null];
  count?: [string, IDBValidKey | null, IDBValidKey | null];
}

export class Database {
  private opened: Promise<IDBDatabase> | null = null;

  constructor(private readonly name: string) {}

  /** Never rejects: what went wrong is in the answer. */
  ask = async (text: string): Promise<string> => {
    try {
      return JSON.stringify(await this.answer(JSON.parse(text) as Asked));
    } catch (error) {
      const { name = 'Error', message = '' } = error instanceof Error || error instanceof DOMException ? error : {};
      return JSON.stringify({ error: message === '' ? name : `${name}: ${message}` });
    }
  };

  private async answer(asked: Asked): Promise<unknown> {
    const database = await this.open();
    if (asked.write !== undefined) {
      await written(database, asked.write);
      return { ok: true };
    }
    if (asked.get !== undefined) {
      const [store, key] = asked.get;
      return { row: (await done(reading(database, store).get(key))) ?? null };
    }
    if (asked.select !== undefined) {
      const [store, index, lower, upper] = asked.select;
      const from = index === null ? reading(database, store) : reading(database, store).index(index);
      return { rows: await done(from.getAll(range(lower, upper))) };
    }
    if (asked.count !== undefined) {
      const [store, lower, upper] = asked.count;
      return { count: await done(reading(database, store).count(range(lower, upper) ?? undefined)) };
    }
    throw new Error('nothing is asked');
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(this.name, VERSION);
      opening.onupgradeneeded = () => {
        for (const [name, { key, indexes = {} }] of Object.entries(STORES)) {
          if (opening.result.objectStoreNames.contains(name)) continue;
          const store = opening.result.createObjectStore(name, { keyPath: key });
          for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
        }
      };
      opening.onerror = () => reject(opening.error);
      opening.onblocked = () => reject(new Error('another tab of an older version is open'));
      opening.onsuccess = () => {
        const database = opening.result;
        database.onversionchange = () => database.close(); // a newer version of ours wants it
        database.onclose = () => (this.opened = null); // the browser has taken it away
        resolve(database);
      };
    });
    this.opened.catch(() => (this.opened = null)); // tried again next time
    return this.opened;
  }
}

function reading(database: IDBDatabase, store: string): IDBObjectStore {
  return database.transaction(store, 'readonly').objectStore(store);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function range(lower: IDBValidKey | null, upper: IDBValidKey | null): IDBKeyRange | null {
  if (lower === null) return upper === null ? null : IDBKeyRange.upperBound(upper);
  return upper === null ? IDBKeyRange.lowerBound(lower) : IDBKeyRange.bound(lower, upper);
}

/** All of it in one transaction, or none of it. */
function written(database: IDBDatabase, operations: Operation[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const stores = [...new Set(operations.map((operation) => operation[1]))];
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'));
    try {
      for (const operation of operations) perform(transaction, operation);
    } catch (error) {
      transaction.abort();
      reject(error);
    }
  });
}

function perform(transaction: IDBTransaction, operation: Operation): void {
  const store = transaction.objectStore(operation[1]);
  switch (operation[0]) {
    case 'add':
      store.add(operation[2]);
      break;
    case 'put':
      store.put(operation[2]);
      break;
    case 'delete':
      store.delete(operation[2]);
      break;
    case 'drop': {
      const [, , index, lower, upper] = operation;
      if (index === null) {
        store.delete(range(lower, upper) ?? IDBKeyRange.lowerBound(-Infinity));
        break;
      }
      const looking = store.index(index).openKeyCursor(range(lower, upper));
      looking.onsuccess = () => {
        const cursor = looking.result;
        if (cursor === null) return;
        store.delete(cursor.primaryKey);
        cursor.continue();
      };
    }
  }
}
