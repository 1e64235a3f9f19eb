/** The puzzles there are: the list, asked for once, what a day shows of each game, and what comes after one. */
import type { PuzzleEntry, Puzzles } from '../../generated/protocol';
import { ask } from '../api';
import { learned } from '../progress.svelte';
import { daily } from './daily';
import { START } from './rating';

let known: Promise<Puzzles> | null = null;

export function allPuzzles(): Promise<Puzzles> {
  known ??= ask<Puzzles>('GET', '/api/puzzles');
  known.catch(() => (known = null));
  return known;
}

/** The games with puzzles, in the order in which days are counted for them. */
export const gamesOf = (all: Puzzles): string[] => [...new Set(all.puzzles.map((one) => one.game))];

/** Each game's number in the shuffle of days: that of `talia.learn.puzzles.kinds.GAMES`, whether or not it has puzzles. */
const numberOf = (game: string, games: readonly string[]): number => games.indexOf(game);

/** The puzzles of a day, one a game. `games`: all that may have puzzles, in their order. */
export function ofDay(all: Puzzles, day: string, games: readonly string[]): PuzzleEntry[] {
  return gamesOf(all).flatMap((game) => {
    const own = all.puzzles.filter((one) => one.game === game);
    return daily(numberOf(game, games), own, day) ?? [];
  });
}

/** How hard it is, in three grades, by its rating. */
export const grade = ({ rating }: PuzzleEntry): number => (rating < 1000 ? 1 : rating < 1400 ? 2 : 3);

/** What to try next: nothing that was tried, of the same game, near one's own rating. */
export function nextAfter(all: Puzzles, game: string, but: string): PuzzleEntry | null {
  const mine = (learned.now.rating ?? START).rating;
  const open = all.puzzles.filter(
    (one) => one.game === game && one.id !== but && learned.now.puzzles[one.id] === undefined,
  );
  const far = (one: PuzzleEntry): number => Math.abs(one.rating - mine);
  return open.length === 0 ? null : open.reduce((best, one) => (far(one) < far(best) ? one : best));
}
