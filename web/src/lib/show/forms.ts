/**
 * The forms of steps: in which beats an attack, a played card or a signet is shown. Beats are milliseconds at normal speed and one
 * by one; `apply` lays the table as it is after the step, at the moment at which it is seen.
 */
import type { Form } from './pace';
import { DROP, FALL, STAMP, type Stage } from './stage';
import type { Step } from './step';

interface Act {
  stage: Stage;
  step: Step;
  /** The colour of whoever acts. */
  colour: string;
  /** Lay the table as after the step; things glide to their new places in that many milliseconds. */
  apply(glide: number): void;
}

/** Who acts lights up; one's own deeds need no light. */
async function lit({ stage, step, colour }: Act): Promise<void> {
  if (!step.own) await stage.light(stage.find(step.actor), colour);
}

/** What is paid falls drop by drop, while whoever acts lights up. */
async function paid({ stage, step }: Act): Promise<void> {
  if (step.pays === undefined || step.seat === null) return;
  const full = stage.find(`zone:player-${step.seat}`)?.querySelectorAll('.drops .i:not(.is-spent)') ?? [];
  await stage.drip([...full].slice(-step.pays).reverse(), 100);
}

/** Totals count to what they are now, all at once. */
async function counted({ stage, step }: Act, milliseconds: number): Promise<void> {
  const place = (key: string): HTMLElement | null =>
    stage.root.querySelector<HTMLElement>(`[data-total="${CSS.escape(key)}"]`);
  await Promise.all((step.totals ?? []).map(({ key, from, to }) => stage.count(place(key), from, to, milliseconds)));
}

async function told(act: Act): Promise<void> {
  act.apply(250);
  await lit(act);
}

/** The seat and its counters. */
async function turn(act: Act): Promise<void> {
  act.apply(250);
  const seat = act.stage.find(act.step.actor);
  const counters = [...(seat?.querySelectorAll('b, .drops') ?? [])].slice(0, 3);
  await Promise.all([lit(act), ...counters.map((one) => act.stage.pulse(one, 1.35))]);
}

/** A card travels: as a likeness of what lay there, or of what will lie there. */
async function flight(act: Act, milliseconds: number, lift: number, settle: number): Promise<void> {
  const { stage, step } = act;
  void paid(act);
  const { card, from, to } = step.flies ?? { card: null, from: [], to: [] };
  const source = stage.find(from);
  if (!step.own) stage.ring(stage.find(step.actor), act.colour);
  if (lift > 0 && source?.dataset.key !== undefined)
    await stage.move(source, [{ translate: '0 0' }, { translate: '0 -16px', scale: 1.05 }], lift, { stays: true });
  const start = stage.box(source);
  const leaving = source?.dataset.key === undefined ? null : stage.likeness(source, card, start);
  act.apply(milliseconds);
  const goal = stage.find(to);
  const keyed = goal?.dataset.key !== undefined ? goal : null;
  const end = stage.box(goal);
  const small = { ...end, width: Math.min(end.width, 96), height: Math.min(end.height, 134) };
  if (keyed === null) small.left += (end.width - small.width) / 2;
  const ghost = leaving ?? stage.likeness(keyed, card, keyed === null ? small : end);
  await stage.fly(ghost, start, keyed === null ? small : end, milliseconds, keyed);
  if (settle > 0) await stage.move(goal, [{ scale: 1.08 }, { scale: 1 }], settle, { easing: DROP });
}

/** A line to each target, one after the other. */
async function aim(act: Act, colour: string): Promise<(HTMLElement | null)[]> {
  const { stage, step } = act;
  await Promise.all([lit(act), paid(act)]);
  const actor = stage.find(step.actor);
  const targets = (step.targets ?? []).map((key) => stage.find(key));
  await Promise.all(targets.map((target, at) => stage.line(actor, target, colour, at * 120)));
  return targets;
}

