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
  /** The decision that is looked at more closely, how far that is, and why it could not be done. */
  closer: { at: number; progress: number; failed: string | null } | null = $state.raw(null);
  private made: AbortController | null = null;
  private looked: AbortController | null = null;

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

  /** Have one decision of the seat played out many times more, and put what comes of it into the review. */
  async look(at: number): Promise<void> {
    const { seat } = this;
    if (seat === null || (this.closer !== null && this.closer.failed === null)) return;
    const looked = new AbortController();
    this.looked = looked;
    this.closer = { at, progress: 0, failed: null };
    try {
      const told = (found: Review): void => {
        if (this.looked !== looked || this.review === null) return;
        this.closer = { at, progress: found.progress, failed: null };
        const one = found.decisions.find((other) => other.at === at);
        if (found.stage !== 'whole' || one === undefined) return;
        this.review = {
          ...this.review,
          decisions: this.review.decisions.map((other) => (other.at === at ? one : other)),
        };
      };
      await streamed(this.id, seat, looked.signal, told, at);
      if (this.looked !== looked) return;
      this.closer = null;
      this.keep(seat);
    } catch (error) {
      if (this.looked !== looked) return;
      this.closer = { at, progress: 0, failed: error instanceof Refused ? error.code : 'unknown' };
    }
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
    this.looked?.abort();
    this.looked = null;
    this.closer = null;
    this.running = false;
  }
}
