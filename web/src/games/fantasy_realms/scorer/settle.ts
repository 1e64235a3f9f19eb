/** A hand cleared, blanked and counted, in the order of the rules; with lines, each step is told (the engine's `extra/explain.py`). */
import type { CardSheet, LineSheet } from '../../../generated/protocol';
import { NONE, type Box, type Group } from './box';
import { Slot, worth } from './slot';

export const RULE = 'fantasy_realms.';
export type Lines = LineSheet[] | null;

export function line(kind: string, rule: string, cards: string[], more: Partial<LineSheet> = {}): LineSheet {
  return { kind, rule: RULE + rule, cards, points: 0, suit: '', chosen: false, ...more };
}

const words = (slots: readonly Slot[]): string[] => slots.map((slot) => slot.card.word);

/** The points of the cards as they stand; `spared` is the one whose penalty is cleared by choice. */
export function settle(box: Box, slots: Slot[], spared: Slot | null, lines: Lines): number {
  clear(box, slots, spared, lines);
  blank(slots, lines);
  blankByCondition(box, slots, lines);
  const active = slots.filter((slot) => slot.blankedBy.length === 0);
  return active.reduce((sum, slot) => sum + slot.base + bonusOf(slot, active, null) + penaltyOf(slot, active, null), 0);
}

/** All at once, by the suits that cards have by now; a card that clears does so even if it is blanked afterwards. */
function clear(box: Box, slots: Slot[], spared: Slot | null, lines: Lines): void {
  const rule = box.clearer.ability?.rule ?? ''; // of all clearing
  for (const slot of slots) slot.reset();
  for (const slot of slots) {
    const { clears } = slot.card;
    if (slot.card === box.clearer && spared !== null) {
      spared.clearedBy.push(slot);
      lines?.push(line('clears', rule, words([slot, spared]), { chosen: true }));
    }
    if (clears === null) continue;
    const reached: Slot[] = [];
    for (const other of slots) {
      if (!other.text.hasPenalty || (clears.suits & (1 << other.suit)) === 0) continue;
      if (clears.word === NONE) other.clearedBy.push(slot);
      else if (mentions(other, clears.word)) {
        other.wordClearedBy.push(slot);
        other.word = clears.word;
      } else continue;
      reached.push(other);
    }
    const kind = clears.word === NONE ? 'clears' : 'clears-army';
    if (reached.length > 0) lines?.push(line(kind, rule, words([slot, ...reached])));
  }
}

/** Does the word of a suit stand in the card's penalty? */
function mentions(slot: Slot, word: number): boolean {
  const { penalty, blanks, blanked } = slot.text;
  const counted = penalty?.kind === 'each' || penalty?.kind === 'without' ? penalty.group : null;
  const struck = blanks === null || blanks.allBut ? null : blanks.group;
  return [counted, struck, blanked?.unless].some((group) => group?.has(word));
}

/** Does the blanking text of one card fit another? */
function hits(one: Slot, other: Slot): boolean {
  const { blanks } = one.text;
  if (blanks === null) return false;
  const group = blanks.group.without(one.word);
  const inside = group.has(other.suit) || group.names.includes(other.name);
  if (blanks.allBut) return !inside;
  if (blanks.spares.some(([suit, name]) => suit === other.suit && name === other.name)) return false;
  return inside && !(one === other && other.suit === group.other);
}

/** Those that reach each other and that none outside leads to; `leads` tells where one leads to, as bits of places. */
function rings(slots: Slot[], leads: (slot: Slot) => number): Slot[] {
  const edges = new Map(slots.map((slot) => [slot, leads(slot)]));
  const reach = new Map<Slot, number>();
  for (const slot of slots) {
    let found = edges.get(slot) ?? 0;
    for (let before = NONE; before !== found;) {
      before = found;
      for (const other of slots) if ((found & other.place) !== 0) found |= edges.get(other) ?? 0;
    }
    reach.set(slot, found);
  }
  const to = (one: Slot, other: Slot): boolean => ((reach.get(one) ?? 0) & other.place) !== 0;
  return slots.filter((slot) => {
    const leading = slots.filter((other) => other !== slot && to(other, slot));
    return leading.length > 0 && leading.every((other) => to(slot, other));
  });
}

const places = (slots: Slot[]): number => slots.reduce((found, slot) => found | slot.place, 0);

/** Those that no other blanking card hits act first; a ring falls together. */
function blank(slots: Slot[], lines: Lines): void {
  let open = slots.filter((slot) => slot.text.blanks !== null && slot.clearedBy.length === 0);
  while (open.length > 0) {
    const free = open.filter((one) => !open.some((other) => other !== one && hits(other, one)));
    for (const one of free) {
      const struck = slots.filter((slot) => hits(one, slot));
      for (const slot of struck) slot.blankedBy.push(one);
      if (lines === null) continue;
      const others = struck.filter((slot) => slot !== one);
      if (others.length > 0) lines.push(line('blanks', '6a', words([one, ...others])));
      if (struck.includes(one)) lines.push(line('blanks-itself', '6a.self', words([one])));
    }
    if (free.length > 0) {
      open = open.filter((one) => !free.includes(one) && one.blankedBy.length === 0);
      continue;
    }
    const fallen = rings(open, (one) => places(open.filter((other) => hits(one, other))));
    for (const one of fallen) one.blankedBy.push(...fallen.filter((other) => other !== one && hits(other, one)));
    lines?.push(line('ring', '6a.ring', words(fallen)));
    open = open.filter((one) => !fallen.includes(one));
  }
}

