/** A table of Cardia as a picture: both rows face each other, the winners carry signets. */
import { CARDS } from '../../generated/cardia/facts';
import type { Part } from '../module';

const ids = Object.keys(CARDS);
const [a, b, c, d, e, f, ...hand] = ids.filter((id) => CARDS[id]?.deck === CARDS[ids[0] ?? '']?.deck).reverse();
const some = (...cards: (string | undefined)[]): string[] => cards.filter((card) => card !== undefined);

export const STILL: Part[] = [
  { area: 'theirs', cards: some(a, d, f) },
  { area: 'mine', cards: some(b, c, e) },
  { area: 'prize', icons: ['c-signet', 'c-signet', 'c-signet'] },
  { area: 'deck', cards: [null] },
  { area: 'hand', cards: hand.slice(-4) },
];
