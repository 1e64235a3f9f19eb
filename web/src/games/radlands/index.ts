/** Radlands: its cards, and where its table is. */
import { CARDS } from '../../generated/radlands/facts';
import { t } from '../../lib/texts.svelte';
import type { GameModule } from '../module';
import { BOX } from './box';
import Face from './Face.svelte';

const kind = (id: string): string => t(`site-radlands-${CARDS[id]?.kind}`);

export const radlands: GameModule = {
  theme: 'radlands',
  back: 'r-raid',
  Face,
  cards: Object.keys(CARDS),
  kind: (id) => CARDS[id]?.kind,
  group: kind,
  says(id) {
    const cost = CARDS[id]?.cost ?? null;
    return cost === null ? [kind(id)] : [kind(id), t('site-water', { n: cost })];
  },
  printing: (view) => ({ printing: String(view.options.printing ?? '') }),
  layout: async () => (await import('./layout')).layout,
  box: BOX,
  options: ['camps', 'camps_0', 'camps_1', 'first_player'],
};
