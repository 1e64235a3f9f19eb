/** A step: one thing that happened at the table, as it is shown and as it stays in the strip above the table. */
import type { GameEvent, View } from '../../generated/protocol';
import { eventSentence, type Segment } from '../sentences';
import type { Form, Timed } from './pace';

/**
 * What on the table a step is about: the `data-key` of a thing, or `zone:` and the `data-zone` of a pile or seat. Of several the
 * first that can be seen is meant.
 */
export type Where = string | string[];

export interface Step extends Timed {
  form: Form;
  /** Whose deed it is; null: nobody's, the table's own. */
  seat: number | null;
  own: boolean;
  /** What is said of it while it is shown. */
  say: Segment[];
  /** What acts, and lights up. */
  actor?: Where;
  /** What it happens to. */
  targets?: string[];
  /** Of these targets, those that leave their places. */
  gone?: string[];
  /** A card that travels: null is its back. */
  flies?: { card: string | null; from: Where; to: Where };
  /** Numbers on the table that change with it: under which key they stand, and from what to what they count. */
  totals?: { key: string; from: number; to: number }[];
  /** So many drops of water fall from the stock of whoever acts. */
  pays?: number;
  /** Whom it costs something. */
  hurts?: number[];
  /** The number of the last event that it tells of; a step of none belongs to the one before. */
  upto?: number;
  /** The picture of its chip: the drawing of a card, as markup, or an icon's name. */
  picture?: { art: string } | { icon: string };
  /** The table after it, as far as the events tell; the last step of an update has the server's word for it. */
  view?: View;
  /** The table before and after it, to show it again; without them it is shown on the table as it is. */
  span?: { before: View; after: View };
}

/** An update, as a game's folder gets it to make steps of. */
export interface Happened {
  events: GameEvent[];
  /** The table before and after all of it. */
  before: View;
  after: View;
  names: string[];
}

/** A step without what the page itself knows of it. */
export type Told = Omit<Step, 'own' | 'span'>;

/** What a game without words of its own for it shows: every event that has a sentence, one after the other. */
export function plainSteps({ events, names }: Happened): Told[] {
  return events
    .filter((event) => event.event !== 'locked_in')
    .map((event) => ({ event, say: eventSentence(event, names) }))
    .filter(({ say }) => say.length > 0)
    .map(({ event, say }): Told => {
      const seat = typeof event.seat === 'number' ? event.seat : null;
      return { form: 'tell', seat, say, actor: seat === null ? undefined : `zone:player-${seat}`, upto: event.n };
    });
}

/** Sentences one after the other, as one. */
export function joined(lines: Segment[][], between = ' · '): Segment[] {
  return lines
    .filter((line) => line.length > 0)
    .flatMap((line, at) => (at === 0 ? line : [{ text: between }, ...line]));
}

export const plainText = (say: Segment[]): string => say.map((part) => part.text).join('');
