/** The scoring service of Fantasy Realms. */
import { api } from './api';
import type { Sheet } from '../games/realms/table';

export interface Table {
  hands: string[][];
  discard: string[];
}

/** The best score of each hand, explained. */
export async function scoreHands(hands: string[][], area: string[]): Promise<Sheet[]> {
  const answer = await api.score({ hands, discard: area });
  return (answer as unknown as { hands: Sheet[] }).hands;
}
