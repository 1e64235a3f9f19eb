/**
 * Which suits and names can matter to a hand at all, so that the search may skip the others. The engine's `extra/relevance.py`
 * has the proof; what is skipped has to be the same here, so that of equal choices the same are named.
 */
import { bits, type Box, type Card, type Effect } from './box';

/** Suits whose cards can add points even without a strength of their own. */
function wanted(effect: Effect | null): number {
  if (effect?.kind === 'each' && effect.points > 0) return effect.group.suits;
  if (effect?.kind === 'with')
    return effect.groups.reduce((suits, group) => suits | group.suits, wanted(effect.otherwise));
  return effect?.kind === 'without' && effect.points < 0 ? effect.group.suits : 0;
}

/** Suits whose cards can cost points. */
function hurting(effect: Effect | null): number {
  if (effect?.kind === 'each' && effect.points < 0) return effect.group.suits;
  return effect?.kind === 'without' && effect.points > 0 ? effect.group.suits : 0;
}

const conditions = (card: Card): number => (card.blanked?.unless?.suits ?? 0) | (card.blanked?.by?.suits ?? 0);

function namesIn(effect: Effect | null): number[] {
  if (effect?.kind === 'each') return [...effect.group.names, ...(effect.raisedBy < 0 ? [] : [effect.raisedBy])];
  if (effect?.kind === 'with')
    return [...namesIn(effect.otherwise), ...effect.groups.flatMap((group) => [...group.names])];
  return [];
}

/** What one card reads; all but `names` are suits, one bit each. */
export interface Reads {
  wants: number;
  /** Suits in which a card's base strength counts for another's bonus. */
  strength: number;
  /** Suits that a card may do well to leave. */
  hurt: number;
  /** Suits that are read by more than what spares them. */
  loud: number;
  /** Suits to be hit in. */
  hit: number;
  spared: number;
  clears: number;
  /** Names that it pays for or spares. */
  names: number[];
  differs: boolean;
}

export function reads(box: Box, card: Card): Reads {
  const { blanks, bonus } = card;
  const group = blanks?.group.suits ?? 0;
  const hits = blanks?.allBut ? box.allSuits & ~group : group;
  const spared = blanks?.allBut ? group : 0;
  const read = hurting(bonus) | hurting(card.penalty) | conditions(card) | hits;
  const differs = bonus?.kind === 'differ';
  const cleared =
    card === box.clearer ? box.suitsOf(card) : card.clears === null || card.clears.any ? 0 : card.clears.suits;
  return {
    wants: wanted(bonus) | wanted(card.penalty) | conditions(card),
    strength: bonus?.kind === 'best_base' || bonus?.kind === 'base_sum' ? bonus.group.suits : 0,
    hurt: read | (differs ? box.allSuits : 0),
    loud: read & ~spared,
    hit: blanks?.allBut ? bits([box.wild]) : hits,
    spared,
    clears: cleared,
    names: [...namesIn(bonus), ...(blanks?.group.names ?? []), ...(blanks?.spares.map(([, name]) => name) ?? [])],
    differs,
  };
}

/** The lowest so many of some suits; none at all if there are fewer. */
export function lowest(suits: number, number: number): number {
  let found = 0;
  for (let left = number; left > 0; left -= 1) {
    if (suits === 0) return 0;
    const low = suits & -suits;
    suits ^= low;
    found |= low;
  }
  return found;
}
