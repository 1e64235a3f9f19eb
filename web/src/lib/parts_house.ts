export { default as Install } from '../offline/Install.svelte';
export { default as Standing } from '../offline/Standing.svelte';
