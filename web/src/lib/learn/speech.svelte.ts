/** What is said at a table, bubble after bubble: the one that is read now, and those that wait behind it. */
import type { Bubble } from '../../generated/protocol';

/** A bubble of the page: what the server says, or a tip. `things` are keys of what it is about where it names no place. */
export interface Spoken extends Omit<Bubble, 'kind'> {
  kind: Bubble['kind'] | 'tip';
  things?: string[];
  /** Of a coach: the question that may be gone back to. */
  takeback?: number | null;
  /** At which step it is said. */
  step?: number;
}

export class Speech {
  now: Spoken | null = $state.raw(null);
  private waiting: Spoken[] = [];
  private then: (() => void) | null = null;

  /** Say these, one after the other; `then` is called when the last one has been read. */
  say(bubbles: Spoken[], then: (() => void) | null = null): void {
    this.waiting.push(...bubbles);
    if (then !== null) this.then = then;
    if (this.now === null) this.next();
  }

  /** Say this at once, instead of whatever is said. */
  instead(bubble: Spoken): void {
    this.waiting = [];
    this.then = null;
    this.now = bubble;
  }

  /** How many come after the one that is read. */
  get left(): number {
    void this.now;
    return this.waiting.length;
  }

  next(): void {
    this.now = this.waiting.shift() ?? null;
    if (this.now !== null) return;
    const { then } = this;
    this.then = null;
    then?.();
  }

  /** Nothing more is said. */
  hush(): void {
    this.waiting = [];
    this.then = null;
    this.now = null;
  }
}
