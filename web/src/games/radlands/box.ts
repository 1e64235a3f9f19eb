/** The cards that the front page shows: their pictures are drawn when the page is built. */
export const BOX = ['vera_vosh', 'karli_blaze', 'napalm'];
/** And how the messages begin that their faces say besides their names: these come with them, the words of all cards later. */
export const SAID = ['radlands-gives-', 'site-radlands-person', 'site-radlands-event', 'site-radlands-first'];
