import { CARDS } from '../../generated/fantasy_realms/facts';
import { BOX } from './box';

/** How the messages begin that the faces on the front page say besides their names: these come with it, the words of all cards later. */
const mentioned = BOX.flatMap((id) => [...(CARDS[id]?.gist ?? '').matchAll(/<([^>]+)>/g)]);
export const SAID = [
  'fantasy_realms-suit-',
  'fantasy_realms-gist-',
  ...mentioned.map((card) => `fantasy_realms-card-${card[1]}`),
];
