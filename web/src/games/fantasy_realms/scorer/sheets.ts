/** Score sheets: a hand under given choices or the best ones, every step told (the engine's `extra/scoring.py`). */
import type { LineSheet, Sheet } from '../../../generated/protocol';
import { Choice, NONE, type Box, type Card, type Made } from './box';
import { line, settle, told } from './settle';
import { Slot } from './slot';

/** The cards of a hand under these choices, the one that is added last, and the one whose penalty is cleared by choice. */
export function identities(box: Box, hand: readonly Card[], made: Made, lines: LineSheet[] | null): Slot[] {
  const of = (choice: Choice): number => made[choice] ?? NONE;
  const rule = (choice: Choice): string => box.chooser[choice]?.ability?.rule ?? '';
  const tell = (kind: string, choice: Choice, cards: string[], suit: number): void => {
    lines?.push(line(kind, rule(choice), cards, { suit: box.suits[suit] ?? '', chosen: true }));
  };
  const cards = box.sorted(hand);
  if (of(Choice.Add) !== NONE) {
    const extra = box.card(of(Choice.Add));
    cards.push(extra);
    tell('takes-card', Choice.Add, [box.adder.word, extra.word], NONE);
  }
  const slots = cards.map((card, at) => new Slot(card, 1 << at));
  for (const slot of slots)
    if (slot.card === box.copier && of(Choice.Copy) !== NONE) {
      slot.copy(box.card(of(Choice.Copy)));
      tell('copies', Choice.Copy, [slot.card.word, box.card(slot.name).word], slot.suit);
    }
  for (const [at, namer] of box.namers.entries()) {
    const choice = Choice.Name + at;
    const name = of(choice);
    for (const slot of slots) {
      if (slot.card !== namer || name === NONE) continue;
      const alone = box.isAlone(name);
      slot.bear(alone ? slot.card.number : name, box.suitOfName(name));
      const named = alone ? [] : [box.card(name).word];
      tell(alone ? 'takes-suit' : 'takes-name', choice, [slot.card.word, ...named], slot.suit);
    }
  }
  const suit = of(Choice.TurnTo);
  for (const slot of slots)
    if (slot.card.number === of(Choice.Turn) && suit !== NONE && suit !== slot.suit) {
      slot.suit = suit;
      tell('changes-suit', Choice.Turn, [box.turner.word, slot.card.word], suit);
    }
  return slots;
}

function spared(slots: Slot[], made: Made): Slot | null {
  return slots.find((slot) => slot.card.number === made[Choice.Clear]) ?? null;
}

/** Only the points. */
export function points(box: Box, hand: readonly Card[], made: Made): number {
  const slots = identities(box, hand, made, null);
  return settle(box, slots, spared(slots, made), null);
}

export function sheet(box: Box, hand: readonly Card[], made: Made): Sheet {
  const lines: LineSheet[] = [];
  const slots = identities(box, hand, made, lines);
  const score = settle(box, slots, spared(slots, made), lines);
  return {
    place: 1,
    score,
    base_sum: slots.reduce((sum, slot) => sum + slot.card.base, 0),
    choices: box.words(made),
    cards: slots.map((slot) => told(box, slot, slots, lines)),
    lines,
  };
}