/** They shake together; who is destroyed falls and slides away, who is damaged tilts. */
async function attack(act: Act): Promise<void> {
  const { stage, step } = act;
  const gone = new Set(step.gone);
  const targets = await aim(act, act.colour);
  await Promise.all(targets.map((target) => stage.shake(target)));
  const keys = step.targets ?? [];
  const falling = targets.filter((_target, at) => gone.has(keys[at] ?? ''));
  await Promise.all(
    falling.map((one) =>
      stage.move(
        one,
        [
          { opacity: 1 },
          { rotate: '7deg', translate: '0 14px', opacity: 0.5, offset: 0.6 },
          { translate: '0 30px', opacity: 0 },
        ],
        340,
        { easing: FALL, stays: true },
      ),
    ),
  );
  stage.wipe();
  act.apply(250);
  const left = keys.filter((key) => !gone.has(key)).map((key) => stage.find(key));
  await Promise.all(
    left.map((one) =>
      stage.move(one, [{ rotate: '0deg' }, { rotate: '-3deg', translate: '0 6px' }, { rotate: '0deg' }], 300, {
        easing: DROP,
      }),
    ),
  );
}

/** As an attack; then the whole table darkens for a moment. */
async function ruin(act: Act): Promise<void> {
  await attack(act);
  const table = act.stage.root.querySelector('.table');
  await act.stage.move(
    table,
    [{ filter: 'none' }, { filter: 'brightness(.55)', offset: 0.4 }, { filter: 'none' }],
    250,
  );
  for (const key of act.step.targets ?? []) void act.stage.pulse(act.stage.find(key), 1.06);
}

async function restore(act: Act): Promise<void> {
  const targets = await aim(act, 'var(--good)');
  act.stage.wipe();
  act.apply(250);
  await Promise.all(
    targets.map((one) => act.stage.move(one, [{ rotate: '-4deg' }, { rotate: '0deg' }], 300, { easing: DROP })),
  );
}

/** Both cards turn over round the vertical axis, their totals count up, then they rest. */
async function reveal(act: Act): Promise<void> {
  const { stage, step } = act;
  act.apply(250);
  const cards = (step.targets ?? []).map((key) => stage.find(key));
  const turned = cards.map(async (card) => {
    if (card === null) return;
    const back = stage.likeness(null, null, stage.box(card));
    const away = [{ transform: 'perspective(700px) rotateY(0)' }, { transform: 'perspective(700px) rotateY(90deg)' }];
    const here = [{ transform: 'perspective(700px) rotateY(-90deg)' }, { transform: 'perspective(700px) rotateY(0)' }];
    void stage.move(card, here, 200, { delay: 200, easing: 'ease-out' });
    await stage.move(back, away, 200, { easing: 'ease-in', stays: true });
    back.remove();
  });
  await Promise.all(turned);
  await stage.beat(200);
  await counted(act, 210);
  await stage.beat(450);
}

/** What lies on a card, within it or beside it in its cell. */
const on = <E extends Element>(card: HTMLElement | null, what: string): E[] => [
  ...((card?.closest('.enc__cell') ?? card)?.querySelectorAll<E>(what) ?? []),
];
const seals = (stage: Stage, key: string): HTMLElement[] => on<HTMLElement>(stage.find(key), '.seal');

/** The seal comes from above, and the card gives. */
async function stamp(act: Act): Promise<void> {
  const { stage, step } = act;
  act.apply(120);
  await stage.beat(120);
  for (const key of step.targets ?? []) {
    const card = stage.find(key);
    const seal = seals(stage, key).at(-1) ?? null;
    const frames = [
      { translate: '0 -60px', scale: 2.2, rotate: '-20deg', opacity: 0 },
      { translate: '0 0', scale: 1, rotate: '0deg', opacity: 1 },
    ];
    await stage.move(seal, frames, 320, { easing: STAMP });
    await stage.move(card, [{ scale: 1 }, { scale: 0.97 }, { scale: 1 }], 120);
  }
}

