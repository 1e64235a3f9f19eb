/**
 * A lesson at its table: what is said when, what a wrong answer brings, which hints are offered, how far one is. Bubbles of an event
 * wait until the event is shown; what follows waits until the bubble is read.
 */
import type { Bubble, Stage } from '../../generated/protocol';
import { ask } from '../api';
import { learned } from '../progress.svelte';
import type { Step } from '../show/step';
import { t } from '../texts.svelte';
import type { Table, Update } from '../table.svelte';
import type { Guide } from './guide';
import { Speech, type Spoken } from './speech.svelte';
import { named, type Teller } from './wire';

const OFFER_FIRST = 2; // so many wrong answers to a question, and the first hint is offered
const OFFER_LAST = 4; // and the last

export const lessonPath = (id: string): string => `/api/learn/lessons/${encodeURIComponent(id)}`;

export class Lesson implements Guide, Teller<Stage> {
  readonly speech = new Speech();
  readonly back = false;
  stage: Stage | null = $state.raw(null);
  answers: string[] = $state.raw([]);
  /** Wrong answers to the open question, and hints that were given to it. */
  wrong = $state(0);
  hinted = $state(0);
  /** All has been said, and the goal is reached: what comes next is shown. */
  over = $state(false);
  /** Bubbles before the first answer. */
  private said = 0;
  private pending: Spoken[] = [];
  private shownOnce = false;
  private pendingEnd = false;

  constructor(
    readonly id: string,
    private readonly table: Table,
  ) {}

  /** Begin, or go on where one was; a lesson that has changed begins anew. */
  async begin(mark: string): Promise<Stage> {
    const kept = learned.lesson(this.id, mark);
    // One that was played to its end is played again from its start.
    const answers = kept.done ? [] : kept.answers;
    this.said = kept.said;
    try {
      const stage = await this.ask(answers, null);
      this.answers = stage.done ? [] : stage.answers;
      return stage.done && answers.length > 0 ? await this.ask([], null) : stage;
    } catch (error) {
      if (answers.length === 0) throw error;
      return this.ask([], null);
    }
  }

  async ask(answers: string[], tried: string | null): Promise<Stage> {
    const stage = await ask<Stage>('POST', lessonPath(this.id), { answers, tried });
    return { ...stage, table: named({ ...stage.table, hints: true }) };
  }

  /** Step of all: bubbles at the start and answers count alike. */
  get step(): number {
    const { stage, speech } = this;
    if (stage === null) return 0;
    if (stage.step === 0 && speech.now?.step !== undefined) return speech.now.step;
    return this.said + Math.min(stage.step + (stage.done || speech.now?.kind === 'tell' ? 0 : 1), stage.steps);
  }

  get steps(): number {
    return this.said + (this.stage?.steps ?? 0);
  }

  // What the wire tells.

  staged(stage: Stage, tried: string | null): void {
    this.stage = stage;
    this.speech.hush();
    if (!stage.accepted) return this.reacted(stage);
    this.answers = stage.answers;
    this.wrong = 0;
    this.hinted = 0;
    this.over = false;
    if (tried === null && stage.answers.length === 0) this.said = stage.bubbles.length;
    // Whoever comes back is told what to do; what had happened they have seen.
    const news = tried !== null || stage.answers.length === 0;
    this.pending = stage.bubbles
      .filter((bubble) => news || bubble.kind === 'say')
      .map((bubble, at) => ({ ...bubble, ...(stage.answers.length === 0 ? { step: at + 1 } : {}) }));
    this.shownOnce = tried !== null;
    this.pendingEnd = stage.done;
    this.table.rest = stage.done ? t('learn-done') : null;
    learned.keepLesson(this.id, stage.mark, {
      answers: stage.answers,
      said: this.said,
      skipped: false,
      ...(stage.done ? { done: true } : {}),
    });
  }

  told(stage: Stage): void {
    if (stage.accepted && !this.shownOnce) this.rested();
  }

  private reacted(stage: Stage): void {
    this.wrong += 1;
    this.table.unplan();
    const [first] = stage.bubbles;
    if (first === undefined) return;
    this.speech.instead({ ...first, things: this.table.sentKeys });
    if (stage.what_if) this.table.whatIf.show({ ...stage.what_if, type: 'update' } as Update);
  }

  // What the table asks.

  stepped(step: Step): boolean {
    const { upto } = step;
    if (upto === undefined) return false;
    const here = this.pending.filter(({ event }) => event !== null && event <= upto);
    if (here.length === 0) return false;
    this.pending = this.pending.filter((bubble) => !here.includes(bubble));
    const things = [...(step.targets ?? []), ...[step.actor ?? []].flat()].slice(0, 1);
    this.speech.say(
      here.map((bubble) => ({ things, ...bubble })),
      () => this.table.show.go(),
    );
    return true;
  }

  rested(): void {
    const rest = this.pending;
    this.pending = [];
    const ends = this.stage?.done === true;
    // The last word leads on, whether or not the lesson has one of its own.
    if (ends && this.pendingEnd && !rest.some(({ kind }) => kind === 'done'))
      rest.push({ text: 'learn-lesson-done', places: {}, kind: 'done', event: null, look: [] });
    this.pendingEnd = false;
    if (rest.length > 0) this.speech.say(rest, ends ? () => (this.over = true) : null);
    else if (ends && this.speech.now === null) this.over = true;
  }

  answering(): void {
    this.speech.hush();
  }

  // Hints.

  /** Which hint is offered without being asked for: 1 the first, 3 the last, 0 none. */
  get offered(): number {
    const grades = this.stage?.hints.length ?? 0;
    if (this.wrong >= OFFER_LAST) return grades;
    return this.wrong >= OFFER_FIRST && this.hinted === 0 ? Math.min(1, grades) : 0;
  }

  /** The next hint; or that of a grade. */
  hint(grade = this.hinted + 1): boolean {
    const hints: Bubble[] = this.stage?.hints ?? [];
    const kind = this.speech.now?.kind;
    if (kind === 'say' || kind === 'tell') return true; // one thing at a time
    this.table.whatIf.stop();
    const found = hints[Math.min(grade, hints.length) - 1];
    if (found === undefined) return true;
    this.hinted = Math.max(this.hinted, Math.min(grade, hints.length));
    this.speech.instead({ ...found });
    return true;
  }

  /** Is there one more than was given? */
  get more(): boolean {
    return this.hinted < (this.stage?.hints.length ?? 0);
  }

  /** Space, Enter, or the button: a what-if is over first, then the bubble. */
  next(): void {
    if (!this.table.whatIf.stop()) this.speech.next();
  }
}
