/**
 * A table that is being set up: cards are laid, moved and taken away, numbers and choices set. What that comes to, and why it cannot be so,
 * the server says after every change; the page knows no rules.
 */
import type { Sketched, SketchForm, SketchPlace, SketchThing } from '../../generated/protocol';
import { ask, Refused } from '../api';
import { saidWords } from '../sentences';
import type { Sketch } from './address';
import type { Start } from './study.svelte';

/** Any card that lies nowhere else. */
export const ANY = '?';

const PAUSE = 150; // milliseconds after a change before the rules are asked: several clicks are one question
const KEPT = 60; // changes that can be taken back

export interface Picked {
  place: string;
  at: number;
}

/** What a place is called; among those of everybody, whose it is as well. */
export function placeName(place: SketchPlace, names: string[], shared: boolean): string {
  const label = saidWords(place.label, names);
  return shared && place.seat !== null ? `${names[place.seat] ?? ''}: ${label}` : label;
}

interface Before {
  sketch: Sketch;
  options: Record<string, unknown>;
  seats: number | null;
}

export class Sketching {
  sketch: Sketch = $state.raw({});
  options: Record<string, unknown> = $state.raw({});
  seats: number | null = $state(null);
  told: Sketched | null = $state.raw(null);
  /** The place that cards go to, and a card that is being moved. */
  active: string | null = $state(null);
  picked: Picked | null = $state.raw(null);
  /** The rules are being asked. */
  busy = $state(false);
  failed: string | null = $state(null);
  private past: Before[] = $state.raw([]);
  /** What no place tells is taken from the position that it began with. */
  private from: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    private readonly changed: (sketching: Sketching) => void,
  ) {}

  /** Begin with a position, with a sketch of one, or with a game that is dealt. */
  async begin(
    start: Start,
    sketch: Sketch | null,
    options: Record<string, unknown>,
    seats: number | null,
  ): Promise<void> {
    this.from = start.text ?? null;
    this.options = options;
    this.seats = seats;
    await this.ask({ ...start, sketch });
    this.active = this.told?.places.find((place) => place.kind === 'cards')?.id ?? null;
  }

  private async ask(more: Partial<SketchForm>): Promise<void> {
    const mine = (this.asked += 1);
    this.busy = true;
    try {
      const { game, options, seats } = this;
      const told = await ask<Sketched>('POST', '/api/study/sketch', {
        game,
        options,
        seats,
        ...more,
      } satisfies SketchForm);
      if (mine !== this.asked) return;
      this.told = told;
      this.sketch = told.sketch;
      this.options = told.options;
      this.seats = told.seats;
      this.failed = null;
      this.changed(this);
    } catch (error) {
      if (mine === this.asked) this.failed = error instanceof Refused ? error.code : 'unknown';
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  get places(): SketchPlace[] {
    return this.told?.places ?? [];
  }

  place(id: string | null): SketchPlace | null {
    return this.places.find((place) => place.id === id) ?? null;
  }

  /** What lies in a place of cards. */
  cards(id: string): string[] {
    const lies = this.sketch[id];
    return Array.isArray(lies) ? lies : [];
  }

  /** What may be laid in a place. */
  things(place: SketchPlace | null): SketchThing[] {
    if (place === null || place.kind !== 'cards') return [];
    return (this.told?.things ?? []).filter(
      (thing) => place.takes.includes(thing.sort) && (thing.seat === null || thing.seat === place.seat),
    );
  }

  thing(word: string, place: SketchPlace | null): SketchThing | null {
    return this.things(place).find((thing) => thing.word === word) ?? null;
  }

  /** Where else it lies, where there is no further one of it. */
  holder(thing: SketchThing): string | null {
    if (thing.left === null || thing.left > 0) return null;
    const found = this.places.find(
      (place) => this.cards(place.id).includes(thing.word) && this.things(place).includes(thing),
    );
    return found?.id ?? null;
  }

  takes(id: string, word: string): boolean {
    const place = this.place(id);
    return place !== null && place.kind === 'cards' && (word === ANY || this.thing(word, place) !== null);
  }

  // Changes.

  /** Lay a card: one that lies elsewhere moves. In a full place it takes the place of the last. */
  put(word: string, to: string, at = Infinity): void {
    const place = this.place(to);
    if (place === null || !this.takes(to, word)) return;
    const thing = this.thing(word, place);
    const next = { ...this.sketch };
    const holder = thing === null ? null : this.holder(thing);
    if (holder !== null) next[holder] = without(this.cards(holder), this.cards(holder).indexOf(word));
    const lies = [...(next[to] as string[])];
    if (lies.length >= place.most) lies.pop();
    lies.splice(Math.min(at, lies.length), 0, word);
    this.change({ ...next, [to]: lies });
  }

  /** Move a card that lies somewhere. */
  move({ place: from, at }: Picked, to: string): void {
    const word = this.cards(from)[at];
    const place = this.place(to);
    if (word === undefined || place === null || !this.takes(to, word)) return;
    const next = { ...this.sketch, [from]: without(this.cards(from), at) };
    const lies = [...(next[to] as string[])];
    if (lies.length >= place.most) lies.pop();
    this.change({ ...next, [to]: [...lies, word] });
    this.picked = null;
  }

  remove({ place, at }: Picked): void {
    this.picked = null;
    this.change({ ...this.sketch, [place]: without(this.cards(place), at) });
  }

  set(place: string, value: number | string): void {
    this.change({ ...this.sketch, [place]: value });
  }

  clear(place: string): void {
    this.change({ ...this.sketch, [place]: [] });
  }

  /** Another option; where it is for other numbers of players, with the nearest of them. */
  option(name: string, value: unknown, seats: number | null): void {
    this.remember();
    this.options = { ...this.options, [name]: value };
    this.seats = seats;
    this.later();
  }

  seat(count: number): void {
    this.remember();
    this.seats = count;
    this.later();
  }

  /** A game that is dealt anew, with these options. */
  async deal(): Promise<void> {
    this.remember();
    this.from = null;
    await this.ask({ sketch: null, deal: Math.floor(Math.random() * 1e9) });
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.sketch = before.sketch;
    this.options = before.options;
    this.seats = before.seats;
    this.later();
  }

  private remember(): void {
    const { sketch, options, seats } = this;
    this.past = [...this.past.slice(-KEPT), { sketch, options, seats }];
  }

  private change(sketch: Sketch): void {
    this.remember();
    this.sketch = sketch;
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.busy = true;
    this.timer = setTimeout(() => void this.ask({ sketch: this.sketch, text: this.from }), PAUSE);
  }
}

const without = (cards: string[], at: number): string[] => cards.filter((_, n) => n !== at);
