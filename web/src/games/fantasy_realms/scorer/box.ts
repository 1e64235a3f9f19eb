/** The cards made ready for counting: suits as bits, abilities found. Nothing here knows a card by name. */
import type { CardText, EffectText, GroupText, Steps } from './texts';

export const NONE = -1;

/** Some suits, one bit each. */
export const bits = (suits: readonly number[]): number => suits.reduce((found, suit) => found | (1 << suit), 0);

export class Group {
  readonly suits: number;
  readonly first: number;

  constructor(
    private readonly own: readonly number[],
    readonly other: number,
    readonly names: readonly number[],
  ) {
    this.suits = bits(own) | (other === NONE ? 0 : 1 << other);
    this.first = own[0] ?? other;
  }

  static of(text: GroupText): Group {
    return new Group(text.suits ?? [], text.other ?? NONE, text.names ?? []);
  }

  /** The same text with the word of one suit deleted; the group itself where none is. */
  without(word: number): Group {
    if (word === NONE) return this;
    return new Group(
      this.own.filter((suit) => suit !== word && suit !== this.other),
      this.other === word ? NONE : this.other,
      this.names,
    );
  }

  has(suit: number): boolean {
    return (this.suits & (1 << suit)) !== 0;
  }
}

export interface With {
  kind: 'with';
  points: number;
  groups: Group[];
  otherwise: With | null;
}

export type Effect =
  | { kind: 'each'; points: number; group: Group; raised: number; raisedBy: number }
  | With
  | { kind: 'without'; points: number; group: Group }
  | { kind: 'best_base' | 'base_sum'; group: Group }
  | { kind: 'sets' | 'runs'; steps: Steps }
  | { kind: 'differ'; points: number };

function terms(text: EffectText & { kind: 'with' }): With {
  const { kind, points, otherwise } = text;
  return { kind, points, groups: text.groups.map(Group.of), otherwise: otherwise ? terms(otherwise) : null };
}

function effect(text: EffectText): Effect {
  switch (text.kind) {
    case 'with':
      return terms(text);
    case 'each':
      return {
        kind: text.kind,
        points: text.points,
        group: Group.of(text.group),
        raised: text.raised ?? 0,
        raisedBy: text.raised_by ?? NONE,
      };
    case 'without':
      return { kind: text.kind, points: text.points, group: Group.of(text.group) };
    case 'best_base':
    case 'base_sum':
      return { kind: text.kind, group: Group.of(text.group) };
    default:
      return text;
  }
}

export class Card {
  readonly word: string;
  readonly suit: number;
  readonly base: number;
  readonly bonus: Effect | null;
  readonly penalty: Effect | null;
  readonly blanks: { group: Group; spares: [number, number][]; allBut: boolean } | null;
  readonly blanked: { unless: Group | null; by: Group | null } | null;
  readonly clears: { suits: number; any: boolean; word: number } | null;
  readonly ability: CardText['ability'] | null;
  /** Is there anything to clear? */
  readonly hasPenalty: boolean;

  constructor(
    readonly number: number,
    text: CardText,
  ) {
    const { blanks, blanked, clears } = text;
    this.word = text.word;
    this.suit = text.suit;
    this.base = text.base;
    this.bonus = text.bonus ? effect(text.bonus) : null;
    this.penalty = text.penalty ? effect(text.penalty) : null;
    this.blanks = blanks
      ? { group: Group.of(blanks.group), spares: blanks.spares ?? [], allBut: blanks.all_but ?? false }
      : null;
    this.blanked = blanked
      ? { unless: blanked.unless ? Group.of(blanked.unless) : null, by: blanked.by ? Group.of(blanked.by) : null }
      : null;
    const any = clears?.suits === 'any';
    this.clears = clears
      ? { suits: clears.suits === 'any' ? ~0 : bits(clears.suits), any, word: clears.word ?? NONE }
      : null;
    this.ability = text.ability ?? null;
    this.hasPenalty = this.penalty !== null || this.blanks !== null || this.blanked !== null;
  }
}

/** The choices at scoring, in their order. A card that is turned, and the suit it gets, are two of them. */
export enum Choice {
  Add,
  Copy,
  Name,
  NameToo,
  Turn,
  TurnTo,
  Clear,
}
export const CHOICES = [
  Choice.Add,
  Choice.Copy,
  Choice.Name,
  Choice.NameToo,
  Choice.Turn,
  Choice.TurnTo,
  Choice.Clear,
] as const;

