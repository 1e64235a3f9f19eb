/** What the pictures of Radlands share: six sets of tones, dots as of a cheap print, and a few more pens. */
import { c, f, p, type Tones } from '../../../art/draw';

export const RAD: Tones[] = [
  ['#2b1420', '#d1495b', '#f2a541', '#ffe3b0'],
  ['#0f2530', '#1f7a8c', '#f28f3b', '#ffe8c2'],
  ['#241436', '#7b3fa0', '#f26a8d', '#ffd9c0'],
  ['#2a1a10', '#b5541c', '#f0c23b', '#fff0c4'],
  ['#10261d', '#3b7d4f', '#e6b422', '#fbf0c8'],
  ['#1c1c22', '#5b6270', '#ef6f3c', '#ffe1cc'],
];
/** A set of tones by chance. */
export const tones = (R: () => number): Tones => RAD[(R() * RAD.length) | 0] as Tones;

export const many = (n: number, one: (at: number) => string): string =>
  Array.from({ length: n }, (_, at) => one(at)).join('');
export const g = (transform: string, ...s: string[]): string => `<g transform="${transform}">${s.join('')}</g>`;
export const el = (x: number, y: number, a: number, b: number, fill: string, e = ''): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${a}" ry="${b}" fill="${fill}" ${e}/>`;
/** A line with round ends. */
export const l = (d: string, s: string, w: number, e = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${e}/>`;
export const spark = (x: number, y: number, q: number, col: string): string => {
  const near = f(q * 0.28),
    far = f(q * 0.72);
  return p(
    `M${x} ${y - q}l${near} ${far}l${far} ${near}l${-far} ${near}l${-near} ${far}l${-near} ${-far}l${-far} ${-near}l${far} ${-near}Z`,
    col,
  );
};
export const halftone = (x0: number, y0: number, col: string): string =>
  `<g opacity=".35">${many(6, (j) => many(15, (i) => c(x0 + i * 7 + (j % 2) * 3.5, y0 + j * 5, 2.2 - j * 0.34, col)))}</g>`;
