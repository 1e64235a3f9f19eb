/** A review as a picture of its own: the curve as it is drawn, with its colours inside, a title above and words below. */

/** What a drawing needs of the page's styles: outside the page there are none. */
const LOOKS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity'];
const LETTERS = ['font-family', 'font-size', 'font-weight', 'text-anchor'];
const HEAD = 44; // room for the title
const LINE = 22; // room for a line below
const WIDE = 7; // of a letter, about, so that long lines can be broken

/** Words in lines of so many letters at most. */
export function broken(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A drawing of the page as text, with everything in it that it needs elsewhere. */
function inlined(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const originals = [drawn, ...drawn.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, n) => {
    const original = originals[n];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const name of [...LOOKS, ...(original.tagName === 'text' ? LETTERS : [])]) {
      const value = style.getPropertyValue(name);
      // Patterns are named by the page's address in some browsers.
      if (value !== '') element.setAttribute(name, value.replace(/url\(["']?[^#]*(#[^"')]+)["']?\)/, 'url($1)'));
    }
    element.removeAttribute('class');
  });
  return new XMLSerializer().serializeToString(copy.childNodes.length > 0 ? group(copy) : copy);
}

/** The children of a drawing, to be put into another. */
function group(copy: SVGSVGElement): SVGGElement {
  const found = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  found.append(...copy.childNodes);
  return found;
}

/** The picture: an SVG file that stands alone. */
export function picture(drawn: SVGSVGElement, title: string, told: string[]): string {
  const { width, height } = drawn.viewBox.baseVal;
  const style = getComputedStyle(document.body);
  const ink = style.color;
  const paper = style.backgroundColor;
  const lines = told.flatMap((text) => broken(text, Math.floor(width / WIDE)));
  const whole = HEAD + height + (lines.length === 0 ? 0 : 12 + LINE * lines.length);
  const words = (x: number, y: number, size: number, text: string): string =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${ink}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(drawn.getAttribute('aria-label') ?? '')}</desc>`,
    `<rect width="${width}" height="${whole}" fill="${paper}"/>`,
    words(16, 28, 18, title),
    `<g transform="translate(0 ${HEAD})">${inlined(drawn)}</g>`,
    ...lines.map((line, n) => words(16, HEAD + height + 12 + LINE * n + 10, 14, line)),
    '</svg>',
    '',
  ].join('\n');
}
