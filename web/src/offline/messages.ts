/** What the page and its house say to each other. Paths, bodies and texts are those of docs/protocol.md. */

/** Where the parts of a page without a server lie. */
export interface Config {
  /** The path of the site: `/` or `/talia/`. */
  base: string;
  /** The files of the two workers, and the folder of the engine, each an address. */
  house: string;
  bots: string;
  engine: string;
  /** The name of the running test, by which its deals and bots are known: only in builds made for tests. */
  secrets?: string;
}

export type ToHouse =
  | ({ kind: 'start' } & Config)
  | { kind: 'ask'; id: Id; method: string; path: string; body?: string; headers?: Record<string, string> }
  | { kind: 'drop'; id: Id }
  | { kind: 'open'; id: Id; path: string }
  | { kind: 'say'; id: Id; text: string }
  | { kind: 'close'; id: Id };

export type FromHouse =
  | { kind: 'state'; state: 'loading'; done: number; total: number }
  | { kind: 'state'; state: 'ready' | 'elsewhere' }
  | { kind: 'state'; state: 'failed'; reason: string }
  | { kind: 'answer'; id: Id; status: number; headers: Record<string, string>; body: string }
  | { kind: 'piece'; id: Id; text: string }
  | { kind: 'opened'; id: Id }
  | { kind: 'heard'; id: Id; text: string }
  | { kind: 'closed'; id: Id; code: number; reason: string }
  | { kind: 'fault'; text: string }
  /** Nothing is wrong, but whoever looks may want to know. */
  | { kind: 'note'; text: string };

/** `compiled`: it may take the compiled rules. `python`: Python's own code, as the house has compiled it. */
export type BotsConfig = Config & { compiled: boolean; python: WebAssembly.Module | null };

/** What the house says to the bots' worker: first `start`, then lines. */
export type ToBots = { start: BotsConfig } | { line: string };

/**
 * What that one says: lines; that it thinks on interpreted rules all the same, and why; that Python came to an end in compiled
 * code, so that this worker is of no more use; or what else went wrong.
 */
export type FromBots = { line: string } | { without: string } | { ended: string } | { fault: string };

/** Whatever the page likes; tabs put their own mark before it. */
export type Id = string | number;

/** The page's end of the house, wherever that is. */
export interface Port {
  post(message: ToHouse): void;
  onmessage: (message: FromHouse) => void;
}

/** What of a worker's own scope is used: the types of pages and of workers exclude each other. */
export interface Scope {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}
