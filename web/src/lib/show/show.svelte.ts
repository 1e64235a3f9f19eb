/**
 * What is being shown at a table: the server's updates become scenes, their steps are played one after the other, and the table
 * is laid as the server said it. `sentence`, `at` and `of` are for the prompt; `skip` and `end` for whoever has seen enough.
 */
import { flushSync } from 'svelte';
import type { GameEvent, View } from '../../generated/protocol';
import { realTime } from '../again';
import { capture, mark, play, unmark } from '../motion';
import { seatNames } from '../names';
import { duration, speed } from '../settings.svelte';
import { Later } from '../later.svelte';
import { sound } from '../sound';
import type { Table, Update } from '../table.svelte';
import { find } from './find';
import { HOLD } from './pace';
import { Queue, type Player, type Scene as Queued, type Shown } from './queue';
import type { Stage } from './stage';
import { plainSteps, plainText, type Step } from './step';

export interface Scene extends Queued<Step> {
  /** What the server said, and the whole log after it; null: something that is only shown again. */
  told: { update: Update; events: GameEvent[] } | null;
  before: View | null;
  laid: boolean;
}

/** With so little time left nobody is kept from answering by something to be watched. */
const PRESSED = 10;
/** For tests: when each step began. */
const KEPT = 400;

const HARD = new Set(['attack', 'volley', 'destroy', 'ruin']);

interface Trace {
  start: number;
  form: string;
  seat: number | null;
  own: boolean;
  say: string;
  /** Was it played, or only marked? */
  played: boolean;
  /** What carries its still mark. */
  marks: string[];
}
const traces: Trace[] = [];
(window as unknown as Record<string, unknown>).taliaSteps = traces;

/** How steps are moved. A step that is shown before that is here is only laid; nobody waits for it. */
const acting = new Later(() => import('./acting'));

export class Show implements Player<Step, Scene> {
  /** What is said of the step that runs; null when none of another's does. */
  sentence: string | null = $state(null);
  seat: number | null = $state(null);
  at = $state(0);
  of = $state(0);
  running = $state(false);
  /** More has happened than is on the table: the question on it may be old. */
  behind = $state(false);
  /** A moment that is played again: the table of then. */
  again: View | null = $state.raw(null);
  /** The step that runs: its chip in the strip is marked. */
  current: Step | null = $state.raw(null);
  private readonly queue: Queue<Step, Scene>;
  private stage: Stage | null = null;
  private answered = false;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  /** What all times are multiplied by besides: what is only imagined is shown in a moment. */
  hurry = 1;

