/** Cardia: its cards, and where its table is. */
import { CARDS, LOCATIONS } from '../../generated/cardia/facts';
import { t } from '../../lib/texts.svelte';
import { cardText } from '../../lib/words';
import type { GameModule } from '../module';
import Difficulty from './Difficulty.svelte';
import { BOX } from './box';
import Face from './Face.svelte';

const faction = (id: string): string => t(`cardia-faction-${CARDS[id]?.faction}`);

export const cardia: GameModule = {
  theme: 'cardia',
  back: 'c-signet',
  Face,
  cards: Object.keys(CARDS),
  family: (id) => CARDS[id]?.faction,
  group: faction,
  says: (id) => [faction(id), String(CARDS[id]?.influence)],
  brief: (id) => `${t('site-cardia-if-it-loses-text')} ${cardText('cardia', id)}`,
  rule: (id) => CARDS[id]?.rule,
  layout: async () => (await import('./layout')).layout,
  still: () => import('./still'),
  part: (id) => t('site-cardia-deck', { deck: CARDS[id]?.deck ?? '' }),
  box: BOX,
  options: ['deck', 'mix', 'locations'],
  Choice: Difficulty,
  stars: (option, word) => (option === 'locations' ? (LOCATIONS[word]?.stars ?? 0) : 0),
  things: {
    sort: 'location',
    title: 'site-rules-locations',
    all: Object.entries(LOCATIONS).map(([word, { stars }]) => ({ word, stars })),
  },
};
