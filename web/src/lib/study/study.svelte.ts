/**
 * A study: a position, the lines played from it, and where one stands in them. It is its table's wire, too: an answer is played on by the
 * server, which keeps nothing, and what comes back is told to the table in the messages that it knows.
 */
import type { Seated, StudyAsked, StudyForm, StudyStage, TableInfo } from '../../generated/protocol';
import { ask, Refused } from '../api';
import { based } from '../base';
import type { Ear, Unmarked, Wire, Wish } from '../connection';
import type { Guide } from '../learn/guide';
import { speed } from '../settings.svelte';
import type { Table, Update } from '../table.svelte';
import { saidWords } from '../sentences';
import { t } from '../texts.svelte';
import { resultWords } from '../words';
import { seatNames } from '../names';
import { writeAddress, type Address } from './address';
import { MOST, Tree } from './tree';

/** What a study begins with: its address, or something that has no text yet. */
export type Start = Pick<StudyForm, 'text' | 'position' | 'view' | 'record' | 'options' | 'seats' | 'deal'>;

export class Study implements Guide, Wire {
  tree: Tree = $state.raw(Tree.empty);
  at = $state(0);
  /** From where one looks; null: from the seat that is asked. */
  seat: number | null = $state(null);
  /** Do all hands lie open? */
  open = $state(false);
  stage: StudyStage | null = $state.raw(null);
  /** The position that it begins with, as a short text. */
  text: string | null = $state(null);
  /** What the rules say of an answer that could not be given. */
  refused: string | null = $state(null);
  /** What a bot says of the position, as long as one stands there. */
  asked: StudyAsked | null = $state.raw(null);
  asking = $state(false);
  private epoch = 0;
  private marks = 0;
  private closed = false;
  private ear: Ear | null = null;
  /** One after the other: an answer is tried on what the one before it has led to. */
  private line: Promise<void> = Promise.resolve();

  constructor(
    readonly game: string,
    private readonly table: Table,
  ) {}

  /** Begin where an address says, or with a position that has none yet. */
  async begin({ tree, at, seat, open }: Address, start: Start): Promise<Seated> {
    this.seat = seat;
    this.open = open;
    let stage = await this.staged(start, tree.path(at), seat);
    this.tree = tree;
    this.at = at;
    if (stage.refused !== null) {
      // The lines do not fit the position (any more): it is studied from its start, and the sentence says why.
      this.refused = t('study-line-refused', { why: this.why(stage) ?? '' });
      this.tree = Tree.empty;
      this.at = 0;
      stage = await this.staged(start, [], seat);
    }
    this.stage = stage;
    this.text = stage.start;
    this.tree = this.tree.told(this.at, stage.said);
    this.keep();
    this.then(() => this.tell());
    return { table: this.named(stage.table), mine: this.mine(stage), host: false, invites: [], token: null };
  }

  /** Lines that came with the address are told in words, one after another, beside what else is done. */
  private async tell(): Promise<void> {
    const [end] = this.tree.untold;
    if (end === undefined || this.closed) return;
    const path = this.tree.path(end);
    const { said, answers } = await this.staged({ text: this.text }, path, null);
    if (answers.length < path.length) return; // an old line that the rules do not allow any more
    this.tree = this.tree.told(end, said);
    this.then(() => this.tell());
  }

  wire(ear: Ear): Wire {
    this.ear = ear;
    queueMicrotask(() => {
      const { stage } = this;
      if (stage === null) return;
      const seat = stage.update.view.seat;
      this.table.seat = seat;
      ear.heard({
        type: 'welcome',
        protocol: 1,
        now: Date.now() / 1000,
        seat,
        table: this.named(stage.table),
        page: '',
      });
      ear.linked('open');
      this.lay(stage, false);
    });
    return this;
  }

  private staged(
    start: Start,
    answers: readonly { seat: number; word: string }[],
    seat: number | null,
  ): Promise<StudyStage> {
    return ask<StudyStage>('POST', '/api/study', {
      game: this.game,
      ...start,
      answers: answers.map(({ seat, word }) => ({ seat, word })),
      seat,
      open: this.open,
    } satisfies StudyForm);
  }

