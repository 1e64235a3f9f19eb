/** Pens that the pictures of Fantasy Realms share: suns and clouds, trees and flames, a bust, a horse's head. */
import { c, f, g, l, p, r, type Tones } from '../../../art/draw';

export { el, g, l, many, spark } from '../../../art/draw';

/** A picture for each card, in the four tones of its suit. What tells two cards apart lies within x 8–92, y 14–86. */
export type Scenes = Record<string, (tones: Tones) => string>;

export const GOLD = '#f4cf62';
export const GOLDD = '#a87a1c';
export const RED = '#c9483c';
export const BONE = '#f3ecd8';

export const flip = (s: string): string => g('translate(100 0) scale(-1 1)', s);
export const sun = (x: number, y: number, q: number, k2: string, k3: string): string =>
  c(x, y, q * 1.9, k2, 'opacity=".4"') + c(x, y, q * 1.4, k2, 'opacity=".7"') + c(x, y, q, k3);
export const cloud = (x: number, y: number, q: number, col: string, op = 1): string =>
  `<g opacity="${op}">${c(x, y, q, col)}${c(x + q * 1.1, y + q * 0.3, q * 0.78, col)}${c(x - q * 1.1, y + q * 0.35, q * 0.72, col)}${r(x - q * 1.8, y + q * 0.25, q * 3.7, q * 0.85, col, `rx="${f(q * 0.42)}"`)}</g>`;
export const waves = (y: number, col: string, h = 5, n = 5, ph = 0): string => {
  let d = `M${-14 + ph} ${y}`;
  for (let i = 0; i < n + 2; i++) d += `q${f(50 / n)} ${-h} ${f(100 / n)} 0`;
  return p(d + 'V104H-14Z', col);
};
export const flame = (x: number, y: number, w: number, h: number, col: string): string =>
  p(
    `M${f(x - w)} ${y}Q${f(x - w * 1.1)} ${f(y - h * 0.45)} ${f(x - w * 0.2)} ${f(y - h * 0.62)}Q${f(x + w * 0.1)} ${f(y - h * 0.8)} ${f(x - w * 0.05)} ${f(y - h)}Q${f(x + w * 1.1)} ${f(y - h * 0.55)} ${f(x + w)} ${y}Z`,
    col,
  );
export const pine = (x: number, y: number, h: number, col: string): string =>
  p(
    `M${x} ${y - h}L${f(x + h * 0.24)} ${f(y - h * 0.55)}H${f(x + h * 0.13)}L${f(x + h * 0.33)} ${f(y - h * 0.18)}H${f(x + h * 0.06)}V${y + 3}H${f(x - h * 0.06)}V${f(y - h * 0.18)}H${f(x - h * 0.33)}L${f(x - h * 0.13)} ${f(y - h * 0.55)}H${f(x - h * 0.24)}Z`,
    col,
  );
export const puff = (x: number, y: number, q: number, col: string): string =>
  c(x, y, q, col) + c(x + q * 0.7, y + q * 0.3, q * 0.62, col);
/** Dots of one size: colour and place of each. */
export const dots = (q: number, ...all: [string, number, number][]): string =>
  all.map(([col, x, y]) => c(x, y, q, col)).join('');
/** Robe, neck and head; hair and crown come on top. */
export const bust = (robe: string, skin: string, trim = ''): string =>
  p('M16 104Q18 78 40 73L60 73Q82 78 84 104Z', robe) +
  (trim ? p('M34 76L50 94L66 76L60 73H40Z', trim) : '') +
  r(43.5, 62, 13, 14, skin) +
  p('M43.5 68Q50 75 56.5 68V76H43.5Z', '#0003') +
  p('M36 46Q36 30 50 30T64 46V54Q64 68 50 71Q36 68 36 54Z', skin) +
  p('M50 30Q64 30 64 46V54Q64 68 50 71Z', '#0000001c');
export const face = (k: string, brow = 0): string =>
  c(44, 52, 1.7, k) +
  c(56, 52, 1.7, k) +
  l(`M40.5 ${47 - brow}L47 ${47 + brow}M59.5 ${47 - brow}L53 ${47 + brow}`, k, 1.5) +
  l('M50 53V58', k, 1, 'opacity=".5"') +
  l('M46 63Q50 65 54 63', k, 1.5);
export const horseHead = (body: string, mane: string, eye: string, y = 0): string =>
  g(
    `translate(0 ${y})`,
    p(
      'M20 104Q18 66 36 46L34 24L44 32L50 20L56 36Q66 44 76 58L82 70Q84 80 74 82Q66 82 60 74Q54 72 52 76Q50 88 60 104Z',
      body,
    ),
    p('M36 46Q18 64 14 104H26Q26 70 44 44L44 32L36 36Z', mane),
    c(58, 49, 2.6, eye),
    c(76, 73, 1.6, eye),
  );
export const snake = (d: string, w: number, col: string, hl: string): string =>
  l(d, col, w) + l(d, hl, f(w * 0.28), 'opacity=".55" stroke-dasharray="1.5 4"');
