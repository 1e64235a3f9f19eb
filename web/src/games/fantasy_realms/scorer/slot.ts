/** One card while its hand is counted, and what a text is worth among the cards it sees (the engine's `extra/seen.py`). */
import { NONE, type Card, type Effect, type Group, type With } from './box';
import type { Steps } from './texts';

export class Slot {
  name: number;
  suit: number;
  base: number;
  /** Whose penalty it has. */
  text: Card;
  clearedBy: Slot[] = [];
  wordClearedBy: Slot[] = [];
  /** The suit whose word is deleted from its penalty. */
  word = NONE;
  blankedBy: Slot[] = [];

  constructor(
    readonly card: Card,
    /** In the hand, as a bit. */
    readonly place: number,
  ) {
    this.name = card.number;
    this.suit = card.suit;
    this.base = card.base;
    this.text = card;
  }

  /** All but the bonus of another card. */
  copy(card: Card): void {
    this.name = card.number;
    this.suit = card.suit;
    this.base = card.base;
    this.text = card;
  }

  /** A name and a suit. */
  bear(name: number, suit: number): void {
    this.name = name;
    this.suit = suit;
  }

  /** As before anything befell it. */
  reset(): void {
    if (this.clearedBy.length > 0) this.clearedBy = [];
    if (this.wordClearedBy.length > 0) this.wordClearedBy = [];
    if (this.blankedBy.length > 0) this.blankedBy = [];
    this.word = NONE;
  }
}

function fits(group: Group, slot: Slot, me: Slot): boolean {
  if (group.names.includes(slot.name)) return true;
  return group.has(slot.suit) && !(slot === me && slot.suit === group.other);
}

function paid(steps: Steps, length: number): number {
  let most = 0;
  for (const [least, points] of steps) if (length >= least && points > most) most = points;
  return most;
}

/** The points of one text among the active cards; the cards that decided them are added to the givers, if these are wanted. */
export function worth(effect: Effect, me: Slot, active: Slot[], word: number, givers: Slot[] | null): number {
  switch (effect.kind) {
    case 'each': {
      const group = effect.group.without(word);
      let number = 0;
      let raised = false;
      for (const slot of active) {
        raised ||= slot.name === effect.raisedBy;
        if (!fits(group, slot, me)) continue;
        number += 1;
        givers?.push(slot);
      }
      return number * (raised ? effect.raised : effect.points);
    }
    case 'with':
      return onTerms(effect, me, active, givers);
    case 'without': {
      const there = active.filter((slot) => fits(effect.group, slot, me));
      givers?.push(...there);
      return there.length > 0 ? 0 : effect.points;
    }
    case 'best_base': {
      const found = active.filter((slot) => fits(effect.group, slot, me));
      const best = Math.max(0, ...found.map((slot) => slot.base));
      givers?.push(...found.filter((slot) => slot.base === best).slice(0, 1));
      return best;
    }
    case 'base_sum': {
      const found = active.filter((slot) => fits(effect.group, slot, me));
      givers?.push(...found);
      return found.reduce((sum, slot) => sum + slot.base, 0);
    }
    case 'sets':
      return ofSets(effect.steps, active, givers);
    case 'runs':
      return ofRuns(effect.steps, active, givers);
    default:
      return new Set(active.map((slot) => slot.suit)).size === active.length ? effect.points : 0;
  }
}

function onTerms(effect: With, me: Slot, active: Slot[], givers: Slot[] | null): number {
  for (let terms: With | null = effect; terms !== null; terms = terms.otherwise) {
    if (!terms.groups.every((group) => active.some((slot) => fits(group, slot, me)))) continue;
    for (const group of givers === null ? [] : terms.groups)
      givers?.push(active.find((slot) => fits(group, slot, me)) as Slot);
    return terms.points;
  }
  return 0;
}

/** Differently named cards of one suit; every suit may pay. */
function ofSets(steps: Steps, active: Slot[], givers: Slot[] | null): number {
  let points = 0;
  let suits = 0;
  for (const slot of active) suits |= 1 << slot.suit;
  for (let suit = 0; suits >> suit !== 0; suit += 1) {
    if (((suits >> suit) & 1) === 0) continue;
    let different = 0;
    for (const [at, slot] of active.entries()) {
      if (slot.suit !== suit) continue;
      let seen = false;
      for (let before = 0; before < at; before += 1) {
        const other = active[before] as Slot;
        seen ||= other.suit === suit && other.name === slot.name;
      }
      if (!seen) different += 1;
    }
    const brings = paid(steps, different);
    if (brings === 0) continue;
    points += brings;
    givers?.push(...active.filter((slot) => slot.suit === suit));
  }
  return points;
}

/** Consecutive strengths: the longest run first, then again among the cards left; one card a value. */
function ofRuns(steps: Steps, active: Slot[], givers: Slot[] | null): number {
  let points = 0;
  let left = active;
  for (;;) {
    let run: Slot[] = [];
    for (const slot of left) {
      const tried: Slot[] = [];
      for (let next: Slot | undefined = slot; next !== undefined;) {
        tried.push(next);
        const after: number = next.base + 1;
        next = left.find((other) => other.base === after);
      }
      if (tried.length > run.length) run = tried;
    }
    const brings = paid(steps, run.length);
    if (brings === 0) return points;
    points += brings;
    givers?.push(...run);
    left = left.filter((slot) => !run.includes(slot));
  }
}
