/**
 * Words fit their tile: set smaller step by step, and where even the smallest do not fit, the formula stands instead (`data-fit`,
 * pieces.css). Measured when the tile or its words change.
 */
const STEPS = ['words', 'small', 'smaller', 'formula'];

export function fit(element: HTMLElement, _said: string): { update(said: string): void; destroy(): void } {
  const cut = (): boolean =>
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1 ||
    [...element.querySelectorAll('.ab')].some((line) => line.scrollWidth > line.clientWidth + 1);
  const measure = (): void => {
    for (const step of STEPS) {
      element.dataset.fit = step;
      if (element.clientHeight === 0 || !cut()) break;
    }
  };
  const watch = new ResizeObserver(measure);
  watch.observe(element);
  document.fonts.addEventListener('loadingdone', measure);
  return {
    update: measure,
    destroy() {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    },
  };
}
