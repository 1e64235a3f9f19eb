/**
 * The queue of what is to be shown at one table. Scenes come in as fast as the server tells them; their steps are played one
 * after the other, each timed from the one before. A scene is laid (the table is as the server said) exactly once and in its order,
 * whether it is watched, skipped or too old to be played, so the end is the same in all cases.
 *
 * It knows neither the page nor the clock: both are given to it.
 */
import { OLD, pace, TWICE, type Timed } from './pace';

export interface Scene<S extends Timed> {
  steps: S[];
  /** When it came, by the queue's clock. */
  came: number;
}

export interface Shown {
  /** Which step of the run it is, from 1, and of how many, as far as is known. */
  at: number;
  of: number;
  /** Nothing comes after it: whoever is asked may answer already. */
  last: boolean;
}

/** Whoever shows the steps. */
export interface Player<S extends Timed, C extends Scene<S>> {
  /** What all times are multiplied by; 0 shows nothing. */
  speed(): number;
  /** May what waits be watched at all? Not while nobody looks, nor when the clock presses. */
  watched(): boolean;
  begin(step: S, scene: C, shown: Shown): void;
  /** Move it. `settle` is called when its time is over, or at once when it is skipped. */
  perform(step: S, scene: C, rate: number, signal: AbortSignal): Promise<void>;
  /** The step is over: the table is as after it. */
  settle(step: S, scene: C, skipped: boolean): void;
  /** Is what follows a step to wait, until `go` is called? Somebody has something to say about it. */
  rests?(step: S): boolean;
  /** A step that is not played: still marks only. */
  pass(step: S, scene: C): void;
  lay(scene: C, skipped: boolean): void;
  idle(): void;
}

export interface Time {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export class Queue<S extends Timed, C extends Scene<S>> {
  private scenes: C[] = [];
  /** The next step of the first scene. */
  private at = 0;
  private current: { step: S; scene: C; stop: AbortController } | null = null;
  /** Steps shown since there was nothing to show, how long they took, and by how much the last one ended too late. */
  private shown = 0;
  private spent = 0;
  private late = 0;
  private tapped = -Infinity;
  private waiting = false;

  constructor(
    private readonly player: Player<S, C>,
    private readonly time: Time,
  ) {}

  get running(): boolean {
    return this.current !== null;
  }

  /** Is the step that runs the last one there is? */
  get last(): boolean {
    return this.current !== null && this.scenes.length === 1 && this.at === this.current.scene.steps.length - 1;
  }

  /** Scenes that wait behind the one that runs. */
  get behind(): number {
    return Math.max(0, this.scenes.length - 1);
  }

  add(scene: C): void {
    this.scenes.push(scene);
    if (this.current === null && !this.waiting) this.next(false);
  }

  /** Go on after a rest: what waited for it is no older than it was. */
  go(): void {
    if (!this.waiting) return;
    this.waiting = false;
    for (const scene of this.scenes) scene.came = this.time.now();
    this.follow(false);
  }

  /** Finish the step that runs. */
  skip(): void {
    const current = this.current;
    if (current === null) return;
    this.late = 0;
    current.stop.abort();
    this.done(true);
  }

  /** A tap: finish the step; twice within a moment: finish all. */
  tap(now = this.time.now()): void {
    const twice = now - this.tapped <= TWICE;
    this.tapped = now;
    if (twice) this.end();
    else this.skip();
  }

  /** Finish all: what waits is laid at once, in its order. */
  end(): void {
    const current = this.current;
    this.current = null;
    this.waiting = false;
    if (current !== null) {
      current.stop.abort();
      this.player.settle(current.step, current.scene, true);
      this.at++;
    }
    for (let scene = this.scenes[0]; scene !== undefined; scene = this.scenes[0]) this.through(scene, true);
    this.rest();
  }

  /** Forget what waits: the table has been laid anew from elsewhere. */
  drop(): void {
    this.current?.stop.abort();
    this.current = null;
    this.waiting = false;
    this.scenes = [];
    this.at = 0;
    this.rest();
  }

  private next(skipped: boolean): void {
    for (let scene = this.scenes[0]; scene !== undefined; scene = this.scenes[0]) {
      const speed = this.player.speed();
      const old = this.time.now() - scene.came > OLD * Math.max(1, speed);
      const step = old || speed === 0 || !this.player.watched() ? undefined : scene.steps[this.at];
      if (step !== undefined) return this.start(step, scene, speed);
      this.through(scene, skipped);
    }
    this.rest();
  }

  private start(step: S, scene: C, speed: number): void {
    const left = this.scenes.flatMap((one) => one.steps).slice(this.at);
    const { time, rate } = pace({ at: this.shown, spent: this.spent, left, late: this.late }, speed);
    this.shown++;
    const begun = this.time.now();
    const stop = new AbortController();
    this.current = { step, scene, stop };
    this.player.begin(step, scene, { at: this.shown, of: this.shown + left.length - 1, last: this.last });
    void this.player.perform(step, scene, rate, stop.signal);
    // Its time is up when it is up: what a busy machine has not moved by then is where it belongs at once.
    void this.time.sleep(time, stop.signal).then(() => {
      if (this.current?.stop !== stop) return;
      this.late = Math.max(0, this.time.now() - begun - time);
      this.spent += this.time.now() - begun;
      stop.abort();
      this.done(false);
    });
  }

  private done(skipped: boolean): void {
    const current = this.current;
    if (current === null) return;
    this.current = null;
    this.player.settle(current.step, current.scene, skipped);
    this.at++;
    this.waiting = this.player.rests?.(current.step) ?? false;
    if (!this.waiting) this.follow(skipped);
  }

  private follow(skipped: boolean): void {
    const scene = this.scenes[0];
    if (scene !== undefined && this.at >= scene.steps.length) this.through(scene, skipped);
    this.next(skipped);
  }

  /** What is left of the first scene is not played. */
  private through(scene: C, skipped: boolean): void {
    for (const step of scene.steps.slice(this.at)) this.player.pass(step, scene);
    this.scenes.shift();
    this.at = 0;
    this.player.lay(scene, skipped);
  }

  private rest(): void {
    this.shown = 0;
    this.spent = 0;
    this.late = 0;
    this.player.idle();
  }
}
