/** The scoring service of Fantasy Realms: the best choices are found and explained by the server. */
import { api } from './api';
import type { Sheet } from '../games/realms/table';

interface Answer {
  hands: (Omit<Sheet, 'total'> & { score: number; place: number })[];
}

/** The hands of one table, each explained. Every card lies in one place. */
export async function scoreTable(hands: string[][], discard: string[]): Promise<Sheet[]> {
  const answer = (await api.score({ hands: hands.map((cards) => ({ cards })), discard })) as unknown as Answer;
  return answer.hands.map((hand) => ({ ...hand, total: hand.score }));
}

/** One hand alone. */
export async function scoreHand(hand: string[], discard: string[]): Promise<Sheet> {
  const [sheet] = await scoreTable([hand], discard);
  if (sheet === undefined) throw new Error('the scorer gave no sheet');
  return sheet;
}
