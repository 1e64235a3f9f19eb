/** The cards of Cardia: how they look, and what is printed on them. */
import { CARDS, LOCATIONS } from '../../generated/cardia/facts';
import { t } from '../../lib/texts.svelte';
import type { Cards } from '../module';
import Difficulty from './Difficulty.svelte';
import Face from './Face.svelte';
import './icons';

const faction = (id: string): string => t(`cardia-faction-${CARDS[id]?.faction}`);

export const CARDS_OF: Cards = {
  Face,
  cards: Object.keys(CARDS),
  family: (id) => CARDS[id]?.faction,
  group: faction,
  says: (id) => [faction(id), String(CARDS[id]?.influence)],
  rule: (id) => CARDS[id]?.rule,
  part: (id) => t('site-cardia-deck', { deck: CARDS[id]?.deck ?? '' }),
  Choice: Difficulty,
  stars: (option, word) => (option === 'locations' ? (LOCATIONS[word]?.stars ?? 0) : 0),
  things: {
    sort: 'location',
    title: 'site-rules-locations',
    all: Object.entries(LOCATIONS).map(([word, { stars }]) => ({ word, stars })),
  },
};
