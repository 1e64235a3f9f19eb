/** The end of a game of Fantasy Realms: what won, and the sheet of every hand. */
export { default as End } from './End.svelte';
export { default as Sheet } from './ScoreSheet.svelte';
