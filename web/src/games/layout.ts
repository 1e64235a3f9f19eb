/** What a game tells the table about itself: how it lies on the cloth and which thing stands for which answer. */
import type { Component } from 'svelte';
import type { Decision, GameEvent, Option, Result, View } from '../generated/protocol';
import type { Happened, Told } from '../lib/show/step';
import type { Table } from '../lib/table.svelte';

/** A line of "why": a sentence, and the rule or card behind it. */
export interface Reason {
  text: string;
  rule?: string;
  card?: string;
}

export interface Place {
  table: Table;
  view: View;
}

/** What to answer to a question that follows: its prompt, and the answer among its options. */
export interface Follow {
  prompt: string;
  fits(option: Option): boolean;
}

/** One way to finish an answer: what on the table stands for it, or its button, and the answers that follow. */
export interface Way {
  keys: string[];
  /** Zones it can be dragged to. */
  zones?: string[];
  word: string;
  /** The deed, for its button; without one it has none. */
  label?: string;
  icon?: string;
  /** A letter that does it. */
  letter?: string;
  /** What a place would say: "play here", and what it would bring. */
  note?: string;
  /** It hurts whoever does it. */
  harm?: boolean;
  /** What would become of the thing: the game's own word. */
  fate?: string;
  then: Follow[];
}

/** An answer that takes more than one question: what to ask meanwhile, and the ways to finish it. */
export interface Opening {
  ask: string;
  sub: string | null;
  ways: Way[];
  /** How the keys begin of what can be opened instead, and stays lit: other cards of the hand. */
  among?: string;
}

/** Several answers in a row that wait for nobody else: chosen one by one here, and given all at once. */
export interface Gathering {
  of: number;
  ask: string;
  /** The deed, for its button. */
  label: string;
}

/** A game that is over: how it stands, what everybody was told, and who won. */
export interface Ended {
  view: View;
  names: string[];
  events: GameEvent[];
  result: Result;
}

/** The end of a game: read when it comes. */
export interface Ending {
  /** What won, how it came, and where it turned. */
  End?: Component<Ended>;
  /** Extra lines of the result: a score sheet. */
  Sheet?: Component<{ view: View; names: string[] }>;
}

export interface Layout {
  /** Prefix of the game's texts. */
  game: string;
  /** How the hand lies below the table: in a tray of rows, or peeking out; else in a fan. */
  handzone?: 'tray' | 'peek';
  Board: Component<Place>;
  Hand: Component<Place>;
  /** What tables with such options have besides: to be waited for before one is shown. */
  needs?(options: Record<string, unknown>): Promise<void>;
  /** How the end is told. */
  ending?(): Promise<Ending>;
  /** The score in half a line, after who won. */
  endScore?(ended: Ended): string;
  /** Keys of the things on the table that stand for an answer; none: it gets a button. */
  targets(option: Option, decision: Decision, view: View): string[];
  /** The deed an answer does, for its button. */
  label(option: Option, decision: Decision, view: View, names: string[]): string;
  /** What happened in an update, step by step, as it is shown; without it every event is told. */
  steps?(happened: Happened): Told[];
  /** The zone a newly seen card came from. */
  origin(key: string, events: GameEvent[]): string | null;
  /** Where the game stands, for the top bar. */
  standing(view: View): string;
  /** What would come of an answer, in half a line. */
  preview?(option: Option, decision: Decision, view: View, names: string[]): string | null;
  /** What has been chosen already in a question of several steps, or what this one leads to: the second line of the bar. */
  follows?(decision: Decision, view: View, names: string[]): string | null;
  /** The sign that an answer without a card is known by: a faction, a suit. */
  icon?(option: Option, decision: Decision): string | null;
  /** The value of a thing on the table as it is now, and why. */
  why?(key: string, view: View, names: string[], events: GameEvent[]): { sum: string; reasons: Reason[] } | null;
  /** An answer that would hurt the one who gives it. */
  harmful?(option: Option, view: View): boolean;
  /** Where a thing lies among those that can be chosen, so that digits run as the eye does. */
  order?(key: string, view: View): number;
  /** A choice that is followed by another and so needs no confirmation. */
  light?(option: Option, decision: Decision, view: View): boolean;
  /** Why a thing cannot be dropped there: a text of the site and its places. */
  refuses?(
    key: string,
    onto: string,
    options: Option[],
    view: View,
  ): { text: string; parts?: Record<string, number> } | null;
  /** Does an answer need a second click that says how? Then it is not sent before that. */
  opens?(option: Option, decision: Decision, view: View, names: string[], key: string | null): Opening | null;
  /** Is the question the first of several that are answered in one go? */
  gathers?(decision: Decision, view: View): Gathering | null;
  /** The answer meant by dragging one thing onto another. */
  dropped?(key: string, onto: string, options: Option[], view: View): Option | null;
}
