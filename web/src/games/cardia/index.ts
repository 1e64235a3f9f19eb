/** Cardia: what it is called by, and where its cards and its table are. */
import type { OwnGame } from '../module';
import { BOX } from './box';

export const cardia: OwnGame = {
  theme: 'cardia',
  back: 'c-signet',
  cards: () => import('./cards'),
  layout: async () => (await import('./layout')).layout,
  still: () => import('./still'),
  box: BOX,
  options: ['deck', 'mix', 'locations'],
};