  /** Nobody sits there: everybody is called by the number of their seat, and goes back as they like. */
  private named(table: TableInfo): TableInfo {
    const seats = table.seats.map((one) => ({
      ...one,
      kind: 'person' as const,
      name: t('site-player', { n: one.seat + 1 }),
    }));
    return { ...table, seats, status: 'playing', result: null, hints: true, undo: 'free' };
  }

  private mine(stage: StudyStage): number[] {
    return stage.update.view.seat === null ? [] : [stage.update.view.seat];
  }

  // Going about.

  get answers(): { seat: number; word: string }[] {
    return this.tree.path(this.at).map(({ seat, word }) => ({ seat, word }));
  }

  /** Stand at another place of the lines. */
  go(id: number): void {
    this.then(() => this.move(this.tree, id, false));
  }

  back(): void {
    const node = this.tree.at(this.at);
    if (node !== null && node.id !== 0) this.go(node.parent);
  }

  forward(): void {
    const next = this.tree.children(this.at)[0];
    if (next !== undefined) this.go(next.id);
  }

  /** Look from a seat, or (null) from whichever is asked. */
  look(seat: number | null): void {
    this.seat = seat;
    this.go(this.at);
  }

  show(open: boolean): void {
    this.open = open;
    this.go(this.at);
  }

  remove(id: number): void {
    const within = this.tree.path(this.at).some((node) => node.id === id);
    const word = this.tree.path(this.at);
    const { tree, id: before } = this.tree.without(id);
    const here = within ? before : follow(tree, word);
    this.then(() => this.move(tree, here, false));
  }

  promote(id: number): void {
    const path = this.tree.path(this.at);
    this.tree = this.tree.first(id).tree;
    this.at = follow(this.tree, path);
    this.keep();
  }

  /** Give an answer for a seat, as if it had been chosen on the table. */
  play(seat: number, word: string): void {
    this.then(() => this.given({ seat, word }));
  }

  private then(deed: () => Promise<void>): void {
    this.line = this.line.then(deed).catch((error: unknown) => this.failed(error));
  }

  /** Why an answer of a line could not be given. */
  private why({ refused, table }: StudyStage): string | null {
    return refused === null || refused === undefined ? null : saidWords(refused.say, seatNames(this.named(table)));
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.table.notice = { text: `site-refused-${error.code}`, tone: 'bad' };
  }

  /** A bot names an answer without its domain: one answer is one branch, whoever gives it. */
  private whole({ seat, word }: { seat: number; word: string }): { seat: number; word: string } {
    const { decisions = [], update } = this.stage ?? {};
    const open = [...decisions, ...(update?.view.decision === undefined ? [] : [update.view.decision])];
    const asked = open.find((one) => one.seat === seat && one.options.some((option) => option.word === word));
    return { seat, word: asked === undefined ? word : `${asked.domain}:${word}` };
  }

  private async given(answer: { seat: number; word: string }): Promise<void> {
    if (this.tree.size >= MOST) {
      this.refused = t('study-too-long', { n: MOST });
      return;
    }
    const { tree, id } = this.tree.with(this.at, this.whole(answer));
    await this.move(tree, id, true);
  }

  /** Stand there, if the rules let one. With motion, what happened is seen by whoever has answered, before the next is asked. */
  private async move(tree: Tree, id: number, played: boolean): Promise<void> {
    const before = this.stage;
    const by = before?.update.view.seat ?? null;
    const seat = this.seat ?? (played && speed() > 0 ? by : null);
    const stage = await this.staged({ text: this.text }, tree.path(id), seat);
    if (this.closed) return;
    this.refused = this.why(stage);
    if (stage.refused !== null && stage.answers.length < tree.path(id).length) return;
    this.asked = null;
    this.stage = stage;
    this.tree = tree.told(id, stage.said);
    this.at = id;
    this.keep();
    const on = played && before !== null && stage.update.view.seat === by;
    this.lay(stage, on, on ? before.update.events.length : 0);
  }

