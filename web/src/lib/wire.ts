/**
 * The way from the page to the house: over the network to a server, or over a port to the house that runs in a worker beside the page
 * (docs/offline.md). Which of the two is settled when the page is built; paths, bodies, codes and messages are the same
 * (docs/protocol.md), and nothing else in the page fetches or opens a socket.
 */
// In the page without a server the build puts `wire_house` here (build.mjs), so that neither page carries the other's way.
export { wire } from './wire_network';

export interface Asking {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Past whatever the browser keeps of earlier answers. */
  fresh?: boolean;
}

export interface Answer {
  status: number;
  /** What the status is called, where the answer itself gives no reason. */
  words: string;
  header(name: string): string | null;
  text(): Promise<string>;
  /** The same as it comes, for answers that grow. */
  pieces(): AsyncGenerator<Uint8Array>;
}

/** One table's line: open or not; what is said over it is text. */
export interface Line {
  readonly isOpen: boolean;
  onopen: () => void;
  onword: (text: string) => void;
  onclose: () => void;
  send(text: string): void;
  close(): void;
}

/** The house at the other end. */
export interface Wire {
  /** It runs beside this page: there is no server, nobody else can come, and no link can be lost. */
  readonly near: boolean;
  /** Throws where nobody answers. */
  ask(asking: Asking): Promise<Answer>;
  open(path: string): Line;
}

export const isOk = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300;
