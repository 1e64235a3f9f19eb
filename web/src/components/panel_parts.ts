/** What lies in the panel beside a table, and what its keys open: read once the table stands (`beside.svelte.ts`). */
export { default as BugButton } from './BugButton.svelte';
export { default as BugReport } from './BugReport.svelte';
export { default as CommandLine } from './CommandLine.svelte';
export { default as Help } from './Help.svelte';
export { default as LessonList } from './LessonList.svelte';
export { default as Log } from './Log.svelte';
export { default as Reader } from './Reader.svelte';
export { default as Settings } from './Settings.svelte';
export { default as TableMenu } from './TableMenu.svelte';
export { bugAt } from '../lib/study/handing';
