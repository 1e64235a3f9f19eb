/** Fantasy Realms: its cards, where its table is, and the calculator. */
import { CARDS } from '../../generated/fantasy_realms/facts';
import { t } from '../../lib/texts.svelte';
import type { GameModule, Shown } from '../module';
import { BOX } from './box';
import Face from './Face.svelte';

const suit = (id: string, shown: Shown = {}): string => String(shown.suit ?? CARDS[id]?.suit);
const named = (id: string, shown: Shown = {}): string => t(`fantasy_realms-suit-${suit(id, shown)}`);

export const fantasyRealms: GameModule = {
  theme: 'fantasy_realms',
  back: 'f-wild',
  Face,
  cards: Object.keys(CARDS),
  family: suit,
  group: named,
  says: (id, shown) => [named(id, shown), String(CARDS[id]?.base)],
  rule: (id) => CARDS[id]?.rule,
  layout: async () => (await import('./layout')).layout,
  still: () => import('./still'),
  part: (id) => named(id),
  box: BOX,
  seats: 3,
  points: true,
  options: ['variant', 'scoring', 'offers'],
  pages: { calculator: () => import('./Calculator.svelte') },
  tiles: [{ path: '/calculator', icon: 'sum', title: 'site-calculator', line: 'site-calculator-line' }],
};
