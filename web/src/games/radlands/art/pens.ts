/** What the pictures of Radlands share: six sets of tones, dots as of a cheap print, and pens. */
import { c, many, type Tones } from '../../../art/draw';

export { el, g, l, many, spark } from '../../../art/draw';

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

export const halftone = (x0: number, y0: number, col: string): string =>
  `<g opacity=".35">${many(6, (j) => many(15, (i) => c(x0 + i * 7 + (j % 2) * 3.5, y0 + j * 5, 2.2 - j * 0.34, col)))}</g>`;