/** By choice: the number of a card or of a suit, or NONE where it is declined. A name that is only a suit is `Box.alone` of it. */
export type Made = number[];
export const declined = (): Made => CHOICES.map(() => NONE);

/** All cards, and which of them choose. */
export class Box {
  readonly cards: Card[];
  readonly numbers: Map<string, number>;
  /** By choice, the card that makes it. */
  readonly chooser: Card[];
  readonly adder: Card;
  readonly copier: Card;
  readonly namers: Card[];
  readonly turner: Card;
  readonly clearer: Card;
  /** The suit that no text asks for: the one of the cards that take another. */
  readonly wild: number;
  readonly allSuits: number;

  constructor(
    texts: readonly CardText[],
    readonly suits: readonly string[],
    /** So many cards make a hand. */
    readonly hand: number,
  ) {
    this.cards = texts.map((text, number) => new Card(number, text));
    this.numbers = new Map(this.cards.map((card) => [card.word, card.number]));
    const rule = (card: Card): string => card.ability?.rule ?? '';
    const able = this.cards
      .filter((card) => card.ability !== null)
      .sort((one, other) => (rule(one) < rule(other) ? -1 : 1));
    const of = (kind: string): Card[] => able.filter((card) => card.ability?.kind === kind);
    this.adder = of('adds')[0] as Card;
    this.copier = of('copies')[0] as Card;
    this.namers = of('names');
    this.turner = of('turns')[0] as Card;
    this.clearer = of('clears')[0] as Card;
    this.chooser = [this.adder, this.copier, ...this.namers, this.turner, this.turner, this.clearer];
    this.wild = this.copier.suit;
    this.allSuits = bits([...suits.keys()]);
  }

  card(number: number): Card {
    return this.cards[number] as Card;
  }

  /** The card with this id. */
  named(word: string): Card {
    const number = this.numbers.get(word);
    if (number === undefined) throw new Error(`${word} is no card of Fantasy Realms`);
    return this.card(number);
  }

  suitsOf(chooser: Card): number {
    return bits(chooser.ability?.suits ?? []);
  }

  /** A name that is only a suit, and the suit of a name. */
  alone(suit: number): number {
    return this.cards.length + suit;
  }

  isAlone(name: number): boolean {
    return name >= this.cards.length;
  }

  suitOfName(name: number): number {
    return this.isAlone(name) ? name - this.cards.length : this.card(name).suit;
  }

  mimics(card: Card): boolean {
    return card === this.copier || this.namers.includes(card);
  }

  /** Does its choice change what a hand as it is would score? What is added comes to the hand. */
  chooses(card: Card): boolean {
    return card.ability !== null && card !== this.adder;
  }

  /** What may be added to a hand. */
  extra(hand: readonly Card[], area: readonly Card[], drawn: readonly Card[]): Card[] {
    if (!hand.includes(this.adder) || hand.length > this.hand) return [];
    const suits = this.suitsOf(this.adder);
    return this.sorted([...area.filter((card) => (suits & (1 << card.suit)) !== 0), ...drawn]).filter(
      (card, at, all) => !hand.includes(card) && all[at - 1] !== card,
    );
  }

  sorted(cards: readonly Card[]): Card[] {
    return [...cards].sort((one, other) => one.number - other.number);
  }

  /** The choices as the sheet says them. */
  words(made: Made): Record<string, unknown> {
    const said: Record<string, unknown> = {};
    for (const choice of CHOICES) {
      const number = made[choice] ?? NONE;
      const key = (this.chooser[choice] as Card).word;
      if (number === NONE || choice === Choice.TurnTo) continue;
      if (choice === Choice.Turn) {
        const suit = made[Choice.TurnTo] ?? NONE;
        said[key] = { card: this.card(number).word, ...(suit === NONE ? {} : { suit: this.suits[suit] }) };
      } else said[key] = this.isAlone(number) ? { suit: this.suits[this.suitOfName(number)] } : this.card(number).word;
    }
    return said;
  }

  /** The choices from what a sheet says. */
  made(said: Record<string, unknown>): Made {
    const made = declined();
    for (const choice of CHOICES) {
      const wanted = said[(this.chooser[choice] as Card).word];
      if (wanted === undefined || wanted === null) continue;
      const { card, suit } =
        typeof wanted === 'string' ? { card: wanted, suit: '' } : (wanted as Record<string, string>);
      if (choice === Choice.TurnTo) made[choice] = this.suits.indexOf(suit ?? '');
      else made[choice] = card === undefined ? this.alone(this.suits.indexOf(suit ?? '')) : this.named(card).number;
    }
    return made;
  }
}
