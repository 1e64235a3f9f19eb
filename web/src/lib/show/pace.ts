/**
 * How long the steps of a game are shown, in milliseconds at normal speed: the beats of a form and a pause of 150. Nothing in
 * here knows the page, so that it can be tried without one.
 */
export const TIMES = {
  // all games
  tell: 600,
  turn: 600,
  draw: 450,
  discard: 730,
  // a duel of tiles
  play: 730,
  attack: 1310,
  volley: 1600,
  destroy: 1700,
  ruin: 1800,
  enqueue: 690,
  advance: 600,
  restore: 950,
  // a row of encounters
  reveal: 1210,
  stamp: 740,
  ability: 650,
  modify: 680,
  shift: 670,
  fall: 740,
  name: 650,
  deal: 600,
  // hands and a common area
  take: 950,
  pick: 750,
  lay: 650,
  last: 800,
} as const;

/** The form a step is shown in. */
export type Form = keyof typeof TIMES;

export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export const SPEEDS: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** One's own moves are shown in the same form, quicker. */
export const OWN = 0.6;
/** Nobody follows steps of others that come closer than this, at normal speed. */
export const LEAST = 450;
/** What would take longer than this is hurried from its sixth step on. */
export const LONG = 8000;
export const HURRIED_FROM = 5;
/** What waited longer than this (another tab, a lost line) is told, not played. */
export const OLD = 20_000;
/** Two taps within this time: to the end. */
export const TWICE = 300;

export interface Timed {
  form: Form;
  own: boolean;
}

/** How long a step lasts at a speed, before any hurry. */
export function usual(step: Timed, speed: number): number {
  return TIMES[step.form] * speed * (step.own ? OWN : 1);
}

/**
 * How long the step at place `at` of a run lasts, and by what its beats are multiplied. A run is what is shown without a pause;
 * `whole` is how long all of it would take.
 */
export function pace(step: Timed, at: number, whole: number, speed: number): { time: number; rate: number } {
  const plain = usual(step, speed);
  if (plain === 0) return { time: 0, rate: 0 };
  const hurried = whole > LONG * speed && at >= HURRIED_FROM;
  const least = step.own ? 0 : LEAST * Math.min(1, speed);
  const time = Math.max(least, hurried ? plain / 2 : plain);
  return { time, rate: (time / plain) * speed * (step.own ? OWN : 1) };
}
