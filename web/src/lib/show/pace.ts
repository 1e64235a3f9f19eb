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
  slide: 670,
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
/** What would take longer than this even so is hurried altogether, but no step to less than half its time before the sixth. */
export const LONGEST = 10_000;
/** A press that lasts this long is held: to the end. */
export const HOLD = 400;
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

/** What is shown without a pause: which step of it is next, how long those before it took, what is still to come. */
export interface Run<S extends Timed = Timed> {
  at: number;
  spent: number;
  left: S[];
  /** By how much the last step ended too late: a busy machine's delay is made good by the next one. */
  late: number;
}

/** How long the next step of a run lasts, and by what its beats are multiplied. */
export function pace({ at, spent, left, late }: Run, speed: number): { time: number; rate: number } {
  const [step] = left;
  const plain = step === undefined ? 0 : usual(step, speed);
  if (step === undefined || plain === 0) return { time: 0, rate: 0 };
  const floor = (one: Timed): number => (one.own ? 0 : LEAST * Math.min(1, speed));
  const long = spent + left.reduce((sum, one) => sum + usual(one, speed), 0) > LONG * speed;
  const planned = left.map((one, place) => {
    const hurried = long && at + place >= HURRIED_FROM;
    return Math.max(floor(one), usual(one, speed) / (hurried ? 2 : 1));
  });
  const sum = planned.reduce((all, one) => all + one, 0);
  const room = Math.max(0, LONGEST * speed - spent);
  const first = planned[0] ?? plain;
  const shortest = at >= HURRIED_FROM ? 0 : plain / 2;
  const time = Math.max(floor(step), shortest, sum > room ? (first * room) / sum : first);
  return { time: Math.max(floor(step), time / 2, time - late), rate: (time / plain) * speed * (step.own ? OWN : 1) };
}
