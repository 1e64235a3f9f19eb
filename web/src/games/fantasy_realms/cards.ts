/** The cards of Fantasy Realms: how they look, and what is printed on them. */
import { CARDS } from '../../generated/fantasy_realms/facts';
import { t } from '../../lib/texts.svelte';
import type { Cards, Shown } from '../module';
import Face from './Face.svelte';
import './icons';

const suit = (id: string, shown: Shown = {}): string => String(shown.suit ?? CARDS[id]?.suit);
const named = (id: string, shown: Shown = {}): string => t(`fantasy_realms-suit-${suit(id, shown)}`);

export const CARDS_OF: Cards = {
  Face,
  cards: Object.keys(CARDS),
  family: suit,
  group: named,
  says: (id, shown) => [named(id, shown), String(CARDS[id]?.base)],
  rule: (id) => CARDS[id]?.rule,
  part: (id) => named(id),
};
