/** The pictures on the front page, drawn when it was built. */
import { bring } from './pictures.svelte';

declare const __PICTURES__: string;
bring(JSON.parse(__PICTURES__) as Record<string, Record<string, string>>);