  /** The address of the page is where one stands. */
  private keep(): void {
    const { text, tree, at, seat, open } = this;
    const place = { text, tree, at, seat, open, editing: false, sketch: null, options: {}, seats: null };
    const path = writeAddress(this.game, place);
    history.replaceState(null, '', based(path));
  }

  private lay(stage: StudyStage, on: boolean, since = 0): void {
    const { table, ear } = this;
    if (this.closed || ear === null) return;
    const { update } = stage;
    if (!on) this.epoch += 1;
    table.mine = this.mine(stage);
    table.seat = update.view.seat;
    table.rest = stage.over ? this.ending(stage) : null;
    ear.heard({ type: 'table', table: this.named(stage.table) });
    const takeback = this.at === 0 ? [] : [update.view.question];
    const events = update.events.slice(since);
    ear.heard({ ...update, type: 'update', epoch: this.epoch, takeback, ask: null, since, events } as Update);
  }

  private ending({ table, update: { view } }: StudyStage): string {
    if (view.outcome === null) return t('study-ask-nobody');
    const { winners, scores, reason } = view.outcome;
    const result = { winners, scores, reason, by_rules: true, seat: null };
    const { title, why } = resultWords(this.game, result, seatNames(this.named(table)));
    return `${title}. ${why}`;
  }

  // What the table wishes.

  hello(): void {
    this.go(this.at);
  }

  send(wish: Unmarked<Wish>): string {
    this.marks += 1;
    const ref = `s-${this.marks}`;
    if (wish.type === 'answer') {
      const { epoch, question, action } = wish;
      this.then(async () => {
        const decision = this.stage?.update.view.decision;
        const option = decision?.options.find((one) => one.action === action);
        if (epoch !== this.epoch || decision?.question !== question || option === undefined)
          return this.ear?.heard({ type: 'refusal', ref, code: 'stale', reason: 'that question is answered' });
        await this.given({ seat: decision.seat, word: `${decision.domain}:${option.word}` });
        this.ear?.heard({ type: 'ack', ref, repeated: false });
      });
    } else if (wish.type === 'takeback') this.back();
    else
      queueMicrotask(() =>
        this.ear?.heard({ type: 'refusal', ref, code: 'not_now', reason: 'nothing else can be wished for here' }),
      );
    return ref;
  }

  close(): void {
    this.closed = true;
    this.ear?.linked('closed');
  }

  // What the table asks.

  stepped(): boolean {
    return false;
  }

  /** What happened is shown: now whoever is asked next looks. */
  rested(): void {
    const { stage, table } = this;
    if (this.seat !== null || stage === null || stage.over || stage.asked.length === 0) return;
    if (table.seat === null || !stage.asked.includes(table.seat)) this.go(this.at);
  }

  answering(): void {
    this.refused = null;
  }

  hint(): boolean {
    void this.consult();
    return true;
  }

  /** Ask a bot, for the seat that is asked here: from what that seat knows, or with open hands. */
  async consult(open = false, level: string | null = null, seat: number | null = null): Promise<void> {
    const { stage, text, game } = this;
    const who = seat ?? stage?.update.view.decision?.seat ?? stage?.asked[0];
    if (stage === null || text === null || who === undefined || this.asking) return;
    const here = this.at;
    this.asking = true;
    this.asked = null;
    try {
      const asked = await ask<StudyAsked>('POST', '/api/study/ask', {
        game,
        text,
        answers: this.answers,
        seat: who,
        open,
        level,
      });
      if (this.at === here && !this.closed) this.asked = asked;
    } catch (error) {
      this.failed(error);
    } finally {
      this.asking = false;
    }
  }
}

/** Where these answers lead in a tree, as far as it has them. */
function follow(tree: Tree, path: readonly { seat: number; word: string }[]): number {
  let here = 0;
  for (const { seat, word } of path) {
    const next = tree.children(here).find((node) => node.seat === seat && node.word === word);
    if (next === undefined) break;
    here = next.id;
  }
  return here;
}
