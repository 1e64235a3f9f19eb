/**
 * A moment as an exercise: the table as it was, from one's own seat alone, and the question asked anew. The server says what an answer
 * is worth against the one that was given; the table stays as it is, and what would follow is shown on a copy.
 */
import type { FromServer, Moment, TableInfo } from '../../generated/protocol';
import { ask } from '../api';
import type { Guide } from '../learn/guide';
import { Speech } from '../learn/speech.svelte';
import type { Staged, Teller } from '../learn/wire';
import type { Replay } from '../replay.svelte';
import type { Table, Update } from '../table.svelte';
import { points } from './figures';
import type { Judged, Retried } from './form';
import { kept } from './kept.svelte';
import type { Reviewing } from './reviewing.svelte';
import { reasonsOf } from './reasons';
import { answerWords, digits, lossWords } from './words';

type Told = Omit<Extract<FromServer, { type: 'update' }>, 'type'>;

interface RetryStage extends Staged {
  retried: Retried | null;
}

export class Retry implements Guide, Teller<RetryStage> {
  readonly speech = new Speech();
  readonly back = false;
  readonly answers: string[] = [];
  moment: Moment | null = $state.raw(null);
  last: Retried | null = $state.raw(null);
  solved = $state(false);
  /** The best answer was told. */
  told_best = $state(false);
  private first = true;

  constructor(
    readonly seat: number,
    readonly at: number,
    private readonly table: Table,
    private readonly info: TableInfo,
    private readonly replay: Replay,
    private readonly reviewing: Reviewing,
    private readonly names: () => string[],
  ) {}

  get judged(): Judged | null {
    return this.reviewing.judged(this.at);
  }

  async begin(): Promise<RetryStage> {
    await this.replay.open(this.seat, this.at);
    this.moment = this.replay.moment;
    return this.ask([], null);
  }

  async ask(_answers: string[], tried: string | null): Promise<RetryStage> {
    const { replay, info, seat, at } = this;
    const { moment } = replay;
    if (moment === null) throw new Error('the moment is not there');
    const update = {
      epoch: 1,
      since: 0,
      events: replay.events,
      view: moment.view,
      clocks: null,
      takeback: [],
      ask: null,
      given: null,
    } as unknown as Told;
    // It is played here, whatever has become of the game.
    const table: TableInfo = {
      ...info,
      status: 'playing',
      result: null,
      hints: false,
      undo: 'never',
      seats: info.seats.map((one) => (one.kind === 'person' ? { ...one, lamp: 'here', stand_in: null } : one)),
    };
    const word = tried;
    // An answer is weighed by the review that is there.
    if (word !== null) await this.reviewing.settled();
    const retried =
      word === null
        ? null
        : await ask<Retried>('POST', `/api/tables/${encodeURIComponent(info.id)}/review/retry`, { seat, at, word });
    return { table, update, accepted: word === null, answers: [], what_if: retried?.what_if ?? null, retried };
  }

  // What the wire tells.

  staged(stage: RetryStage, tried: string | null): void {
    const { retried } = stage;
    if (tried === null || retried === null) return;
    this.last = retried;
    this.table.unplan();
    const right = retried.accepted;
    if (this.first) kept.tried(this.info.id, this.seat, this.at, right);
    this.first = false;
    if (right) this.solved = true;
    this.react(retried, tried);
  }

  told(): void {
    // All is said by then.
  }

  private react({ reaction, accepted, gain, points: more }: Retried, tried: string): void {
    const answer = answerWords(this.moment, tried, this.names());
    const by = gain === null ? more : points(gain);
    const n = by === null ? '' : digits(Math.abs(by), 0);
    const almost = reaction === 'better' && !accepted;
    const counted = by !== null && ['better', 'worse'].includes(reaction);
    const text = almost ? 'almost' : counted ? `${reaction}-by` : reaction;
    const because = accepted ? this.reasons() : [];
    this.speech.instead({
      text: `review-retry-${text}`,
      places: { answer, n, why: because.slice(0, 2).join(' ') },
      kind: accepted ? 'done' : 'wrong',
      event: null,
      look: [],
      things: this.table.sentKeys,
    });
  }

  private reasons(): string[] {
    return this.judged === null ? [] : reasonsOf(this.judged, this.moment, this.info.game, this.names());
  }

  /** What follows from the answer that was tried: on a copy, for a moment. */
  show(): void {
    const what = this.last?.what_if;
    if (what) this.table.whatIf.show({ ...what, type: 'update' } as Update);
  }

  /** Give up: the better answer, and why. */
  best(): void {
    const one = this.judged;
    if (one === null) return;
    this.table.whatIf.stop();
    this.told_best = true;
    if (this.first) kept.tried(this.info.id, this.seat, this.at, false);
    this.first = false;
    this.speech.instead({
      text: 'review-retry-best',
      places: {
        answer: answerWords(this.moment, one.best, this.names()),
        loss: lossWords(one),
        why: this.reasons().join(' '),
      },
      kind: 'hint',
      event: null,
      look: [`option:${one.best}`],
    });
  }

  next(): void {
    if (!this.table.whatIf.stop()) this.speech.next();
  }

  // What the table asks.

  stepped(): boolean {
    return false;
  }

  rested(): void {
    // Nothing is said of what happened before.
  }

  answering(): void {
    this.speech.hush();
  }

  hint(): boolean {
    this.best();
    return true;
  }
}
