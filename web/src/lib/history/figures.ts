/** Figures of a history, as `talia.history.figures` works them out: practice and games at one screen count for nothing here. */
import type { GameLine } from '../../generated/protocol';
import { resultOf } from './form';

const Z = 1.959964; // of a 95 % interval
export const ENOUGH = 10; // games, for a share in percent to be told

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
  games: number;
}

export interface Share {
  share: number;
  low: number;
  high: number;
}

/** The share, and the least and the most it may well be. */
export function wilson(won: number, games: number): Share {
  const share = won / games;
  const z = (Z * Z) / games;
  const middle = (share + z / 2) / (1 + z);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / (1 + z);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The share of wins, a draw counting half; null below ten games. */
export const shareOf = ({ won, drawn, games }: Tally): Share | null =>
  games < ENOUGH ? null : wilson(won + drawn / 2, games);

/** Does it count: no practice, one seat of one's own, and an end? */
export const counted = (line: GameLine): boolean => !line.practice && ['won', 'drawn', 'lost'].includes(resultOf(line));

function add(found: Map<string, Tally>, key: string, line: GameLine): void {
  const tally = found.get(key) ?? { won: 0, drawn: 0, lost: 0, games: 0 };
  const result = resultOf(line) as 'won' | 'drawn' | 'lost';
  found.set(key, { ...tally, [result]: tally[result] + 1, games: tally.games + 1 });
}

const mostFirst = ([one, { games }]: [string, Tally], [other, { games: others }]: [string, Tally]): number =>
  others - games || (one < other ? -1 : 1);

/** Where a game is counted: by `game`, `level` and `opponent`, by the number of `seats`, or by what it keeps. */
export function groups(line: GameLine, by: string): string[] {
  const others = line.seats.filter((_, seat) => !line.mine.includes(seat));
  const found =
    by === 'game'
      ? [line.game]
      : by === 'level'
        ? others.flatMap((one) => (one.kind === 'bot' && one.level ? [one.level] : []))
        : by === 'opponent'
          ? others.flatMap((one) => (one.kind === 'person' && one.name ? [one.name] : []))
          : by === 'seats'
            ? [String(line.seats.length)]
            : (line.by[by] ?? []);
  return [...new Set(found)];
}

/** What counts, by one thing; what was played most comes first. */
export function table(games: GameLine[], by: string): [string, Tally][] {
  const found = new Map<string, Tally>();
  for (const line of games) if (counted(line)) for (const group of groups(line, by)) add(found, group, line);
  return [...found].sort(mostFirst);
}

/** By what these games can be told apart. */
export function kinds(games: GameLine[]): string[] {
  const own = [...new Set(games.flatMap((line) => Object.keys(line.by)))].sort();
  return ['game', 'level', 'opponent', 'seats', ...own].filter((by) =>
    games.some((line) => counted(line) && groups(line, by).length > 0),
  );
}

/** Wins in a row: now, and at best. The latest game comes first. */
export function streaks(games: GameLine[]): { now: number; best: number } {
  let best = 0;
  let run = 0;
  let now: number | null = null;
  for (const line of games.filter(counted)) {
    if (resultOf(line) === 'won') run += 1;
    else {
      now ??= run;
      run = 0;
    }
    best = Math.max(best, run);
  }
  return { now: now ?? run, best };
}

/** The cards that I played or ended with, the most frequent first. */
export function favourites(games: GameLine[]): [string, Tally][] {
  const found = new Map<string, Tally>();
  for (const line of games) if (counted(line)) for (const card of line.cards) add(found, card, line);
  return [...found].sort(mostFirst);
}

/** All games of a list that count. */
export function tallyOf(games: GameLine[]): Tally {
  const found = new Map<string, Tally>();
  for (const line of games) if (counted(line)) add(found, '', line);
  return found.get('') ?? { won: 0, drawn: 0, lost: 0, games: 0 };
}
