/** Fantasy Realms: what it is called by, and where its cards, its table and the calculator are. */
import type { OwnGame } from '../module';
import { BOX } from './box';

export const fantasyRealms: OwnGame = {
  theme: 'fantasy_realms',
  back: 'f-wild',
  cards: () => import('./cards'),
  layout: async () => (await import('./layout')).layout,
  still: () => import('./still'),
  box: BOX,
  seats: 3,
  points: true,
  options: ['variant', 'scoring', 'offers'],
  pages: { calculator: () => import('./Calculator.svelte') },
  tiles: [{ path: '/calculator', icon: 'sum', title: 'site-calculator', line: 'site-calculator-line' }],
};
