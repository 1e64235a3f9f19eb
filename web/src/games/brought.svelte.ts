/** The cards of games that are here already, by the name of the game. */
import type { Cards } from './module';

class Brought {
  cards: Record<string, Cards> = $state.raw({});
}
export const brought = new Brought();
