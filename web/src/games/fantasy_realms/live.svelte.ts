/** The live score of one's own hand, and what each possible discard would leave: asked of the server's scorer. */
import { CARDS } from '../../generated/fantasy_realms/facts';
import { Refused } from '../../lib/api';
import { scoreDiscards, scoreHand } from './score';
import type { Sheet } from './table';

class Live {
  /** The hand as it is, or, with one card too many, what is left without a card. */
  private whole: Sheet | null = $state.raw(null);
  private left: Record<string, Sheet> = $state.raw({});
  private asked = '';
  /** No questions before this time: the server has asked for quiet. */
  private quiet = 0;

  /** The score without each card, for a hand with one card too many. */
  without: Record<string, number> = $derived(
    Object.fromEntries(Object.entries(this.left).map(([card, sheet]) => [card, sheet.total])),
  );

  /** The best that can be kept. */
  private best: Sheet | null = $derived(
    Object.values(this.left).reduce<Sheet | null>(
      (best, sheet) => (best === null || sheet.total > best.total ? sheet : best),
      null,
    ),
  );

  /** The sheet to show: without the card that is about to go, else the best, else the hand as it is. */
  sheet(leaving: string | null): Sheet | null {
    return (leaving === null ? undefined : this.left[leaving]) ?? this.best ?? this.whole;
  }

  async look(hand: string[], full: number, area: string[]): Promise<void> {
    // The area matters to whoever can take a card out of it.
    const from = hand.some((card) => CARDS[card]?.takes) ? [...area].sort() : [];
    const wanted = `${[...hand].sort().join()} ${from.join()}`;
    if (wanted === this.asked) return;
    this.asked = wanted;
    if (hand.length === 0) {
      this.whole = null;
      this.left = {};
      return;
    }
    // Whoever plays faster than this does not read the score.
    await new Promise((done) => setTimeout(done, 250));
    if (this.asked !== wanted || Date.now() < this.quiet) return;
    try {
      const over = hand.length > full;
      const whole = over ? null : await scoreHand(hand, area);
      const left = over ? await scoreDiscards(hand, area) : {};
      if (this.asked !== wanted) return;
      this.whole = whole;
      this.left = left;
    } catch (refused) {
      if (refused instanceof Refused && refused.code === 'too_many') this.quiet = Date.now() + 10_000;
      // The game goes on without the live score.
      if (this.asked === wanted) {
        this.asked = '';
        this.whole = null;
        this.left = {};
      }
    }
  }
}

export const live = new Live();
