/** Copying a link. Pages reached by a plain address in the network (http) have no clipboard of the new kind. */
import { t } from './texts.svelte';

/** Copy a text. Where the browser does not let us, show it, to be copied by hand. */
export async function copyLink(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    return;
  } catch {
    // No such clipboard here, or not allowed: the old way.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  // Beside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (!done) prompt(t('site-copy-link'), text);
}
