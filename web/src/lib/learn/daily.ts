/**
 * The daily puzzle, worked out without a network: the same everywhere, as `talia.learn.puzzles.daily` does it
 * (`tests/learn/daily_vectors.json`). And days as they are counted for a streak.
 */
const POOL = 366; // puzzles of a game that are shown, one a day
const FIRST = Date.UTC(2026, 0, 1); // day 0
const PRIME = 2147483647;
const FACTOR = 48271;
const DAY = 86_400_000; // milliseconds

/** A day by the calendar of this device, as YYYY-MM-DD. */
export function dayOf(when: Date = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

/** Days since the first of January 2026. */
export const dayNumber = (day: string): number => Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST) / DAY);

export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** The numbers below `size`, shuffled by a generator that begins at `start`. */
export function order(size: number, start: number): number[] {
  const mixed = Array.from({ length: size }, (_, n) => n);
  let x = start;
  for (let last = size - 1; last > 0; last--) {
    x = (x * FACTOR) % PRIME;
    const other = x % (last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as number, mixed[last] as number];
  }
  return mixed;
}

/** Which of `size` puzzles a day shows, for the game of that number. */
export function place(game: number, size: number, day: number): number {
  return order(size, 1 + 1000 * game + Math.floor(day / size))[day % size] ?? 0;
}

/** The puzzle of a game for a day, among all of that game in the order of their file. */
export function daily<P>(game: number, puzzles: P[], day: string): P | null {
  const pool = puzzles.slice(0, POOL);
  return pool[place(game, pool.length, dayNumber(day))] ?? null;
}

/** How many days in a row, up to today or yesterday, a puzzle was solved: a day that is not over is no gap. */
export function streak(days: string[], today: string): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; solved.has(day); day = dayBefore(day)) count++;
  return count;
}
