/**
 * What one's own hand is worth, and what every choice that is open would make of it: counted by the page's own scorer, one
 * question a decision. It is told nothing but one's own hand and what lies open.
 */
import { CARDS } from '../../generated/fantasy_realms/facts';
import { settings, withheld } from '../../lib/settings.svelte';
import { LIVE, scoreDiscards, scoreHand, scoreTakes, type Take } from './score';
import type { Sheet } from './table';

/** What can be done with the hand now. */
export interface Looked {
  hand: string[];
  /** So many cards make a hand. */
  full: number;
  /** The discard area. */
  area: string[];
  /** Cards that can be had now: of the area, or (a swap) of others. */
  open: string[];
  swap: boolean;
  /** The cards of which one has to go now. */
  leaving: string[];
}

/** Does this player want to be told what choices bring? */
export const counts = (): boolean => settings.counting === 'on' && withheld.counting === 0;

class Live {
  private whole: Sheet | null = $state.raw(null);
  private left: Record<string, Sheet> = $state.raw({});
  /** By card that can be had, what it would bring. */
  takes: Record<string, Take> = $state.raw({});
  private asked = '';
  /** The hand that was asked about. */
  private held = '';

  /** The points without each card, where one has to go. */
  without: Record<string, number> = $derived(
    Object.fromEntries(Object.entries(this.left).map(([card, sheet]) => [card, sheet.total])),
  );

  /** The card that is best discarded. */
  worst: string | null = $derived(
    Object.entries(this.without).reduce<[string, number] | null>(
      (best, one) => (best === null || one[1] > best[1] ? one : best),
      null,
    )?.[0] ?? null,
  );

  /** The card that is best had, if any brings something. */
  best: string | null = $derived.by(() => {
    const all = Object.values(this.takes).sort((one, other) => other.score - one.score);
    return all[0] !== undefined && all[0].score > (this.now ?? -1000) ? all[0].card : null;
  });

  /** The points of the hand as it is, if it can be scored so. */
  get now(): number | null {
    return this.whole?.total ?? null;
  }

  /** The sheet to show: with the card that is about to be had, or without the one about to go; else the best or the hand. */
  sheet(chosen: string | null): Sheet | null {
    const meant = chosen === null ? undefined : (this.left[chosen] ?? this.takes[chosen]?.sheet);
    return meant ?? (this.worst === null ? undefined : this.left[this.worst]) ?? this.whole;
  }

  /** What taking a card changes; null where that is not known. */
  gain(card: string): number | null {
    const take = this.takes[card];
    return take === undefined || this.now === null ? null : take.score - this.now;
  }

  /** Chaos: the points after one card of the hand was swapped for another; null where that is not known. */
  after(comes: string, goes: string): number | null {
    return this.takes[comes]?.left.find((one) => one.card === goes)?.score ?? null;
  }

  private clear(): void {
    this.whole = null;
    this.left = {};
    this.takes = {};
  }

  async look(looked: Looked): Promise<void> {
    const { hand, area, open, full, swap, leaving } = looked;
    // The area matters to whoever can take a card out of it.
    const from = hand.some((card) => CARDS[card]?.takes) ? [...area].sort() : [];
    const wanted = counts() ? JSON.stringify([[...hand].sort(), from, [...open].sort(), full, swap, leaving]) : '';
    if (wanted === this.asked) return;
    this.asked = wanted;
    // Where hands change without one's own doing, what was counted for the former one would be believed.
    const held = [...hand].sort().join();
    if (swap && held !== this.held) this.clear();
    this.held = held;
    if (wanted === '' || (hand.length === 0 && open.length === 0)) {
      this.clear();
      return;
    }
    try {
      const goes = leaving.length > 0;
      const all = goes ? await scoreDiscards(hand, area) : {};
      const left = Object.fromEntries(Object.entries(all).filter(([card]) => leaving.includes(card)));
      const found = !goes && open.length > 0 ? await scoreTakes({ hand, open, full, swap }) : null;
      if (this.asked !== wanted) return;
      const alone = found === null && !goes && hand.length > 0;
      const whole = alone ? await scoreHand(hand, swap ? [] : area, null, [], LIVE) : (found?.now ?? null);
      if (this.asked !== wanted) return;
      this.left = left;
      this.takes = found?.takes ?? {};
      this.whole = whole;
    } catch {
      // The game goes on without the live score.
      if (this.asked === wanted) {
        this.asked = '';
        this.clear();
      }
    }
  }
}

export const live = new Live();
