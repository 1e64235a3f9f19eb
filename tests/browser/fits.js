// Run in the page: what of a Radlands table a person cannot see or read as it is. Tells a list of complaints: things that can be
// chosen and are not wholly on the screen or covered, and texts that are cut.
async () => {
  // Words are fitted to their tiles when these have been laid out.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [];
  const words = (element) => `${element.className} «${element.innerText?.trim().slice(0, 40)}» ${element.closest('[data-key]')?.dataset.key ?? ''}`;
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.clipPath !== 'inset(50%)';
  };
  for (const thing of document.querySelectorAll('[data-legal], [data-confirm], .acts [data-option]')) {
    const box = thing.getBoundingClientRect();
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    if (!inside || box.width < 20 || box.height < 20) found.push(`off the screen: ${words(thing)} ${JSON.stringify(box)}`);
    else {
      const hit = [0.5, 0.2, 0.8].some((across) =>
        [0.5, 0.25].some((down) => thing.contains(document.elementFromPoint(box.left + box.width * across, box.top + box.height * down))),
      );
      if (!hit) found.push(`covered: ${words(thing)}`);
    }
  }
  const texts = '.card--radlands :is(.words, .card__name, .formula, .ab), .room, .act__word, .foot, .tag, .behind, .lane span, .prompt__ask, .acts .btn';
  for (const text of document.querySelectorAll(texts)) {
    if (!seen(text)) continue;
    const slack = text.matches('.card__name') ? 3 : 1; // capitals set close stand a little over their line
    if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + slack)
      found.push(`cut: ${words(text)} ${text.scrollWidth}/${text.clientWidth} ${text.scrollHeight}/${text.clientHeight}`);
    const tile = text.closest('.card--radlands');
    if (tile === null || text.matches('.tag, .behind')) continue;
    const [box, all] = [text.getBoundingClientRect(), tile.getBoundingClientRect()];
    if (box.right > all.right + 1 || box.bottom > all.bottom + 1) found.push(`over its tile: ${words(text)}`);
  }
  return found;
}
