/**
 * Cards that move. Before the table changes, the place of every `[data-key]` is noted; afterwards each card glides from
 * where it lay (FLIP). A card that was not seen before comes out of the zone it was told to come from, or fades in.
 */
type Places = Map<string, DOMRect>;

function keyed(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-key]')];
}

export function capture(root: HTMLElement | null): Places {
  const places: Places = new Map();
  if (root === null) return places;
  for (const element of keyed(root)) places.set(element.dataset.key ?? '', element.getBoundingClientRect());
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]'))
    places.set(`zone:${zone.dataset.zone}`, zone.getBoundingClientRect());
  return places;
}

/**
 * Let every card glide from its old place in `time` milliseconds; 0 marks what has changed instead. `origin` names the zone a new
 * card came from.
 */
export function play(
  root: HTMLElement | null,
  old: Places,
  origin: (key: string) => string | null,
  time: number,
): void {
  if (root === null) return;
  for (const element of keyed(root)) {
    const key = element.dataset.key ?? '';
    const here = element.getBoundingClientRect();
    if (here.width === 0) continue;
    let from = old.get(key);
    const zone = from === undefined ? origin(key) : null;
    if (from === undefined && zone !== null) from = old.get(`zone:${zone}`);
    if (from === undefined || from.width === 0) {
      if (old.size === 0) continue;
      if (time === 0) mark(element);
      else appear(element, time);
      continue;
    }
    const dx = from.left + from.width / 2 - here.left - here.width / 2;
    const dy = from.top + from.height / 2 - here.top - here.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    if (time === 0) {
      if (zone !== null) mark(element); // what only made room has not changed
      continue;
    }
    const grow = zone === null ? Math.min(2.5, Math.max(0.4, from.width / here.width)) : 1;
    element.animate(
      [
        { translate: `${dx}px ${dy}px`, scale: grow, zIndex: 30, opacity: zone === null ? 1 : 0.4 },
        { translate: '0 0', scale: 1, zIndex: 30, opacity: 1 },
      ],
      { duration: time, easing: 'cubic-bezier(.2, .8, .25, 1)' },
    );
  }
}

function appear(element: HTMLElement, time: number): void {
  element.animate(
    [
      { opacity: 0, scale: 0.9 },
      { opacity: 1, scale: 1 },
    ],
    { duration: time, easing: 'ease-out' },
  );
}

/** Without motion, what changed is outlined until one's next answer. */
export function mark(element: HTMLElement): void {
  element.dataset.changed = '';
}

export function unmark(root: HTMLElement | null): void {
  for (const element of root?.querySelectorAll<HTMLElement>('[data-changed]') ?? []) delete element.dataset.changed;
}
