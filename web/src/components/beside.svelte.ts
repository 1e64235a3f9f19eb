/** The parts of the panel, as soon as they are here. */
import { Later } from '../lib/later.svelte';
import { texts } from '../lib/texts.svelte';

export const panel = new Later(async () => {
  const [parts] = await Promise.all([import('./panel_parts'), texts.need('panel', 'study')]);
  return parts;
});
