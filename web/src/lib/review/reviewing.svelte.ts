/** The review of a table as this page has it: of one seat, as far as it has come, and what is known of a moment. */
import { Refused } from '../api';
import type { Judged, Review, Side } from './form';
import { kept } from './kept.svelte';
import { streamed } from './stream';

const AGAIN = [500, 1500, 4000]; // milliseconds until a review that broke off is asked for again

export class Reviewing {
  review: Review | null = $state.raw(null);
  failed: string | null = $state(null);
  /** It is being made. */
  running = $state(false);
  seat: number | null = $state(null);
  private made: AbortController | null = null;

  constructor(
    readonly id: string,
    /** Seats of this device: their labelled moments are kept as exercises. */
    private readonly mine: () => number[],
  ) {}

  /** The review of a seat; of the one there is already, nothing is asked again. */
  async begin(seat: number): Promise<void> {
    if (seat === this.seat && this.failed === null) return;
    this.stop();
    this.seat = seat;
    this.review = null;
    this.failed = null;
    this.running = true;
    const made = new AbortController();
    this.made = made;
    for (let tries = 0; ; tries += 1) {
      try {
        await streamed(this.id, seat, made.signal, (review) => {
          if (this.made === made) this.review = review;
        });
        if (this.made !== made) return;
        break;
      } catch (error) {
        if (this.made !== made) return;
        const code = error instanceof Refused ? error.code : 'unknown';
        const pause = AGAIN[tries];
        if (!['offline', 'busy', 'too_many'].includes(code) || pause === undefined) {
          this.failed = code;
          break;
        }
        await new Promise((done) => setTimeout(done, pause));
      }
    }
    this.running = false;
    this.keep(seat);
  }

  /** Wait until all is known that will be. */
  async settled(): Promise<void> {
    while (this.running && this.review?.stage !== 'whole') await new Promise((done) => setTimeout(done, 150));
  }

  private keep(seat: number): void {
    const { review, side } = this;
    if (review?.stage === 'whole' && side !== null && this.mine().includes(seat)) kept.took(this.id, review, side);
  }

  get side(): Side | null {
    return this.review?.sides.find((one) => one.seat === this.seat) ?? this.review?.sides[0] ?? null;
  }

  get decisions(): Judged[] {
    return this.review?.decisions.filter((one) => one.seat === this.seat) ?? [];
  }

  judged(at: number): Judged | null {
    return this.decisions.find((one) => one.at === at) ?? null;
  }

  /** Nobody looks any more: the server need not go on. */
  stop(): void {
    this.made?.abort();
    this.made = null;
    this.running = false;
  }
}