/** The seals of one card go over to another: they lift, slide and are stamped there; the old winner pales. */
async function slide(act: Act): Promise<void> {
  const { stage, step } = act;
  const old = step.flies === undefined ? [] : [step.flies.from].flat().flatMap((key) => seals(stage, key));
  const starts = old.map((one) => stage.box(one));
  act.apply(120);
  const now = (step.targets ?? []).flatMap((key) => seals(stage, key));
  await Promise.all(
    now.slice(-starts.length).map((seal, at) => {
      const start = starts[at];
      return start === undefined ? undefined : stage.slide(seal, start, 420);
    }),
  );
  for (const key of step.targets ?? [])
    await stage.move(stage.find(key), [{ scale: 1 }, { scale: 0.97 }, { scale: 1 }], 100);
}

async function ability(act: Act): Promise<void> {
  await Promise.all([lit(act), paid(act)]);
  await act.stage.beat(300);
  act.apply(250);
}

/** A ticket flies to its card. */
async function modify(act: Act): Promise<void> {
  const { stage, step } = act;
  act.apply(120);
  if (!step.own) stage.ring(stage.find(step.actor), act.colour);
  const tickets = (step.targets ?? []).map((key) => {
    const place = stage.find(key);
    return on(place, '.mod').at(0) ?? place;
  });
  const frames = [
    { translate: '60px -50px', scale: 2, opacity: 0 },
    { translate: '0 0', scale: 1, opacity: 1 },
  ];
  const counting = counted(act, 210 + 320);
  await Promise.all(tickets.map((ticket) => stage.move(ticket, frames, 320, { easing: DROP })));
  await counting;
}

async function fall(act: Act): Promise<void> {
  const { stage, step } = act;
  const frames = [{ opacity: 1 }, { rotate: '9deg', translate: '0 60px', opacity: 0 }];
  await Promise.all(
    (step.targets ?? []).map((key) => stage.move(stage.find(key), frames, 340, { easing: FALL, stays: true })),
  );
  act.apply(250);
  await stage.beat(250);
}

async function named(act: Act): Promise<void> {
  await lit(act);
  act.apply(250);
  await Promise.all((act.step.targets ?? []).map((key) => act.stage.shake(act.stage.find(key))));
}

/** The back of a card falls from the deck to whoever draws it; one's own card comes face up. */
async function draw(act: Act, milliseconds: number): Promise<void> {
  const { stage, step } = act;
  const { from, to } = step.flies ?? { from: [], to: [] };
  const start = stage.box(stage.find(from));
  act.apply(milliseconds);
  if (step.own) return stage.beat(milliseconds);
  const end = stage.box(stage.find(to));
  const small = { left: end.left + end.width / 2 - 24, top: end.top + end.height / 2 - 34, width: 48, height: 67 };
  await stage.fly(stage.likeness(null, null, small), start, small, milliseconds, null);
}

/** The places light one after the other. */
async function last(act: Act): Promise<void> {
  const { stage, step } = act;
  act.apply(250);
  for (const key of step.targets ?? []) {
    stage.ring(stage.find(key), 'var(--accent)');
    await stage.beat(40);
  }
  await stage.beat(200);
}

async function glided(act: Act, milliseconds: number): Promise<void> {
  if (!act.step.own) act.stage.ring(act.stage.find(act.step.actor), act.colour);
  act.apply(milliseconds);
  await act.stage.beat(milliseconds);
}

const FORMS: Record<Form, (act: Act) => Promise<void>> = {
  tell: told,
  turn,
  draw: (act) => draw(act, 300),
  discard: (act) => flight(act, 420, 160, 0),
  play: (act) => flight(act, 420, 0, 160),
  attack,
  volley: attack,
  destroy: attack,
  ruin,
  enqueue: (act) => flight(act, 420, 0, 120),
  advance: (act) => glided(act, 450),
  restore,
  reveal,
  stamp,
  ability,
  modify,
  shift: (act) => glided(act, 420),
  slide,
  fall,
  name: named,
  deal: (act) => draw(act, 300),
  take: (act) => flight(act, 520, 160, 120),
  pick: (act) => draw(act, 450),
  lay: (act) => flight(act, 500, 0, 0),
  last,
};

export const perform = (act: Act): Promise<void> => FORMS[act.step.form](act);
