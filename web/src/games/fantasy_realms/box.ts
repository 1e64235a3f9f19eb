/** The cards that the front page shows: their pictures are drawn when the page is built. */
export const BOX = ['world_tree', 'dragon', 'wildfire'];
/** And how the messages begin that their faces say besides their names: these come with them, the words of all cards later. */
export const SAID = [
  'fantasy_realms-suit-',
  'fantasy_realms-gist-',
  ...['mountain', 'great_flood', 'island', 'unicorn'].map((id) => `fantasy_realms-card-${id}`),
];
