/** Choices at scoring that are made by hand: what a card could do, and the score with some choices made and the best of the rest. */
import { CARDS } from '../../generated/fantasy_realms/facts';
import type { WayScore } from '../../generated/protocol';
import { scoreHand, scoreWays } from './score';
import type { Sheet } from './table';

/** What was chosen for a card, as the scorer says it; false: the card does nothing. */
export type ByHand = Record<string, unknown>;

/** The cards of a hand that choose, in the order in which they do. */
export const choosers = (cards: string[]): string[] =>
  cards
    .filter((card) => (CARDS[card]?.chooses ?? '') !== '')
    .sort((one, other) => (CARDS[one]?.chooses ?? '').localeCompare(CARDS[other]?.chooses ?? ''));

const NAME = 'name'; // both questions of a card that asks two, as one

/** Everything that a card could do after the choices before it, the best first. */
export async function waysOf(
  cards: string[],
  area: string[],
  card: string,
  before: Record<string, unknown>,
): Promise<WayScore[]> {
  const taken = Object.entries(before).find(([chooser]) => CARDS[chooser]?.takes)?.[1];
  const extra = typeof taken === 'string' && card !== taken ? [taken] : [];
  const { ways } = await scoreWays({
    hand: [...cards, ...extra],
    asked: card,
    prompt: NAME,
    choices: before,
    discard: area.filter((one) => !extra.includes(one)),
  });
  return ways.sort((one, other) => other.most - one.most);
}

/** The choices of a hand up to a card: those made by hand, and the best where nobody has chosen. */
export async function choicesUntil(
  cards: string[],
  area: string[],
  wishes: ByHand,
  until: string | null,
): Promise<Record<string, unknown>> {
  const made: Record<string, unknown> = {};
  for (const card of choosers(cards)) {
    if (card === until) break;
    if (card in wishes) {
      if (wishes[card] !== false) made[card] = wishes[card];
      continue;
    }
    const best = (await waysOf(cards, area, card, made)).find((way) => way.best);
    if (best?.choices[card] !== undefined) made[card] = best.choices[card];
  }
  return made;
}

/** A hand with these choices, and the best of the others. */
export async function scoreByHand(cards: string[], area: string[], wishes: ByHand): Promise<Sheet> {
  return scoreHand(cards, area, await choicesUntil(cards, area, wishes, null));
}
