/**
 * Dragging a card: picked up after a few pixels, dropped on a thing with `data-drop` or `data-key`. It gives the same
 * answer as clicking does; where it is dropped nowhere, nothing happens.
 */
export interface Drag {
  /** May this be picked up now? */
  lifts(): boolean;
  /** It was picked up. */
  lifted?(): void;
  /** May it be dropped there? */
  takes?(onto: string): boolean;
  dropped(onto: string): void;
}

const FAR = 9;

export function draggable(element: HTMLElement, drag: Drag): { update(drag: Drag): void; destroy(): void } {
  let current = drag;
  let start: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const end = (): void => {
    ghost?.remove();
    over?.classList.remove('is-over');
    document.body.classList.remove('is-dragging');
    ghost = null;
    over = null;
    start = null;
  };
  const down = (event: PointerEvent): void => {
    // A finger scrolls; only mouse and pen pick cards up.
    if (event.button !== 0 || event.pointerType === 'touch' || !current.lifts()) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };
  const move = (event: PointerEvent): void => {
    if (start === null) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (ghost === null) {
      if (Math.hypot(dx, dy) < FAR) return;
      const here = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-key');
      ghost.classList.add('is-ghost');
      ghost.style.left = `${here.left}px`;
      ghost.style.top = `${here.top}px`;
      (element.closest('.app') ?? document.body).append(ghost);
      element.setPointerCapture(start.pointer);
      document.body.classList.add('is-dragging');
      current.lifted?.();
    }
    ghost.style.translate = `${dx}px ${dy}px`;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const target = under.find(
      (found) =>
        found !== element &&
        !ghost?.contains(found) &&
        found instanceof HTMLElement &&
        found.matches('[data-drop], [data-key]') &&
        (current.takes?.(found.dataset.drop ?? found.dataset.key ?? '') ?? true),
    );
    if (target !== over) {
      over?.classList.remove('is-over');
      target?.classList.add('is-over');
      over = target ?? null;
    }
  };
  const up = (): void => {
    const target = over as HTMLElement | null;
    const moved = ghost !== null;
    end();
    if (!moved) return;
    // The click that follows a drag is not meant.
    element.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    setTimeout(() => element.dispatchEvent(new CustomEvent('dragged')), 0);
    const onto = target?.dataset.drop ?? target?.dataset.key;
    if (onto !== undefined) current.dropped(onto);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', end);
  return {
    update: (next) => (current = next),
    destroy() {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', end);
    },
  };
}
