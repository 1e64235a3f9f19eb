/** The cards that the front page shows: their pictures are drawn when the page is built. */
export const BOX = ['world_tree', 'dragon', 'wildfire'];
