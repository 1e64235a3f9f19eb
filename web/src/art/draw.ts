/** Pens for the vignettes: flat shapes from a seed, so that the same card always gives the same picture. */
import { paint, type Glyph } from './icons';

export type Tones = [string, string, string, string]; // dark, deep, mid, light

export const rng = (seed: string): (() => number) => {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h += 0x6d2b79f5;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
export const f = (n: number): number => +n.toFixed(1);
export const p = (d: string, fill: string, x = ''): string => `<path d="${d}" fill="${fill}" ${x}/>`;
export const c = (x: number, y: number, r: number, fill: string, e = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${e}/>`;
export const r = (x: number, y: number, w: number, h: number, fill: string, e = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${e}/>`;
export const line = (d: string, s: string, w: number, e = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" ${e}/>`;
export const many = (n: number, one: (at: number) => string): string =>
  Array.from({ length: n }, (_, at) => one(at)).join('');
export const g = (transform: string, ...s: string[]): string => `<g transform="${transform}">${s.join('')}</g>`;
export const el = (x: number, y: number, a: number, b: number, fill: string, e = ''): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${a}" ry="${b}" fill="${fill}" ${e}/>`;
/** A line with round ends. */
export const l = (d: string, s: string, w: number, e = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${e}/>`;
export const wrap = (s: string): string =>
  `<svg class="art" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${s}</svg>`;
export const put = (icon: Glyph, x: number, y: number, size: number, col: string): string =>
  `<g transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${f((size / 24) * 100) / 100})" color="${col}" ${paint(icon)}>${icon.s}</g>`;
export const glow = (x: number, y: number, cols: string[], r0: number, step: number): string =>
  cols.map((k, i) => c(x, y, r0 + step * (cols.length - i), k)).join('');
export const rays = (x: number, y: number, n: number, r1: number, r2: number, col: string, op = 0.18): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832,
      w = 3.1416 / n / 1.6;
    d += `M${f(x + r1 * Math.cos(a))} ${f(y + r1 * Math.sin(a))}L${f(x + r2 * Math.cos(a - w))} ${f(y + r2 * Math.sin(a - w))}L${f(x + r2 * Math.cos(a + w))} ${f(y + r2 * Math.sin(a + w))}Z`;
  }
  return p(d, col, `opacity="${op}"`);
};
export const ridge = (R: () => number, y: number, amp: number, n: number, col: string, jag = false): string => {
  let d = `M-2 102L-2 ${f(y)}`,
    x = -2;
  for (let i = 1; i <= n; i++) {
    const nx = -2 + (104 * i) / n,
      ny = y + (R() - 0.5) * amp * 2;
    d += jag ? `L${f(nx)} ${f(ny)}` : `Q${f((x + nx) / 2)} ${f(y - amp + R() * amp)} ${f(nx)} ${f(ny)}`;
    x = nx;
  }
  return p(d + 'L102 102Z', col);
};
export const stars = (R: () => number, n: number, col: string, maxY = 60): string =>
  Array.from({ length: n }, () =>
    c(R() * 100, R() * maxY, 0.4 + R() * 0.8, col, `opacity="${f(0.4 + R() * 0.6)}"`),
  ).join('');
export const spark = (x: number, y: number, q: number, col: string): string => {
  const near = f(q * 0.28),
    far = f(q * 0.72);
  return p(
    `M${x} ${y - q}l${near} ${far}l${far} ${near}l${-far} ${near}l${-near} ${far}l${-near} ${-far}l${-far} ${-near}l${far} ${-near}Z`,
    col,
  );
};
