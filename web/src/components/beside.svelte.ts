/** The parts of the panel, as soon as they are here. */
import { Later } from '../lib/later.svelte';
import { sheets } from '../lib/sheet';
import { texts } from '../lib/texts.svelte';

export const panel = new Later(async () => {
  const [parts] = await Promise.all([import('./panel_parts'), texts.need('panel', 'study'), sheets('aside')]);
  return parts;
});
