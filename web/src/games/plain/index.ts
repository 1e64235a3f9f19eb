/** Any game without a folder of its own: cards with a name, and a table that shows whatever is in a view. */
import type { GameModule } from '../module';
import Face from './Face.svelte';

export const plain = (game: string): GameModule => ({
  theme: 'plain',
  back: 'f-wild',
  Face,
  cards: [],
  layout: async () => (await import('./layout')).plainLayout(game),
});
