/** What a game tells the page about itself, besides its table: what it is called by, how its cards look and what is printed on them. */
import type { Component } from 'svelte';
import type { View } from '../generated/protocol';
import type { Layout } from './layout';

export type Size = 'board' | 'hand' | 'read';

/** How a card differs from what is printed on it, in the game's own words: only the game's face reads them. */
export type Shown = Record<string, string | number | null>;

export interface FaceProps {
  game: string;
  id: string;
  size: Size;
  states: string[];
  shown: Shown;
}

/** A thing that is no card and has a text: a location. */
export interface Thing {
  word: string;
  stars: number;
}

/** A part of the table in a still picture of it: what lies there. The n-th part is told of by `site-still-<game>-n`. */
export interface Part {
  /** Its place in the picture, by the styles. */
  area: string;
  /** Cards, face up or (null) face down. */
  cards?: (string | null)[];
  icons?: string[];
}

/** What a game's cards look like and what is printed on them: read when the first of them is wanted (`games/index.ts`). */
export interface Cards {
  Face: Component<FaceProps>;
  /** Every card of the box, in the order of the rules. */
  cards: string[];
  /** What colours a card: its faction, its suit. */
  family?(id: string, shown: Shown): string | undefined;
  /** Cards of one kind share a look. */
  kind?(id: string): string | undefined;
  /** The words for family or kind, for lists and for search. */
  group?(id: string): string;
  /** What is printed on a card, in words, after its name. */
  says?(id: string, shown: Shown): string[];
  /** The text of a card in the line over the hand, where it is another than the text of the card. */
  brief?(id: string): string;
  /** What a card does, in words, where it depends on more than the card. */
  text?(id: string, shown: Shown): string;
  /** The section of the rules that it is in. */
  rule?(id: string): string | undefined;
  /** How all cards of a table differ from what is printed. */
  printing?(view: View): Shown;
  /** The deck, the kind or the suit by which cards are listed apart, in words. */
  part?(id: string): string;
  /** What a choice of options comes to, told below them. */
  Choice?: Component<{ options: Record<string, unknown>; about: Record<string, unknown> }>;
  /** The stars of one value of an option. */
  stars?(option: string, word: string): number;
  things?: { sort: string; title: string; all: Thing[] };
}

/** What is known of a game without its cards. */
export interface Game {
  /** The look of its tables and cards in the styles: `data-game` and `card--…`. */
  theme: string;
  /** The icon on the backs of its cards. */
  back: string;
  layout(): Promise<Layout>;
  /** The table as a picture, for the rules. */
  still?(): Promise<{ STILL: Part[] }>;
  /** Three cards for the front page; a game without them is listed below the boxes. */
  box?: string[];
  /** How many play where nobody has said it. */
  seats?: number;
  /** Its scores are points that can be averaged. */
  points?: boolean;
  /** The options that most people want to set; the others are folded. */
  options?: string[];
  /** The options of an easier first game, and what they are called and come to. */
  first?: { options: Record<string, unknown>; title: string; text: string };
  /** Pages of its own, by the first part of their address, and the tiles on the front page that lead to them. */
  pages?: Record<string, () => Promise<{ default: Component }>>;
  tiles?: { path: string; icon: string; title: string; line: string }[];
}

export type GameModule = Game & Cards;

/** A game of ours: its cards come when they are wanted. */
export interface OwnGame extends Game {
  cards(): Promise<{ CARDS_OF: Cards }>;
}