/** What must be there; nothing, where the one word there was is deleted. */
function needed(slot: Slot): Group | null {
  const unless = slot.text.blanked?.unless ?? null;
  if (unless === null || slot.word === NONE) return unless;
  const left = unless.without(slot.word);
  return left.suits === 0 ? null : left;
}

const there = (group: Group | null, slots: Slot[]): boolean =>
  group !== null && slots.some((slot) => group.has(slot.suit));

/** What becomes of a card by its own condition; null while that is open. Its own suit counts. */
function fate(one: Slot, sure: Slot[], maybe: Slot[]): 'blanked-with' | 'blanked-unless' | 'stays' | null {
  const need = needed(one);
  const by = one.text.blanked?.by ?? null;
  const certain = [...sure, one];
  if (there(by, certain)) return 'blanked-with';
  const met = need === null || there(need, certain);
  if (!met && !there(need, maybe)) return 'blanked-unless';
  return !met || there(by, maybe) ? null : 'stays';
}

/** Does it hang on the other what becomes of the one? */
function hangsOn(one: Slot, other: Slot, sure: Slot[]): boolean {
  if (one.text.blanked?.by?.has(other.suit)) return true;
  const need = needed(one);
  return need !== null && !there(need, [...sure, one]) && need.has(other.suit);
}

/** Conditions of the cards themselves, those first that hang on no other undecided card. */
function blankByCondition(box: Box, slots: Slot[], lines: Lines): void {
  const alive = (slot: Slot): boolean => slot.blankedBy.length === 0;
  let open = slots.filter((slot) => slot.text.blanked !== null && slot.clearedBy.length === 0 && alive(slot));
  if (open.length === 0) return;
  const sure = slots.filter((slot) => !open.includes(slot) && alive(slot));
  while (open.length > 0) {
    const settled = open.find((one) => {
      const found = fate(
        one,
        sure,
        open.filter((other) => other !== one),
      );
      if (found === 'stays') sure.push(one);
      else if (found !== null) {
        one.blankedBy.push(one);
        const group = found === 'blanked-with' ? one.text.blanked?.by : one.text.blanked?.unless;
        lines?.push(line(found, '6b', words([one]), { suit: box.suits[group?.first ?? NONE] ?? '' }));
      }
      return found !== null;
    });
    if (settled !== undefined) {
      open = open.filter((one) => one !== settled);
      continue;
    }
    const fallen = rings(open, (one) => places(open.filter((other) => other !== one && hangsOn(other, one, sure))));
    for (const one of fallen) one.blankedBy.push(one);
    lines?.push(line('condition-ring', '6b.ring', words(fallen)));
    open = open.filter((one) => !fallen.includes(one));
  }
}

const bonusOf = (slot: Slot, active: Slot[], givers: Slot[] | null): number =>
  slot.card.bonus === null ? 0 : worth(slot.card.bonus, slot, active, NONE, givers);

const penaltyOf = (slot: Slot, active: Slot[], takers: Slot[] | null): number =>
  slot.text.penalty === null || slot.clearedBy.length > 0
    ? 0
    : worth(slot.text.penalty, slot, active, slot.word, takers);

/** What a card scored and why, after the hand was settled: base strength, bonus and penalty, counting active cards only. */
export function told(box: Box, slot: Slot, slots: Slot[], lines: LineSheet[]): CardSheet {
  const active = slots.filter((other) => other.blankedBy.length === 0 || other === slot);
  const { word } = slot.card;
  const givers: Slot[] = [];
  const takers: Slot[] = [];
  const bonus = bonusOf(slot, active, givers);
  const penalty = penaltyOf(slot, active, takers);
  const all = slot.base + bonus + penalty;
  const blanked = slot.blankedBy.length > 0;
  if (blanked) lines.push(line('would-have', `7.${word}`, [word], { points: all }));
  else {
    lines.push(line('base', `7.${word}`, [word], { points: slot.base }));
    if (bonus !== 0) lines.push(line('bonus', `7.${word}`, words([slot, ...givers]), { points: bonus }));
    if (penalty !== 0)
      lines.push(line('penalty', `7.${slot.text.word}`, words([slot, ...takers]), { points: penalty }));
  }
  return {
    card: word,
    name: box.card(slot.name).word,
    suit: box.suits[slot.suit] ?? '',
    base: slot.base,
    bonus: blanked ? 0 : bonus,
    penalty: blanked ? 0 : penalty,
    points: blanked ? 0 : all,
    cleared_by: words(slot.clearedBy),
    army_cleared_by: words(slot.wordClearedBy),
    blanked,
    blanked_by: words(slot.blankedBy.filter((by) => by !== slot)),
    would_have: all,
  };
}