  constructor(private readonly table: Table) {
    this.queue = new Queue<Step, Scene>(this, {
      now: () => performance.now(),
      sleep: (milliseconds, signal) =>
        new Promise((done) => {
          const timer = setTimeout(done, milliseconds);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            done();
          });
        }),
    });
  }

  // What comes in.

  /** An update of the server, and the table it changes. */
  receive(update: Update, events: GameEvent[], before: View | null): void {
    if (this.again !== null) this.queue.end();
    const scene: Scene = { told: { update, events }, before, came: performance.now(), laid: false, steps: [] };
    if (before === null || realTime(update.view)) {
      // Nobody waits for anybody: what happens is on the table at once.
      this.queue.end();
      this.lay(scene, false);
      return;
    }
    scene.steps = this.steps(update.events, before, update.view);
    this.queue.add(scene);
    this.behind = this.queue.behind > 0;
  }

  /** Begin anew: another seat, another past. */
  fresh(update: Update, events: GameEvent[]): void {
    this.queue.drop();
    this.clean();
    this.lay({ told: { update, events }, before: null, came: 0, laid: false, steps: [] }, true);
  }

  forget(): void {
    this.queue.drop();
    this.clean();
    unmark(this.table.root);
  }

  /** An answer is on its way: what was marked has been seen. */
  sent(): void {
    unmark(this.table.root);
    this.answered = true;
  }

  steps(events: GameEvent[], before: View, after: View): Step[] {
    const happened = { events, before, after, names: seatNames(this.table.info) };
    const told = this.table.layout?.steps?.(happened) ?? plainSteps(happened);
    const mine = this.table.mine.length > 1 ? this.table.mine : [this.table.seat];
    let from = before;
    return told.map((step, at) => {
      const to = at === told.length - 1 ? after : (step.view ?? from);
      const span = { before: from, after: to };
      from = to;
      return { ...step, own: step.seat !== null && mine.includes(step.seat), span };
    });
  }

  /** Show steps again, on the table as it was. */
  replay(steps: Step[]): void {
    this.queue.end();
    if (speed() === 0) return this.remind(steps);
    for (const step of steps)
      this.queue.add({
        told: null,
        before: step.span?.before ?? null,
        came: performance.now(),
        laid: false,
        steps: [step],
      });
  }

  /** Without motion, to show something again is to mark it again. */
  private remind(steps: Step[]): void {
    unmark(this.table.root);
    for (const step of steps) this.still(step);
  }

  // What whoever watches can do.

  /** Finish the step that runs; a second time within a moment: all. */
  tap(event: Event): void {
    this.queue.tap(event.timeStamp); // when it was done, not when a busy machine hears of it
  }

  skip(): void {
    this.queue.skip();
  }

  end(): void {
    this.queue.end();
  }

  /** Somebody answers: the last step need not be watched to its end. */
  settled(): void {
    if (this.queue.last) this.queue.skip();
  }

  /** A finger or the mouse comes down on the table: held for a moment, it finishes all. */
  hold(): void {
    this.release();
    this.held = false;
    if (!this.queue.running) return;
    this.holding = setTimeout(() => {
      this.held = true;
      this.queue.end();
    }, HOLD);
  }

  release(): void {
    clearTimeout(this.holding);
  }

  /** What a held press would do besides (a menu, the click at its end) is not meant. */
  kept(event: Event): boolean {
    if (!this.held) return false;
    event.stopPropagation();
    event.preventDefault();
    return true;
  }

  /** A click on the table: it finishes the step. Only the last step lets it through to what was clicked. */
  clicked(event: Event): void {
    if (this.kept(event)) {
      this.held = false;
      return;
    }
    if (!this.queue.running) return;
    const open = this.queue.last;
    this.tap(event);
    if (open) return;
    event.stopPropagation();
    event.preventDefault();
  }

  // How the queue shows them.

  speed(): number {
    return speed() * this.hurry;
  }

  /** Whoever speaks at this table may have a word about a step: the next one waits for `go`. */
  rests(step: Step): boolean {
    return !document.hidden && this.again === null && (this.table.guide?.stepped(step) ?? false);
  }

  go(): void {
    this.queue.go();
  }

  watched(): boolean {
    return !document.hidden && this.table.link === 'open' && !this.pressed();
  }

  private pressed(): boolean {
    const left = this.table.left();
    return left !== null && left < PRESSED;
  }

  begin(step: Step, scene: Scene, { at, of }: Shown): void {
    this.running = true;
    this.again = scene.told === null ? (step.span?.before ?? this.table.view) : null;
    if (scene.told === null) flushSync();
    this.behind = this.queue.behind > 0;
    this.at = at;
    this.of = of;
    this.seat = step.seat;
    this.sentence = step.own ? null : plainText(step.say);
    this.current = step;
    if (scene.told !== null) this.noted(step, true);
  }

  private noted(step: Step, played: boolean): void {
    this.trace(step, played);
    this.table.moments.add(step, this.answered);
    if (!step.own) this.answered = false;
  }

  perform(step: Step, scene: Scene, rate: number, signal: AbortSignal): Promise<void> {
    const { root, info, seat } = this.table;
    if (root === null) return Promise.resolve();
    const { now } = acting;
    if (now === null) {
      const again = (): Promise<void> | void => (signal.aborted ? undefined : this.perform(step, scene, rate, signal));
      return acting.read().then(again, () => undefined);
    }
    const stage = new now.Stage(root, info?.game ?? '', rate, signal);
    this.stage = stage;
    sound(HARD.has(step.form) ? 'hit' : 'card');
    const colour = step.seat === seat && seat !== null ? 'var(--me, var(--legal))' : 'var(--opp, var(--bad))';
    const apply = (glide: number): void => {
      if (!signal.aborted) this.apply(step, scene, glide * rate);
    };
    return now.perform({ stage, step, colour, apply });
  }

  settle(step: Step, scene: Scene, skipped: boolean): void {
    this.clean();
    this.apply(step, scene, skipped ? null : 0);
  }

  pass(step: Step, scene: Scene): void {
    if (scene.told !== null) this.noted(step, false);
  }

  idle(): void {
    this.running = false;
    this.behind = false;
    this.sentence = null;
    this.current = null;
    this.again = null;
    this.clean();
    this.table.rested();
  }

  /** The table as after a step: for the last step of a scene as the server said, else as far as the events tell. */
  private apply(step: Step, scene: Scene, glide: number | null): void {
    if (scene.told === null) {
      const after = step.span?.after ?? this.again;
      if (this.again !== null && this.again !== after) this.moved(scene, glide, () => (this.again = after));
    } else if (scene.steps.at(-1) === step) this.laid(scene, glide);
    else if (step.view !== undefined && this.table.view !== step.view) {
      const { view } = step;
      this.moved(scene, glide, () => this.table.stage(view));
    }
  }

  lay(scene: Scene, skipped: boolean): void {
    this.behind = this.queue.behind > 0;
    const usual = skipped || scene.steps.length > 0 ? 0 : duration(250);
    this.laid(scene, skipped ? null : usual);
    if (speed() === 0 && !this.answered) this.marked(scene);
  }

  private laid(scene: Scene, glide: number | null): void {
    const { told } = scene;
    if (scene.laid || told === null) return;
    scene.laid = true;
    const asked = this.table.asked;
    this.moved(scene, glide, () => this.table.lay(told.update, told.events));
    this.table.laid(scene.before, asked);
  }

  /** Change the table, and let things glide to where they are now; null: without a sign of it. */
  private moved(scene: Scene, glide: number | null, change: () => void): void {
    const { root, layout } = this.table;
    const places = glide === null || scene.before === null ? null : capture(root);
    change();
    flushSync();
    const still = speed() === 0;
    if (places !== null && (still || (glide ?? 0) > 0))
      play(
        root,
        places,
        (key) => layout?.origin(key, scene.told?.update.events ?? []) ?? null,
        still ? 0 : (glide ?? 0),
      );
  }

  /** Without motion, every step leaves a still mark on what it was about, or on whoever did it. */
  private marked(scene: Scene): void {
    for (const step of scene.steps) if (!step.own) this.still(step);
  }

  private still(step: Step): string[] {
    const { root } = this.table;
    if (root === null) return [];
    const wanted = [...(step.targets ?? []), ...(step.flies === undefined ? [] : [step.flies.to].flat())];
    const found = wanted.map((key) => find(root, key)).filter((one) => one !== null);
    const clear = found.filter((one) => !wide(one, root));
    const actor = find(root, step.actor) ?? find(root, `zone:player-${step.seat}`);
    const all = actor === null ? clear : [...clear, actor];
    const marks = all.length > 0 ? all : [...root.querySelectorAll<HTMLElement>('.prompt')];
    marks.forEach(mark);
    const names = marks.map((one) => one.dataset.key ?? one.dataset.zone ?? one.className);
    const words = plainText(step.say);
    const trace = traces.filter((one) => one.say === words && one.marks.length === 0).at(-1);
    if (trace !== undefined) trace.marks = names;
    return names;
  }

  private trace(step: Step, played: boolean): void {
    const { form, seat, own } = step;
    traces.push({ start: performance.now(), form, seat, own, say: plainText(step.say), played, marks: [] });
    if (traces.length > KEPT) traces.shift();
  }

  private clean(): void {
    this.stage?.clear();
    this.stage = null;
  }
}

/** A ring round half of the screen tells nothing. */
function wide(element: HTMLElement, root: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > (root.clientWidth * root.clientHeight) / 6;
}
