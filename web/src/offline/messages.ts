/** What page and house say to each other: the requests, answers and table messages of docs/protocol.md, as they are. */
export interface Start {
  kind: 'start';
  /** Under which path of its host the page lives, without a slash at its end. */
  base: string;
  languages?: string[];
}

export type ToHouse =
  | Start
  | { kind: 'ask'; id: number; method: string; path: string; body?: string; headers?: Record<string, string> }
  | { kind: 'drop'; id: number }
  | { kind: 'open'; id: number; path: string }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'close'; id: number };

export type ToPage =
  | { kind: 'state'; state: 'loading'; done: number; total: number }
  | { kind: 'state'; state: 'ready' }
  | { kind: 'state'; state: 'failed'; reason: string }
  | { kind: 'state'; state: 'elsewhere' }
  | { kind: 'piece'; id: number; text: string }
  | { kind: 'answer'; id: number; status: number; headers: Record<string, string>; body: string }
  | { kind: 'opened'; id: number }
  | { kind: 'heard'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number; reason: string }
  | { kind: 'fault'; text: string };

export interface Port {
  post(message: ToHouse): void;
  onmessage: (message: ToPage) => void;
}
