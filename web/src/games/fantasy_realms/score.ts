/** The scoring service of Fantasy Realms: the best choices are found and explained by the server. */
import { api } from '../../lib/api';
import type { Sheet } from './table';

type Scored = Omit<Sheet, 'total'> & { score: number; place: number };
interface Answer {
  hands: Scored[];
}
interface Discards {
  left: { card: string; sheet: Scored }[];
}

function sheet(hand: Scored): Sheet {
  return { ...hand, total: hand.score };
}

/** The hands of one table, each explained. Every card lies in one place. */
export async function scoreTable(hands: string[][], discard: string[]): Promise<Sheet[]> {
  const answer = (await api.score({ hands: hands.map((cards) => ({ cards })), discard })) as unknown as Answer;
  return answer.hands.map(sheet);
}

/** One hand alone. */
export async function scoreHand(hand: string[], discard: string[]): Promise<Sheet> {
  const [found] = await scoreTable([hand], discard);
  if (found === undefined) throw new Error('the scorer gave no sheet');
  return found;
}

/** What is left of a hand without each of its cards, in one question. */
export async function scoreDiscards(hand: string[], discard: string[]): Promise<Record<string, Sheet>> {
  const answer = (await api.discards({ hand, discard })) as unknown as Discards;
  return Object.fromEntries(answer.left.map((left) => [left.card, sheet(left.sheet)]));
}
