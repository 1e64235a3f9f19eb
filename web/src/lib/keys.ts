/** Arrows move within a zone, Tab between zones: one card of each zone can be reached by Tab, the others by arrows. */
const CARDS = '[data-card]:not([disabled])';

function zoneOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-zone]') ?? null;
}

/** One stop for Tab in each zone: the card last focused there, else the first that can be chosen, else the first. */
export function stops(root: HTMLElement): void {
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const cards = [...zone.querySelectorAll<HTMLElement>(CARDS)].filter((card) => zoneOf(card) === zone);
    const stop =
      cards.find((card) => card === document.activeElement) ??
      cards.find((card) => card.dataset.legal !== undefined) ??
      cards[0];
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  }
}

/** Move the focus to the nearest card in the direction of an arrow key. Returns false where there is none. */
export function arrow(root: HTMLElement, key: string): boolean {
  const here = document.activeElement as HTMLElement | null;
  const zone = zoneOf(here);
  if (here === null || zone === null || !here.matches(CARDS)) {
    const first = root.querySelector<HTMLElement>(`${CARDS}[data-legal]`) ?? root.querySelector<HTMLElement>(CARDS);
    first?.focus();
    return first !== null;
  }
  const from = here.getBoundingClientRect();
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const card of zone.querySelectorAll<HTMLElement>(CARDS)) {
    if (card === here) continue;
    const there = card.getBoundingClientRect();
    const dx = there.left + there.width / 2 - x;
    const dy = there.top + there.height / 2 - y;
    const along = key === 'ArrowLeft' ? -dx : key === 'ArrowRight' ? dx : key === 'ArrowUp' ? -dy : dy;
    const across = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    if (along <= 2) continue;
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = card;
    }
  }
  if (best === null) return false;
  here.tabIndex = -1;
  best.tabIndex = 0;
  best.focus();
  best.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** The number of a choice as its mark and its keys say it: with more than nine choices every number has two digits. */
export function numbered(n: number, of: number): string {
  return of > 9 ? String(n).padStart(2, '0') : String(n);
}

/** Numbers typed one digit at a time: the first of two waits for the second, as long as there are as many choices. */
export class Digits {
  private first = '';
  private of = 0;

  /** A digit was typed, among so many choices. Returns the number it completes, or 0. */
  typed(digit: string, of: number): number {
    if (of !== this.of) this.first = '';
    this.of = of;
    if (of > 9 && this.first === '') {
      this.first = digit;
      return 0;
    }
    const number = Number(this.first + digit);
    this.first = '';
    return number <= of ? number : 0;
  }

  clear(): void {
    this.first = '';
  }
}

/** Close whatever is opened over the table, but for what the pointer is in. Returns whether anything was open. */
export function closePopovers(root: HTMLElement | undefined, but: Element | null = null): boolean {
  const open = [...(root?.querySelectorAll<HTMLDetailsElement>('details[data-popover][open]') ?? [])];
  const others = open.filter((one) => but === null || !one.contains(but));
  for (const one of others) one.open = false;
  // Those of the browser's own kind see to clicks elsewhere themselves.
  const over = but === null ? (root?.querySelector<HTMLElement>('[popover]:popover-open') ?? null) : null;
  over?.hidePopover();
  return others.length > 0 || over !== null;
}
