/** The live score of one's own hand, and what each possible discard would leave: asked of the server's scorer. */
import { scoreHands } from '../../lib/score';
import type { Sheet } from './table';

class Live {
  sheet: Sheet | null = $state.raw(null);
  /** For a hand with one card too many: the score without each card. */
  without: Record<string, number> = $state.raw({});
  private asked = '';

  async look(hand: string[], full: number, area: string[]): Promise<void> {
    const wanted = [...hand].sort().join();
    if (wanted === this.asked) return;
    this.asked = wanted;
    if (hand.length === 0) {
      this.sheet = null;
      this.without = {};
      return;
    }
    const over = hand.length > full;
    const hands = over ? [hand, ...hand.map((card) => hand.filter((one) => one !== card))] : [hand];
    try {
      const sheets = await scoreHands(hands, area);
      if (this.asked !== wanted) return;
      this.sheet = sheets[0] ?? null;
      this.without = over ? Object.fromEntries(hand.map((card, at) => [card, sheets[at + 1]?.total ?? 0])) : {};
    } catch {
      if (this.asked === wanted) this.asked = '';
      this.sheet = null;
    }
  }
}

export const live = new Live();
