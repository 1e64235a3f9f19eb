/** The cards of Radlands: how they look, and what is printed on them. */
import { CARDS } from '../../generated/radlands/facts';
import { t, texts } from '../../lib/texts.svelte';
import { cardText } from '../../lib/words';
import type { Cards } from '../module';
import Face from './Face.svelte';
import './icons';
import { lines } from './words';

const kind = (id: string): string => t(`site-radlands-${CARDS[id]?.kind}`);

export const CARDS_OF: Cards = {
  Face,
  cards: Object.keys(CARDS),
  kind: (id) => CARDS[id]?.kind,
  group: kind,
  says(id) {
    const cost = CARDS[id]?.cost ?? null;
    return [kind(id), ...(cost === null ? [] : [t('site-water', { n: cost })])];
  },
  text: (id, shown) =>
    (shown.printing === 'other' ? texts.attribute(`radlands-card-${id}`, 'text_v3') : null) ?? cardText('radlands', id),
  /** In the line over the hand of a phone: the text of the card, or, where that is too long, the few words of its tile. */
  brief(id) {
    const text = cardText('radlands', id);
    const LINE = 95; // looks: so many letters have room there
    if (text.length <= LINE) return text;
    return lines(id, false)
      .map((line) => (line.price == null ? line.text : `${t('site-water', { n: line.price })}: ${line.text}`))
      .join('. ');
  },
  printing: (view) => ({ printing: String(view.options.printing ?? '') }),
  rule: (id) => CARDS[id]?.rule,
  part: (id) => t(`site-rules-radlands-${CARDS[id]?.kind}`),
};
