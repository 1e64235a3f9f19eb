/** Where on the table a thing of a step is. */
import type { Where } from './step';

/** The thing that is meant, if it can be seen. */
export function find(root: HTMLElement, where: Where | undefined): HTMLElement | null {
  for (const one of typeof where === 'string' ? [where] : (where ?? [])) {
    const name = CSS.escape(one.replace(/^zone:/, ''));
    const ways = one.startsWith('zone:')
      ? [`[data-zone="${name}"]`]
      : [`[data-key="${name}"]`, `[data-drop="${name}"]`];
    for (const way of ways)
      for (const found of root.querySelectorAll<HTMLElement>(way))
        if (found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}
