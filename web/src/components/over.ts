/** What a table shows when its game is over: the end, and the replay. */
export { default as End } from './End.svelte';
export { default as ReplayBar } from './ReplayBar.svelte';
export { default as ReplayHands } from './ReplayHands.svelte';
export { default as ReplayPrompt } from './ReplayPrompt.svelte';
