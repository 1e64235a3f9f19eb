/** The live score of one's own hand, and what each possible discard would leave: asked of the server's scorer. */
import { Refused } from '../../lib/api';
import { scoreHand } from '../../lib/score';
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
    const wanted = [...hand].sort().join();
    if (wanted === this.asked) return;
    this.asked = wanted;
    if (hand.length === 0) {
      this.whole = null;
      this.left = {};
      return;
    }
    const over = hand.length > full;
    // Whoever plays faster than this does not read the score.
    await new Promise((done) => setTimeout(done, 500));
    if (this.asked !== wanted || Date.now() < this.quiet) return;
    try {
      if (!over) {
        const sheet = await scoreHand(hand, area);
        if (this.asked !== wanted) return;
        this.whole = sheet;
        this.left = {};
        return;
      }
      // One after the other, so that whoever has moved on asks no more. A discarded card lies in the area afterwards,
      // where the Necromancer may find it again.
      const left: Record<string, Sheet> = {};
      for (const card of hand) {
        left[card] = await scoreHand(
          hand.filter((one) => one !== card),
          [...area, card],
        );
        if (this.asked !== wanted) return;
      }
      this.whole = null;
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
