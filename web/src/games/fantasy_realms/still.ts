/** A table of Fantasy Realms as a picture: the deck, the open discard area, and a hand. */
import { CARDS } from '../../generated/fantasy_realms/facts';
import type { Part } from '../module';

const ids = Object.keys(CARDS);
/** One card of each suit. */
const differing = ids.filter((id, at) => ids.findIndex((one) => CARDS[one]?.suit === CARDS[id]?.suit) === at);

export const STILL: Part[] = [
  { area: 'deck', cards: [null] },
  { area: 'area', cards: differing.slice(0, 4) },
  { area: 'theirs', cards: [null, null, null] },
  { area: 'hand', cards: differing.slice(4, 11) },
];
