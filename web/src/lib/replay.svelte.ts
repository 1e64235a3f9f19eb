/**
 * A finished game, moment by moment: the table, the question, the answer and the log as they were, from one seat or with
 * all hands open. Pages of moments are fetched when they are looked at; each tells what was told before it.
 */
import type { GameEvent, Moment, Option, View } from '../generated/protocol';
import { api } from './api';

const PAGE = 50;

interface Page {
  before: GameEvent[];
  shown: Moment[];
}

/** The answer that is given at a moment, as the seat that gives it is offered it; null where that cannot be seen. */
export function answerAt(moment: Moment | null): Option | null {
  const decision = moment?.view.decision;
  if (decision === undefined || moment?.word == null || decision.seat !== moment.seat) return null;
  return decision.options.find((option) => `${decision.domain}:${option.word}` === moment.word) ?? null;
}

export class Replay {
  moments = $state(0);
  at = $state(0);
  seat: number | null = $state(null);
  /** Are all hands shown? Then each seat's moment is at its number. */
  all = $state(false);
  moment: Moment | null = $state.raw(null);
  everybody: Moment[] = $state.raw([]);
  /** What has been told up to the moment, to the seat looked from. */
  events: GameEvent[] = $state.raw([]);
  /** The answer of the seat looked from that is locked in and waits for others. */
  locked: { question: number; option: Option } | null = $state.raw(null);
  failed: string | null = $state(null);
  private pages = new Map<string, Promise<Page>>();
  private seats = 0;

  constructor(readonly id: string) {}

  get view(): View | null {
    return this.moment?.view ?? null;
  }

  /** Look from a seat (null: from outside), at a moment: where one is, or at first at the end. */
  async open(seat: number | null, at: number | null = null, all = false): Promise<void> {
    this.seat = seat;
    this.all = all;
    try {
      if (this.moments === 0) {
        const first = await api.replay(this.id, seat, 0, PAGE);
        this.moments = first.moments;
        this.seats = first.table.seats.length;
        this.pages.set(`${seat}:0`, Promise.resolve(first));
        this.at = this.moments - 1;
      }
      await this.go(at ?? this.at);
    } catch (refused) {
      this.failed = (refused as { code?: string }).code ?? 'unknown';
    }
  }

  private page(seat: number | null, number: number): Promise<Page> {
    const key = `${seat}:${number}`;
    let found = this.pages.get(key);
    if (found === undefined) {
      found = api.replay(this.id, seat, number * PAGE, PAGE);
      found.catch(() => this.pages.delete(key));
      this.pages.set(key, found);
    }
    return found;
  }

  /** A moment as a seat saw it. */
  async momentAt(seat: number | null, at: number): Promise<Moment | null> {
    const { shown } = await this.page(seat, Math.floor(at / PAGE));
    return shown.find((moment) => moment.moment === at) ?? null;
  }

  async go(to: number): Promise<void> {
    const { seat, all } = this;
    this.at = Math.max(0, Math.min(this.moments - 1, to));
    const wanted = this.at;
    const here = (): boolean => this.at === wanted && this.seat === seat && this.all === all;
    const page = await this.page(seat, Math.floor(wanted / PAGE));
    const moment = page.shown.find((one) => one.moment === wanted) ?? null;
    const everybody = all
      ? await Promise.all([...Array(this.seats).keys()].map((one) => this.momentAt(one, wanted)))
      : [];
    const locked = moment === null ? null : await this.lockedAt(moment);
    if (!here()) return;
    this.moment = moment;
    this.everybody = everybody.filter((one) => one !== null);
    this.events = [...page.before, ...page.shown.filter((one) => one.moment <= wanted).flatMap((one) => one.events)];
    this.locked = locked;
  }

  /** What the seat looked from has chosen already, while others still choose. */
  private async lockedAt(moment: Moment): Promise<{ question: number; option: Option } | null> {
    const { seat } = this;
    if (seat === null || !moment.view.locked.includes(seat)) return null;
    for (let at = moment.moment - 1; at >= 0 && at > moment.moment - PAGE; at--) {
      const before = await this.momentAt(seat, at);
      if (before === null || before.view.question !== moment.view.question) return null;
      const option = before.seat === seat ? answerAt(before) : null;
      if (option !== null) return { question: moment.view.question, option };
    }
    return null;
  }

  /** The answer that is given next, as far as one may see it: of the seat looked from, or of all. */
  get answer(): Option | null {
    const seen = this.all ? (this.everybody.find((one) => one.view.seat === one.seat) ?? null) : this.moment;
    return answerAt(seen);
  }

  /** Who is asked at the moment, and by what question, as far as one may see it. */
  get asked(): Moment | null {
    const one = this.all ? this.everybody.find((moment) => moment.view.seat === moment.seat) : undefined;
    return one ?? this.moment;
  }

  /** The moment at which an event of this question is seen for the first time. */
  async find(question: number): Promise<void> {
    for (let number = 0; number * PAGE < this.moments; number++) {
      const { shown } = await this.page(this.seat, number);
      const here = shown.find((moment) => moment.view.question > question || moment.view.outcome !== null);
      if (here !== undefined) return this.go(here.moment);
    }
  }
}
