/** Radlands: what it is called by, and where its cards and its table are. */
import type { OwnGame } from '../module';
import { BOX } from './box';

export const radlands: OwnGame = {
  theme: 'radlands',
  back: 'r-raid',
  cards: () => import('./cards'),
  layout: async () => (await import('./layout')).layout,
  still: () => import('./still'),
  box: BOX,
  first: { options: { camps: 'first_game' }, title: 'site-radlands-first', text: 'site-radlands-first-text' },
  options: ['camps', 'camps_0', 'camps_1', 'first_player'],
};
