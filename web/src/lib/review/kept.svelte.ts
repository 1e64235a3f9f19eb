/**
 * What reviews leave on this device: moments to be tried again, notes on moments, and the accuracy of games that were reviewed. It is
 * kept in one place of the browser, with the version of its form, and is never sent.
 */
import { dayOf } from '../learn/daily';
import { due, tried, type Tries } from './due';
import type { Judged, Review, Side } from './form';
import { retried } from './figures';

export interface KeptRetry extends Tries {
  table: string;
  seat: number;
  at: number;
  game: string;
  /** Slip, mistake, blunder; or points that were given away. */
  label: string;
}

export interface KeptAccuracy {
  record: string;
  seat: number;
  accuracy: number | null;
  low: number | null;
  high: number | null;
  judged: number;
  day: string;
}

export interface Reviewed {
  version: 1;
  retries: Record<string, KeptRetry>;
  /** By table, by moment. */
  notes: Record<string, Record<string, string>>;
  /** By table. */
  accuracy: Record<string, KeptAccuracy>;
}

const PLACE = 'talia.review';
const EMPTY: Reviewed = { version: 1, retries: {}, notes: {}, accuracy: {} };
const MOST = 500; // moments and games: the oldest go

function stored(): Reviewed | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<Reviewed> | null;
    return kept?.version === EMPTY.version ? { ...EMPTY, ...kept } : null;
  } catch {
    return null;
  }
}

const newest = <V>(all: Record<string, V>): Record<string, V> => Object.fromEntries(Object.entries(all).slice(-MOST));

export const retryKey = (table: string, seat: number, at: number): string => `${table} ${seat} ${at}`;
/** Where a moment is tried again. */
export const retryPath = (table: string, seat: number, at: number): string =>
  `/table/${encodeURIComponent(table)}/review?retry=${seat}#${at}`;

class Kept {
  /** Replaced as a whole with each change. */
  now: Reviewed = $state.raw(stored() ?? EMPTY);

  private keep(change: (before: Reviewed) => Partial<Reviewed>): void {
    // Another tab may have kept something meanwhile.
    const before = stored() ?? this.now;
    this.now = { ...before, ...change(before) };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing still shows the review.
    }
  }

  /** A whole review of one's own seat: its labelled moments are exercises from now on, and its accuracy is known. */
  took(table: string, review: Review, side: Side): void {
    const found = review.decisions.filter((one) => one.seat === side.seat && retried(one));
    this.keep((before) => ({
      retries: newest({
        ...before.retries,
        ...Object.fromEntries(
          found.map((one) => {
            const key = retryKey(table, one.seat, one.at);
            return [key, before.retries[key] ?? this.first(table, review.game, one)];
          }),
        ),
      }),
      accuracy: newest({
        ...before.accuracy,
        [table]: {
          record: review.record,
          seat: side.seat,
          accuracy: side.accuracy,
          low: side.accuracy_low,
          high: side.accuracy_high,
          judged: side.judged,
          day: dayOf(),
        },
      }),
    }));
  }

  private first(table: string, game: string, { seat, at, label }: Judged): KeptRetry {
    return { table, seat, at, game, label: label === '' ? 'points' : label, tries: 0, right: 0, day: '' };
  }

  retry(table: string, seat: number, at: number): KeptRetry | null {
    return this.now.retries[retryKey(table, seat, at)] ?? null;
  }

  /** It was tried, right or wrong. */
  tried(table: string, seat: number, at: number, right: boolean): void {
    const key = retryKey(table, seat, at);
    this.keep((before) => {
      const one = before.retries[key];
      if (one === undefined) return {};
      return { retries: { ...before.retries, [key]: { ...one, ...tried(one, right, dayOf()) } } };
    });
  }

  /** What is to be tried today, the longest waiting first. */
  get due(): KeptRetry[] {
    const today = dayOf();
    return Object.values(this.now.retries)
      .filter((one) => due(one, today))
      .sort((one, other) => one.day.localeCompare(other.day));
  }

  note(table: string, at: number): string {
    return this.now.notes[table]?.[at] ?? '';
  }

  keepNote(table: string, at: number, text: string): void {
    this.keep((before) => {
      const all = { ...before.notes[table] };
      if (text.trim() === '') delete all[at];
      else all[at] = text;
      const notes = { ...before.notes, [table]: all };
      if (Object.keys(all).length === 0) delete notes[table];
      return { notes: newest(notes) };
    });
  }

  /** Moments of a table that have a note. */
  noted(table: string): number[] {
    return Object.keys(this.now.notes[table] ?? {}).map(Number);
  }
}

export const kept = new Kept();
