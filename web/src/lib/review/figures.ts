/**
 * The figures of a review made ready to be drawn and read: the curve with its band, bars on an axis of their own, the rows of the sum.
 * All of it is arithmetic on what the review says; nothing here judges.
 */
import type { Judged, Point, Shown, Sum, Swing } from './form';

/** A drawing of the curve, in its own units: moments from left to right, chances from bottom to top. */
export interface Frame {
  width: number;
  top: number;
  height: number;
  left: number;
  right: number;
}

/** Where a moment stands, from left to right; the last moment of the game is at the right edge. */
export function across(at: number, last: number, frame: Frame): number {
  const inner = frame.width - frame.left - frame.right;
  return frame.left + (last <= 0 ? 0 : (inner * Math.min(at, last)) / last);
}

export const down = (chance: number, frame: Frame): number =>
  frame.top + frame.height * (1 - Math.max(0, Math.min(1, chance)));

const round = (n: number): number => Math.round(10 * n) / 10;

/** The line through the points, straight from one to the next: between two decisions nothing was asked. */
export function linePath(points: Point[], last: number, frame: Frame): string {
  return points
    .map(
      (point, n) => `${n === 0 ? 'M' : 'L'}${round(across(point.at, last, frame))} ${round(down(point.chance, frame))}`,
    )
    .join('');
}

/** The band around it: along the upper ends, and back along the lower ones. */
export function bandPath(points: Point[], last: number, frame: Frame): string {
  if (points.length === 0) return '';
  const spot = (at: number, chance: number): string =>
    `${round(across(at, last, frame))} ${round(down(chance, frame))}`;
  const upper = points.map((point) => spot(point.at, point.high));
  const lower = [...points].reverse().map((point) => spot(point.at, point.low));
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** The chance at a moment: of the last point up to it. */
export function chanceAt(points: Point[], at: number): Point | null {
  return points.filter((point) => point.at <= at).at(-1) ?? points[0] ?? null;
}

export interface Bar {
  at: number;
  kind: Swing['kind'];
  amount: number;
  error: number;
  x: number;
  /** Upper edge and height; upwards is good for the seat. */
  y: number;
  height: number;
}

/** The largest swing that fits on the axis: at least a tenth, so that small ones do not look large. */
export const reach = (swings: Swing[]): number => Math.max(0.1, ...swings.map((one) => Math.abs(one.amount)));

/** Swings as bars up and down from the middle of the frame. */
export function bars(swings: Swing[], last: number, frame: Frame): Bar[] {
  const most = reach(swings);
  const middle = frame.top + frame.height / 2;
  return swings.map((one) => {
    const height = (Math.min(1, Math.abs(one.amount) / most) * frame.height) / 2;
    const y = one.amount >= 0 ? middle - height : middle;
    return { ...one, x: round(across(one.at, last, frame)), y: round(y), height: Math.max(1, round(height)) };
  });
}

/** Hundredths as people read them. */
export const percent = (chance: number): number => Math.round(100 * chance);
/** Points of winning chance with one digit: what must add up is not rounded away. */
export const points = (chance: number): number => Math.round(1000 * chance) / 10;

export interface Row {
  key: 'start' | 'own' | 'others' | 'luck' | 'meetings' | 'unexplained' | 'result';
  amount: number;
  /** It is a state, not a change. */
  whole: boolean;
}

/**
 * The sum as it is read from top to bottom. Each line is rounded to a tenth of a point; what rounding leaves goes into "not explained",
 * so that the printed lines add up to the printed result.
 */
export function rows(sum: Sum): Row[] {
  const start = points(sum.start);
  const result = points(sum.result);
  const changes: [Row['key'], number][] = [
    ['own', -points(sum.own)],
    ['others', points(sum.others)],
    ['luck', points(sum.luck)],
    ['meetings', points(sum.meetings)],
  ];
  const told = changes.reduce((all, [, amount]) => all + amount, start);
  const rest = Math.round(10 * (result - told)) / 10;
  return [
    { key: 'start', amount: start, whole: true },
    ...changes
      .filter(([key, amount]) => key !== 'meetings' || amount !== 0)
      .map(([key, amount]): Row => ({ key, amount: amount + 0, whole: false })),
    { key: 'unexplained', amount: rest + 0, whole: false },
    { key: 'result', amount: result, whole: true },
  ];
}

/** What a decision is shown as: a label, a thin bar without number, or a word that says why there is none. */
export type Verdict = 'blunder' | 'mistake' | 'slip' | 'points' | 'thin' | 'best' | Exclude<Judged['why_not'], ''>;

export function verdict(one: Judged): Verdict {
  if (one.label !== '') return one.label;
  if (one.points !== null && one.points > 0) return 'points';
  if (one.why_not === 'only_screened') return 'thin';
  if (one.why_not !== '') return one.why_not;
  return 'best';
}

/** Can it be tried again? What has a label, and what gave points away for certain. */
export const retried = (one: Judged): boolean => one.label !== '' || verdict(one) === 'points';

/** The answer that brings the most points before scoring, and the points of what was played; null where none brings more. */
export function swap(one: Judged): { mine: number; most: number; word: string } | null {
  const known = one.options.flatMap(({ word, score }) =>
    score === null || score === undefined ? [] : [{ word, score }],
  );
  const mine = known.find(({ word }) => bareWord(word) === bareWord(one.played))?.score;
  const best = known.reduce(
    (most, other) => (other.score > most.score ? other : most),
    known[0] ?? { word: '', score: 0 },
  );
  if (one.exact !== '' || mine === undefined || Math.round(best.score) <= Math.round(mine)) return null;
  return { mine, most: best.score, word: best.word };
}

/** Options with how long their bars are: chances as they are, points against the largest and the smallest. */
export function lengths(options: Shown[]): number[] {
  const scores = options.flatMap((one) => (one.score === null || one.score === undefined ? [] : [one.score]));
  const most = Math.max(...scores);
  const least = Math.min(0, ...scores);
  return options.map((one) => {
    if (one.chance !== null && one.chance !== undefined) return percent(one.chance);
    if (one.score === null || one.score === undefined || most === least) return 0;
    return Math.round((100 * (one.score - least)) / (most - least));
  });
}

/** `domain:word` or the bare word. */
export const bareWord = (word: string): string => word.slice(word.indexOf(':') + 1);
