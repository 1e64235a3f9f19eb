/**
 * A puzzle at its table: what is to be reached, what an answer comes to, hints, the solution, and what a first try does to the rating.
 * Whatever reaches the goal is right; the table itself says so.
 */
import type { PuzzleStage } from '../../generated/protocol';
import { ask } from '../api';
import { learned, type KeptPuzzle } from '../progress.svelte';
import type { Table, Update } from '../table.svelte';
import { t } from '../texts.svelte';
import { dayNumber, dayOf } from './daily';
import type { Guide } from './guide';
import { after, rested, START, type Rating } from './rating';
import { Speech } from './speech.svelte';
import { named, type StageWire, type Teller } from './wire';

export const puzzlePath = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

export class Puzzle implements Guide, Teller<PuzzleStage> {
  readonly speech = new Speech();
  readonly back = true;
  wire: StageWire<PuzzleStage> | null = null;
  stage: PuzzleStage | null = $state.raw(null);
  answers: string[] = $state.raw([]);
  hinted = $state(0);
  /** The solution is on the table. */
  shown = $state(false);
  /** How the rating has moved with this try. */
  moved: { from: Rating; to: Rating } | null = $state.raw(null);
  private pending: PuzzleStage['bubbles'] = [];

  constructor(
    readonly id: string,
    private readonly table: Table,
    /** Is it a puzzle of today? Then solving it keeps the streak. */
    readonly today: () => boolean,
  ) {}

  get kept(): KeptPuzzle {
    const kept = learned.now.puzzles[this.id];
    return kept ?? { day: dayOf(), won: false, solved: false, answers: [], hints: 0, over: false };
  }

  get done(): boolean {
    return this.stage?.done === true;
  }

  /** Go on where one was; what was solved is solved again from its start. */
  async begin(): Promise<PuzzleStage> {
    const { answers, solved, hints } = this.kept;
    this.hinted = solved ? 0 : hints;
    if (!solved && answers.length > 0) {
      try {
        return await this.ask(answers, null);
      } catch {
        // The puzzle is another one now, or cannot be reached: the next question tells.
      }
    }
    return this.ask([], null);
  }

  async ask(answers: string[], tried: string | null): Promise<PuzzleStage> {
    return this.named(await ask<PuzzleStage>('POST', puzzlePath(this.id), { answers, tried }));
  }

  private named(stage: PuzzleStage): PuzzleStage {
    return { ...stage, table: named({ ...stage.table, hints: true, undo: 'free' }) };
  }

  // What the wire tells.

  staged(stage: PuzzleStage, tried: string | null): void {
    this.stage = stage;
    this.speech.hush();
    if (!stage.accepted) return this.wrong(stage);
    this.answers = stage.answers;
    this.table.rest = stage.done ? t('learn-puzzle-solved') : null;
    // The goal itself stands in the bar; a right step on the way is told by the table that goes on.
    this.pending = tried === null || !stage.done ? [] : stage.bubbles;
    if (stage.done && tried !== null) this.ended(true);
    else if (tried !== null || this.kept.answers.length > 0) this.keep({ answers: stage.answers });
  }

  told(): void {
    this.rested();
  }

  private wrong(stage: PuzzleStage): void {
    this.table.unplan();
    this.ended(false);
    const [first] = stage.bubbles;
    if (first === undefined) return;
    this.speech.instead({ ...first, things: this.table.sentKeys });
    if (stage.what_if) this.table.whatIf.show({ ...stage.what_if, type: 'update' } as Update);
  }

  /** A first try is rated; whatever comes later is for oneself. */
  private ended(solved: boolean): void {
    const { stage, kept } = this;
    if (stage === null) return;
    const first = learned.now.puzzles[this.id] === undefined || !(kept.over || kept.solved);
    const today = dayOf();
    const won = solved && first && kept.hints === 0 && this.hinted === 0;
    const days = solved && this.today() ? [...new Set([...learned.now.days, today])] : learned.now.days;
    const change = {
      ...kept,
      won: kept.won || won,
      solved: kept.solved || solved,
      over: true,
      hints: this.hinted,
      answers: solved ? [] : stage.answers,
    };
    if (!first) return learned.keepPuzzle(this.id, change, { days });
    const { rated, rating } = learned.now;
    const before = rating ?? START;
    const from = rated === '' ? before : rested(before, dayNumber(today) - dayNumber(rated));
    const to = after(from, stage, won);
    this.moved = { from: before, to };
    learned.keepPuzzle(this.id, change, { days, rating: to, rated: today });
  }

  private keep(change: Partial<KeptPuzzle>): void {
    learned.keepPuzzle(this.id, { ...this.kept, ...change });
  }

  // What the table asks.

  stepped(): boolean {
    return false;
  }

  rested(): void {
    const rest = this.pending;
    this.pending = [];
    if (rest.length > 0) this.speech.say(rest);
  }

  answering(): void {
    this.speech.hush();
  }

  /** First what the puzzle is about, then what to look at. */
  hint(): boolean {
    const { stage } = this;
    if (stage === null || stage.done || this.shown) return true;
    this.table.whatIf.stop();
    this.hinted = Math.min(2, this.hinted + 1);
    this.keep({ hints: this.hinted });
    if (this.hinted === 1)
      this.speech.instead({ text: `puzzles-about-${stage.kind}`, places: {}, kind: 'hint', event: null, look: [] });
    else void this.point();
    return true;
  }

  /** The next answer of a right way; where one's own way is another, the first of it. */
  private async point(): Promise<void> {
    const { right } = await this.solved();
    const own = right?.slice(0, this.answers.length).join() === this.answers.join();
    const word = right?.[own ? this.answers.length : 0];
    if (word === undefined) return;
    const look = own ? [`option:${word}`] : ['table'];
    this.speech.instead({
      text: own ? 'learn-puzzle-look' : 'learn-puzzle-other-way',
      places: {},
      kind: 'hint',
      event: null,
      look,
    });
  }

  private solved(): Promise<PuzzleStage> {
    return ask<PuzzleStage>('POST', `${puzzlePath(this.id)}/solution`, { answers: [], tried: null });
  }

  /** Give up: the solution is played on the table. */
  async show(): Promise<void> {
    this.speech.hush();
    this.table.whatIf.stop();
    const stage = await this.solved();
    if (!this.done) this.ended(false);
    await this.wire?.again([]);
    this.shown = true;
    this.stage = { ...stage, table: this.stage?.table ?? stage.table, done: false };
    if (stage.what_if) this.table.whatIf.show({ ...stage.what_if, type: 'update' } as Update, true);
  }

  async restart(): Promise<void> {
    this.speech.hush();
    this.table.whatIf.stop();
    this.shown = false;
    this.moved = null;
    await this.wire?.again([]);
    if (this.kept.answers.length > 0) this.keep({ answers: [] });
  }

  next(): void {
    if (this.shown || !this.table.whatIf.stop()) this.speech.next();
  }
}
