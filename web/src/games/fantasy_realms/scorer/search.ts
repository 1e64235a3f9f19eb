/**
 * The best legal choices of a hand: every combination that can matter is counted. The order of trying is the engine's
 * (`extra/best.py`), and of equal ones the first is kept, so that both name the same.
 */
import { CHOICES, Choice, declined, NONE, type Box, type Card, type Made } from './box';
import { lowest, reads, type Reads } from './relevance';
import { settle } from './settle';
import { Slot } from './slot';

/** The suits of some bits, ascending. */
export function suitsIn(suits: number): number[] {
  const found: number[] = [];
  for (let suit = 0; suits >> suit !== 0; suit += 1) if (((suits >> suit) & 1) !== 0) found.push(suit);
  return found;
}

export class Search {
  private readonly read: Map<Card, Reads>;
  private slots: Slot[] = [];
  /** As they are printed: all that mimic nobody. */
  private printed: Slot[] = [];
  private copier: Slot | null = null;
  private turner: Slot | null = null;
  private clearer: Slot | null = null;
  /** Those that take a name, in the order in which they choose, and the choice of each. */
  private namers: { slot: Slot; choice: Choice; suits: number }[] = [];
  /** What mimics, the last first: the order in which the engine looks at them. */
  private changes: Slot[] = [];
  private wants = 0;
  private strength = 0;
  private hurt = 0;
  private hit = 0;
  private clears = 0;
  private names: number[] = [];
  private fresh: number[] = [];
  private sets = false;
  private trying: Made = declined();
  /** Choices that are made already: those before `upto`. */
  private given: Made = declined();
  private upto = 0;
  best = -Infinity;
  found: Made = declined();

  constructor(private readonly box: Box) {
    this.read = new Map(box.cards.map((card) => [card, reads(box, card)]));
  }

  /** The most points over all choices of this hand; `found` holds them. */
  bestOf(hand: readonly Card[]): number {
    this.best = -Infinity;
    this.found = declined();
    this.trying = declined();
    this.lay(hand);
    if (hand.some((card) => this.box.chooses(card))) this.search();
    else this.best = settle(this.box, this.slots, null, null);
    return this.best;
  }

  /** The same where the choices before one are made. */
  bestFrom(hand: readonly Card[], given: Made, upto: number): number {
    this.given = given;
    this.upto = upto;
    const best = this.bestOf(hand);
    for (const choice of CHOICES) if (choice < upto) this.found[choice] = given[choice] ?? NONE;
    this.upto = 0;
    return best;
  }

  /** The same with one more card, or none, of those that may be added. */
  most(hand: readonly Card[], extra: readonly Card[]): number {
    let best = this.bestOf(hand);
    let made = this.found;
    for (const card of extra) {
      const points = this.bestOf([...hand, card]);
      if (points <= best) continue;
      best = points;
      made = this.found;
      made[Choice.Add] = card.number;
    }
    this.found = made;
    return best;
  }

  private lay(hand: readonly Card[]): void {
    const { box } = this;
    this.slots = box.sorted(hand).map((card, at) => new Slot(card, 1 << at));
    const of = (card: Card): Slot | null => this.slots.find((slot) => slot.card === card) ?? null;
    this.printed = this.slots.filter((slot) => !box.mimics(slot.card));
    this.copier = of(box.copier);
    this.turner = of(box.turner);
    this.clearer = of(box.clearer);
    this.namers = box.namers.flatMap((card, at) => {
      const slot = of(card);
      return slot === null ? [] : [{ slot, choice: Choice.Name + at, suits: box.suitsOf(card) }];
    });
    this.changes = this.namers.map((namer) => namer.slot).reverse();
    if (this.copier !== null) this.changes.unshift(this.copier);
  }

  private search(): void {
    this.look();
    const { box, copier } = this;
    if (copier === null) {
      this.name(0);
      return;
    }
    const made = this.upto > Choice.Copy ? (this.given[Choice.Copy] ?? NONE) : null;
    if (made === null || made === NONE) this.name(0);
    if (made === NONE) return;
    const names = this.names;
    const hand = this.slots.filter((slot) => slot !== copier).map((slot) => slot.card);
    for (const card of made === null ? hand : [box.card(made)]) {
      this.trying[Choice.Copy] = card.number;
      copier.copy(card);
      // A nameless wild would share its name with the copy.
      if (this.sets && box.mimics(card)) this.names = [...new Set([...names, ...this.fresh])].sort((a, b) => a - b);
      this.name(0);
      this.names = names;
    }
  }

  /** What the texts of this hand want and are hurt by. */
  private look(): void {
    const { box, slots } = this;
    const all = slots.map((slot) => this.read.get(slot.card) as Reads);
    const together = (part: (one: Reads) => number): number => all.reduce((found, one) => found | part(one), 0);
    let wants = together((one) => one.wants);
    const spared = together((one) => one.spared);
    const clears = together((one) => one.clears);
    const loud = together((one) => one.loud);
    this.strength = together((one) => one.strength);
    this.hurt = together((one) => one.hurt);
    this.hit = together((one) => one.hit);
    this.clears = clears;
    this.names = [...new Set(all.flatMap((one) => one.names))].sort((one, other) => one - other);
    const movable = this.changes.length + (this.turner === null ? 0 : 1);
    const collecting = slots.flatMap(({ card }) => (card.bonus?.kind === 'sets' ? [card.bonus.steps] : []));
    this.sets = collecting.length > 0;
    if (this.sets) {
      // Suits in which a set can come together: the cards printed so, the wilds and the one that is turned.
      const least = Math.min(...collecting.flat().map(([length]) => length));
      for (const suit of box.suits.keys()) {
        const own = this.printed.filter((slot) => slot.card.suit === suit).length;
        if (own + movable >= least) wants |= 1 << suit;
      }
      this.fresh = this.freshNames();
    }
    const differs = all.some((one) => one.differs);
    const read = wants | loud | clears;
    const printed = slots.reduce((found, slot) => found | (1 << slot.card.suit), 1 << box.wild);
    if (differs && spared !== 0) wants = box.allSuits;
    else if (differs) wants |= this.some(box.allSuits & ~(read | printed), movable);
    else if (spared !== 0) wants |= this.some(spared & ~read, 1);
    this.wants = wants;
  }

