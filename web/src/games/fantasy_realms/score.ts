/** The scoring service of Fantasy Realms: the best choices are found and explained by the server. */
import type { Discards, DiscardsForm, ScoreForm, Sheets, Sheet as Scored } from '../../generated/protocol';
import { ask } from '../../lib/api';
import type { Sheet } from './table';

function sheet(hand: Scored): Sheet {
  return { ...hand, total: hand.score };
}

/** The hands of one table, each explained. Every card lies in one place. */
export async function scoreTable(hands: string[][], discard: string[]): Promise<Sheet[]> {
  const form: ScoreForm = { hands: hands.map((cards) => ({ cards })), discard };
  return (await ask<Sheets>('POST', '/api/fantasy-realms/score', form)).hands.map(sheet);
}

/** One hand alone. */
export async function scoreHand(hand: string[], discard: string[]): Promise<Sheet> {
  const [found] = await scoreTable([hand], discard);
  if (found === undefined) throw new Error('the scorer gave no sheet');
  return found;
}

/** What is left of a hand without each of its cards, in one question. */
export async function scoreDiscards(hand: string[], discard: string[]): Promise<Record<string, Sheet>> {
  const form: DiscardsForm = { hand, discard };
  const answer = await ask<Discards>('POST', '/api/fantasy-realms/discards', form);
  return Object.fromEntries(answer.left.map((left) => [left.card, sheet(left.sheet)]));
}
