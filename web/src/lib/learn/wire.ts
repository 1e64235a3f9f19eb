/**
 * The wire of a lesson or puzzle: answers are tried by HTTP, and what comes back is told to the table in the messages that it knows.
 * Nothing is kept on the server: the answers so far go with each question, and whoever keeps them (`Teller`) keeps them on the device.
 */
import type { FromServer, TableInfo } from '../../generated/protocol';
import { Refused } from '../api';
import { myName } from '../making';
import type { Ear, Unmarked, Wire, Wish } from '../connection';

type Update = Extract<FromServer, { type: 'update' }>;
type Code = Extract<FromServer, { type: 'refusal' }>['code'];
/** As it comes by HTTP, where what kind of message it is need not be told. */
type Told = Omit<Update, 'type'>;

/** What a lesson and a puzzle have in common. */
export interface Staged {
  table: TableInfo;
  update: Told;
  accepted: boolean;
  answers: string[];
  what_if?: Told | null;
}

export interface Teller<S extends Staged> {
  /** The answers that were accepted so far. */
  readonly answers: string[];
  ask(answers: string[], tried: string | null): Promise<S>;
  /** The next stage is there, and is about to be told to the table. */
  staged(stage: S, tried: string | null): void;
  /** It was told. */
  told(stage: S): void;
  /** May one step be taken back? */
  readonly back: boolean;
}

/** The learner is called as they are called at every table. */
export const named = (table: TableInfo): TableInfo => ({
  ...table,
  seats: table.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: myName() } : seat)),
});

const AGAIN = [400, 1200, 3000]; // milliseconds until what got lost is asked again

export class StageWire<S extends Staged> implements Wire {
  private marks = 0;
  private epoch = 1;
  private closed = false;
  private latest: S;
  /** One after the other: an answer is tried on what the one before it has led to. */
  private line: Promise<void> = Promise.resolve();

  constructor(
    private readonly ear: Ear,
    private readonly teller: Teller<S>,
    first: S,
  ) {
    this.latest = first;
    queueMicrotask(() => this.welcome());
  }

  private welcome(): void {
    if (this.closed) return;
    const { table, update } = this.latest;
    this.ear.heard({ type: 'welcome', protocol: 1, now: Date.now() / 1000, seat: update.view.seat, table, page: '' });
    this.ear.linked('open');
    this.lay(null);
  }

  hello(): void {
    void this.again(this.teller.answers);
  }

  send(wish: Unmarked<Wish>): string {
    this.marks += 1;
    const ref = `l-${this.marks}`;
    if (wish.type === 'answer') {
      const { epoch, question, action, word } = wish;
      this.line = this.line.then(() => this.answer(ref, epoch, question, action ?? null, word ?? null));
    } else if (wish.type === 'takeback') this.line = this.line.then(() => this.again(this.teller.answers.slice(0, -1)));
    else queueMicrotask(() => this.refuse(ref, 'not_now', 'nothing else can be wished for here'));
    return ref;
  }

  /** Lay the table anew, as it was after these answers. */
  async again(answers: string[]): Promise<void> {
    const stage = await this.asked(answers, null);
    if (stage === null) return;
    this.epoch += 1;
    this.latest = stage;
    this.lay(null);
  }

  private async answer(
    ref: string,
    epoch: number,
    question: number,
    action: number | null,
    word: string | null,
  ): Promise<void> {
    const { view } = this.latest.update;
    const decision = view.decision;
    const option = decision?.options.find((one) => one.action === action || one.word === word);
    if (epoch !== this.epoch || decision?.question !== question || option === undefined)
      return this.refuse(ref, 'stale', 'that question is answered');
    const stage = await this.asked(this.teller.answers, `${decision.domain}:${option.word}`);
    if (stage === null) return this.refuse(ref, 'busy', 'the server cannot be reached');
    // A wrong answer leaves the table as it is: of its update nothing is new.
    if (stage.accepted) this.latest = stage;
    this.ear.heard({ type: 'ack', ref, repeated: false });
    if (stage.accepted) this.lay(option.word, stage);
    else {
      this.teller.staged(stage, option.word);
      this.teller.told(stage);
    }
  }

  private lay(tried: string | null, stage = this.latest): void {
    if (this.closed) return;
    this.teller.staged(stage, tried);
    const { table, update } = stage;
    const takeback = this.teller.back && stage.answers.length > 0 ? [update.view.question] : [];
    this.ear.heard({ type: 'table', table });
    this.ear.heard({ ...update, type: 'update', epoch: this.epoch, takeback });
    this.teller.told(stage);
  }

  private async asked(answers: string[], tried: string | null): Promise<S | null> {
    for (let tries = 0; !this.closed; tries += 1) {
      try {
        const stage = await this.teller.ask(answers, tried);
        this.ear.linked('open');
        return this.closed ? null : stage;
      } catch (error) {
        const lost = error instanceof Refused && ['offline', 'busy', 'too_many'].includes(error.code);
        const pause = AGAIN[tries];
        if (!lost || pause === undefined) return null;
        this.ear.linked('lost');
        await new Promise((done) => setTimeout(done, pause));
      }
    }
    return null;
  }

  private refuse(ref: string, code: Code, reason: string): void {
    if (!this.closed) this.ear.heard({ type: 'refusal', ref, code, reason });
  }

  close(): void {
    this.closed = true;
    this.ear.linked('closed');
  }
}