  /** In each suit one name that nothing wants and no card of the hand was printed with; all if there is none. */
  private freshNames(): number[] {
    const held = (number: number): boolean => this.slots.some((slot) => slot.card.number === number);
    return [...this.box.suits.keys()].flatMap((suit) => {
      const own = this.box.cards.filter((card) => card.suit === suit).map((card) => card.number);
      const fresh = own.filter((number) => !held(number) && !this.names.includes(number));
      return fresh.length === 0 ? own : fresh.slice(0, 1);
    });
  }

  /** So many of the quiet suits for whatever can move, all suits where there are too few for one of them. */
  private some(quiet: number, number: number): number {
    let found = 0;
    const movers = [...(this.turner === null ? [] : [this.box.allSuits]), ...this.namers.map((namer) => namer.suits)];
    for (const suits of movers) {
      const own = lowest(quiet & suits, number);
      if (own === 0) return this.box.allSuits;
      found |= own;
    }
    return found;
  }

  /** Every name and suit that can matter, for this card and those that choose after it. */
  private name(at: number): void {
    const namer = this.namers[at];
    if (namer === undefined) {
      this.turn();
      return;
    }
    const { slot, choice, suits } = namer;
    const { box } = this;
    const bear = (name: number): void => {
      this.trying[choice] = name;
      if (name === NONE) slot.bear(slot.card.number, box.wild);
      else slot.bear(box.isAlone(name) ? slot.card.number : name, box.suitOfName(name));
      this.name(at + 1);
    };
    if (this.upto > choice) {
      bear(this.given[choice] ?? NONE);
      return;
    }
    bear(NONE);
    for (const suit of suitsIn(this.wants & suits)) bear(box.alone(suit));
    for (const name of this.names) if ((suits & (1 << box.card(name).suit)) !== 0) bear(name);
    slot.bear(slot.card.number, box.wild);
    this.trying[choice] = NONE;
  }

  private turn(): void {
    const { box } = this;
    if (this.upto > Choice.Turn && (this.given[Choice.TurnTo] ?? NONE) !== NONE) {
      const slot = this.slots.find((one) => one.card.number === this.given[Choice.Turn]);
      if (slot !== undefined) this.turnTo(slot, [this.given[Choice.TurnTo] as number]);
      return;
    }
    this.land(null);
    if (this.turner === null || this.upto > Choice.Turn) return;
    for (const slot of this.printed)
      if (slot !== this.turner)
        this.turnTo(slot, this.suitsFor(slot.card.suit, slot.card.base !== 0, slot.card.hasPenalty));
    for (const slot of this.changes) {
      // A bare suit, turned, is as if none had been named; but one that is named already cannot be taken back.
      if (slot.name === slot.card.number && slot.suit !== box.wild && this.upto === 0) continue;
      this.turnTo(slot, this.suitsFor(slot.suit, slot.base > 0, slot.text.hasPenalty));
    }
  }

  private turnTo(slot: Slot, suits: number[]): void {
    const own = slot.suit;
    this.trying[Choice.Turn] = slot.card.number;
    for (const suit of suits) {
      this.trying[Choice.TurnTo] = suit;
      slot.suit = suit;
      this.land(slot);
    }
    slot.suit = own;
    this.trying[Choice.Turn] = NONE;
    this.trying[Choice.TurnTo] = NONE;
  }

  /** Every suit worth trying on a card of suit `own`. */
  private suitsFor(own: number, strong: boolean, hasPenalty: boolean): number[] {
    let suits = this.wants;
    let leave = this.hurt;
    if (strong) suits |= this.strength;
    if (hasPenalty) {
      suits |= this.hit | this.clears;
      leave |= this.clears;
    }
    if ((leave & (1 << own)) !== 0) suits |= 1 << this.box.wild;
    return suitsIn(suits & ~(1 << own));
  }

  /** Count the hand as it now stands, with every penalty that may be cleared by choice. */
  private land(turned: Slot | null): void {
    this.count(null);
    if (this.clearer === null) return;
    const suits = this.box.suitsOf(this.clearer.card);
    const free = (slot: Slot): boolean => slot.text.hasPenalty && (suits & (1 << slot.suit)) !== 0;
    for (const slot of this.printed) if (slot !== turned && free(slot)) this.count(slot);
    if (turned !== null && !this.changes.includes(turned) && free(turned)) this.count(turned);
    for (const slot of this.changes) if (free(slot)) this.count(slot);
  }

  private count(spared: Slot | null): void {
    const points = settle(this.box, this.slots, spared, null);
    if (points <= this.best) return;
    this.best = points;
    this.found = [...this.trying];
    this.found[Choice.Clear] = spared === null ? NONE : spared.card.number;
    // A suit that a wild has by being turned is none that it named.
    for (const { slot, choice } of this.namers)
      if (this.trying[Choice.Turn] === slot.card.number && this.box.isAlone(this.found[choice] ?? NONE))
        this.found[choice] = NONE;
  }
}
