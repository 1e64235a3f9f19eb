// Run in the page by player.py: wait until the player at this screen can do something, choose it, and find a point of it
// that a person can hit. Tells { kind, what, touch, x, y }; `kind` is ended, handover, confirm, choose, idle (nothing came in
// time), hidden (it is offered, but nothing of it can be hit) or missed (the last click hit something else).
//
// With `all` it only tells which of the things that can be chosen now nobody could hit.
async ({ chance, patience, all }) => {
  const pause = () => new Promise((done) => setTimeout(done, 8));
  const words = (element) => `${element.dataset.key ?? element.dataset.option ?? element.className}: ${element.outerHTML.slice(0, 160)}`;

  const resting = () =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity);
  const find = () => {
    if (document.querySelector('[data-end]')) return { kind: 'ended' };
    const app = document.querySelector('.app');
    if (app === null || !resting()) return null;
    for (const kind of ['handover', 'confirm']) {
      const button = app.querySelector(`[data-${kind}]`);
      if (button !== null) return { kind, element: button };
    }
    // Whoever has locked a choice in may still change it; the player of the tests does not.
    if (app.dataset.asked === undefined) return null;
    const things = [...app.querySelectorAll('[data-legal], .acts [data-option]')];
    return things.length === 0 ? null : { kind: 'choose', element: things[Math.floor(chance * things.length)] };
  };
  const point = (element) => {
    // A script can scroll what hides its overflow; a person cannot.
    for (let up = element.parentElement; up !== null; up = up.parentElement)
      if (up.scrollTop + up.scrollLeft > 0) {
        const style = getComputedStyle(up);
        if (/hidden|clip/.test(style.overflowY)) up.scrollTop = 0;
        if (/hidden|clip/.test(style.overflowX)) up.scrollLeft = 0;
      }
    const box = element.getBoundingClientRect();
    // A card is seen at its left edge where a neighbour covers the rest.
    for (const across of [0.5, 0.15, 0.3, 0.7, 0.85, 0.05, 0.95])
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return null;
  };

  const bring = (element) => {
    for (const block of ['nearest', 'center', 'start', 'end']) {
      element.scrollIntoView({ block, inline: block === 'nearest' ? 'nearest' : 'center', behavior: 'instant' });
      const at = point(element);
      if (at !== null) return at;
    }
    return null;
  };
  if (all)
    return [...document.querySelectorAll('[data-handover], [data-confirm], [data-legal], .acts [data-option]')]
      .filter((element) => bring(element) === null)
      .map(words);

  const aimed = window.taliaAim;
  window.taliaAim = undefined;
  if (aimed !== undefined && !aimed.hit) return { kind: 'missed', what: aimed.what };

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const end = performance.now() + patience;
  let found = null;
  let at = null;
  for (;;) {
    found = find();
    while (found === null && performance.now() < end) {
      await pause();
      found = find();
    }
    if (found === null) return { kind: 'idle', what: document.querySelector('.prompt')?.innerText ?? '' };
    if (found.element === undefined) return { kind: found.kind };
    // What still moves would be missed: it has to lie there for a frame, and be what would be chosen even then.
    at = bring(found.element);
    await frame();
    const now = find();
    const still = now?.element === found.element ? bring(found.element) : undefined;
    if (at === null && still === null) return { kind: 'hidden', what: words(found.element) };
    if (at !== null && still && still.x === at.x && still.y === at.y) break;
  }
  const { kind, element } = found;
  const what = words(element);
  const aim = { what, hit: false };
  window.taliaAim = aim;
  document.addEventListener('click', (event) => (aim.hit = element.contains(event.target)), { capture: true, once: true });
  return { kind, what, touch: matchMedia('(pointer: coarse)').matches, ...at };
}
