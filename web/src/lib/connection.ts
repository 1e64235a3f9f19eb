/**
 * How a table is spoken with: a wire takes wishes and brings messages. `Connection` is one socket to one table of the server. It
 * comes back by itself after a loss, says hello with what was seen, and keeps every wish that was not acknowledged, to send it
 * again: the server takes a repeated answer once. A lesson or puzzle has another wire (`learn/wire.ts`).
 */
import { PROTOCOL, type FromClient, type FromServer } from '../generated/protocol';
import { wire, type Line } from './wire';

export type Link = 'joining' | 'open' | 'lost' | 'closed';
export type Wish = Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>;
export type Unmarked<M> = M extends unknown ? Omit<M, 'ref'> : never;

const QUIET = 2_500; // after so long without a word, ask whether the server is there
const QUIET_HIDDEN = 12_000;
const DEAD = 9_000; // no answer for so long: the socket is dead
const MOST_WAIT = 4_000;

export interface Ear {
  heard(message: FromServer): void;
  linked(state: Link): void;
  /** What to say first: the seat to look from and what was seen. */
  greeting(): { seat: number | null; epoch: number; seen: number };
}

export interface Wire {
  /** Say from which seat one looks: everything is told anew. */
  hello(): void;
  /** Wish for something. Returns the mark by which it is acknowledged or refused. */
  send(wish: Unmarked<Wish>): string;
  close(): void;
}

export class Connection implements Wire {
  private socket: Line | null = null;
  private tries = 0;
  private marks = 0;
  private readonly run = Math.random().toString(36).slice(2, 8);
  private readonly waiting = new Map<string, Wish>();
  private lastHeard = 0;
  private pinged = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  private greeted = false;

  constructor(
    private readonly path: string,
    private readonly ear: Ear,
  ) {
    if (!wire.near) {
      addEventListener('online', this.wake);
      document.addEventListener('visibilitychange', this.wake);
    }
    this.join();
  }

  private readonly wake = (): void => {
    if (this.ended || document.visibilityState === 'hidden') return;
    if (this.socket === null) this.join();
    else if (this.socket.isOpen) this.ping();
  };

  private join(): void {
    clearTimeout(this.timer);
    this.ear.linked(this.tries === 0 ? 'joining' : 'lost');
    const socket = wire.open(this.path);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.hello();
    socket.onword = (text) => {
      this.lastHeard = Date.now();
      const message = JSON.parse(text) as FromServer;
      if (message.type === 'welcome' && !this.greeted) {
        this.greeted = true;
        this.tries = 0;
        this.ear.heard(message);
        this.ear.linked('open');
        for (const wish of this.waiting.values()) this.put(wish);
        return;
      }
      // It does not understand us, and will not the next time: only a reload helps.
      if (message.type === 'bye' && message.code === 'version') this.ended = true;
      if (message.type === 'ack' || message.type === 'refusal') this.waiting.delete(message.ref);
      if (message.type === 'hint') this.waiting.delete(message.ref);
      this.ear.heard(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.pulse);
      if (this.ended) return;
      this.tries += 1;
      this.ear.linked('lost');
      // Spread the return of many clients after a restart.
      const wait = Math.min(MOST_WAIT, 250 * 2 ** Math.min(this.tries, 6)) * (0.75 + Math.random() * 0.5);
      this.timer = setTimeout(() => this.join(), wait);
    };
    this.lastHeard = Date.now();
    this.pinged = 0;
    clearInterval(this.pulse);
    // A house beside the page says when it goes: there is nothing to listen for.
    if (!wire.near) this.pulse = setInterval(() => this.beat(socket), 500);
  }

  private beat(socket: Line): void {
    const now = Date.now();
    if (this.pinged > this.lastHeard) {
      // Timers of a hidden tab may sleep, so count from the ping that was really sent.
      if (now - this.pinged > DEAD) this.drop(socket);
    } else if (socket.isOpen) {
      if (now - this.lastHeard > (document.hidden ? QUIET_HIDDEN : QUIET)) this.ping();
    } else if (now - this.lastHeard > DEAD) this.drop(socket);
  }

  /** Give a dead socket up without waiting for its closing handshake. */
  private drop(socket: Line): void {
    socket.onword = () => undefined;
    socket.close();
    socket.onclose();
  }

  /** Say who looks from where; also used to look from another seat of this screen. */
  hello(): void {
    this.put({ type: 'hello', protocol: PROTOCOL, ...this.ear.greeting() });
  }

  /** Send a wish. It is kept until the server has answered it. Returns its mark. */
  send(wish: Unmarked<Wish>): string {
    this.marks += 1;
    const ref = `${this.run}-${this.marks}`;
    const marked = { ...wish, ref } as Wish;
    this.waiting.set(ref, marked);
    if (this.greeted) this.put(marked);
    return ref;
  }

  private ping(): void {
    this.pinged = Date.now();
    this.put({ type: 'ping', ref: 'p' });
  }

  private put(message: FromClient): void {
    if (this.socket?.isOpen === true) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
    this.ear.linked('closed');
  }
}
