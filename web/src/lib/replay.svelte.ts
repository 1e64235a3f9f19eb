/** A finished game, moment by moment. Pages of moments are fetched when they are looked at. */
import type { Moment } from '../generated/protocol';
import { api } from './api';

const PAGE = 50;

export class Replay {
  moments = $state(0);
  at = $state(0);
  seat: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  failed: string | null = $state(null);
  private pages = new Map<number, Promise<Moment[]>>();

  constructor(readonly id: string) {}

  async open(seat: number | null): Promise<void> {
    this.seat = seat;
    this.pages.clear();
    try {
      const first = await api.replay(this.id, seat, 0, PAGE);
      this.moments = first.moments;
      this.pages.set(0, Promise.resolve(first.shown));
      await this.go(Math.min(this.at || first.moments - 1, first.moments - 1));
    } catch (refused) {
      this.failed = (refused as { code?: string }).code ?? 'unknown';
    }
  }

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.moments - 1, to));
    const wanted = this.at;
    const page = Math.floor(wanted / PAGE);
    let found = this.pages.get(page);
    if (found === undefined) {
      found = api.replay(this.id, this.seat, page * PAGE, PAGE).then((answer) => answer.shown);
      this.pages.set(page, found);
    }
    const shown = (await found).find((moment) => moment.moment === wanted) ?? null;
    if (this.at === wanted) this.moment = shown;
  }

  /** The moment at which an event of this question is seen for the first time. */
  async find(question: number): Promise<void> {
    for (let page = 0; page * PAGE < this.moments; page++) {
      await this.go(page * PAGE);
      const here = (await this.pages.get(page))?.find((moment) => moment.view.question >= question);
      if (here !== undefined) return this.go(here.moment);
    }
  }
}
