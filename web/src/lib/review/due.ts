/** When a moment is to be tried again: after one, three and ten days, until it was answered right twice. */
import { dayNumber } from '../learn/daily';

export interface Tries {
  /** How often it was tried when it was due. */
  tries: number;
  right: number;
  /** The day of the last of these. */
  day: string;
}

const WAITS = [1, 3, 10]; // days after the first, the second, every further try
export const ENOUGH = 2; // right answers

export const learnt = (one: Tries): boolean => one.right >= ENOUGH;

/** Days until it is due; 0: now. */
export function waits(one: Tries, today: string): number {
  if (one.tries === 0) return 0;
  const wait = WAITS[Math.min(one.tries, WAITS.length) - 1] ?? 0;
  return Math.max(0, wait - (dayNumber(today) - dayNumber(one.day)));
}

export const due = (one: Tries, today: string): boolean => !learnt(one) && waits(one, today) === 0;

/** After a try. One before it is due changes nothing: whoever answers at once has only read what was said. */
export function tried(one: Tries, right: boolean, today: string): Tries {
  if (!due(one, today)) return one;
  return { tries: one.tries + 1, right: one.right + (right ? 1 : 0), day: today };
}
