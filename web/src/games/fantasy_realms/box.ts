import { CARDS } from '../../generated/fantasy_realms/facts';

/** The cards that the front page shows: their pictures are drawn when the page is built. */
export const BOX = ['world_tree', 'dragon', 'wildfire'];

/** And how the messages begin that their faces say besides their names: these come with them, the words of all cards later. */
export const SAID = /* @__PURE__ */ said();
function said(): string[] {
  const mentioned = BOX.flatMap((id) => [...(CARDS[id]?.gist ?? '').matchAll(/<([^>]+)>/g)]);
  return ['fantasy_realms-suit-', 'fantasy_realms-gist-', ...mentioned.map((card) => `fantasy_realms-card-${card[1]}`)];
}
