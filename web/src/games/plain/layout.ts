/** The plain table: shows any game from its view alone, so that a new game can be played at once. */
import type { Option, View } from '../../generated/protocol';
import { optionWords } from '../../lib/sentences';
import { t } from '../../lib/texts.svelte';
import type { Layout } from '../layout';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

/** The key of a card that lies somewhere: owned cards by their owner. */
export function plainKey(card: string, owner: unknown): string {
  return typeof owner === 'number' ? `c${owner}:${card}` : `c:${card}`;
}

/** What any view may hold: zones by their names. */
export function zones(view: View): Record<string, unknown> & { hands?: unknown[] } {
  return view.table;
}

/** Does the card lie in the view, as far as the plain table shows it? */
function lies(view: View, card: string, owner: unknown): boolean {
  const hand = view.seat === null ? null : zones(view).hands?.[view.seat];
  if (Array.isArray(hand) && hand.includes(card) && (owner === undefined || owner === view.seat)) return true;
  return JSON.stringify({ ...zones(view), hands: null }).includes(`"${card}"`);
}

export function plainLayout(game: string): Layout {
  return {
    game,
    Board,
    Hand,
    targets: (option: Option, _decision, view) => {
      const card = option.card;
      return typeof card === 'string' && lies(view, card, option.owner)
        ? [plainKey(card, option.owner ?? view.seat)]
        : [];
    },
    label: (option, _decision, _view, names) => optionWords(option, names),
    origin: () => null,
    standing: (view) => t('site-question', { n: view.question }),
  };
}
