/** The cards that the front page shows: their pictures are drawn when the page is built. */
export const BOX = ['puppeteer', 'djinn', 'judge'];
/** And how the messages begin that their faces say besides their names: these come with them, the words of all cards later. */
export const SAID = ['cardia-faction-', 'site-cardia-if-it-loses'];
