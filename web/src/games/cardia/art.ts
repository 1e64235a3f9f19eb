/** Cardia: the city by night, an emblem in the niche. */
import { c, f, glow, p, put, r, rays, rng, stars, wrap, type Tones } from '../../art/draw';
import { CARDS } from '../../generated/cardia/facts';
import { EMBLEMS } from './emblems';
import './icons';
import { ICONS, type Glyph } from '../../art/icons';

const CARDIA: Record<string, Tones> = {
  // dark, deep, mid, light
  rebellion: ['#10281f', '#1b4433', '#2f7353', '#8fd0a4'],
  academy: ['#33260b', '#5c4410', '#a27c1f', '#f0cf6e'],
  guild: ['#341013', '#611d20', '#a23a36', '#f1a08c'],
  dynasty: ['#101d3d', '#1d3470', '#3860ad', '#a7c4f4'],
};
function cardiaArt(faction: string, id: string): string {
  const R = rng('cardia' + id),
    [k0, k1, k2, k3] = (CARDIA[faction] ?? CARDIA.academy) as Tones,
    mx = 30 + R() * 40;
  let s =
    r(0, 0, 100, 100, k1) +
    glow(mx, 36, [k2 + '55', k2 + '88', k2], 18, 9) +
    rays(mx, 36, 16 + ((R() * 4) | 0) * 4, 20, 90, k3, 0.1) +
    c(mx, 36, 17, k3, 'opacity=".9"') +
    stars(R, 10, k3, 40);
  for (const [base, col, w0] of [
    [58, k2, 9],
    [70, k1, 12],
  ] as [number, string, number][]) {
    // two rows of roofs
    let x = -4;
    while (x < 104) {
      const w = w0 + R() * 8,
        h = base - R() * 22,
        t = R();
      s += r(x, h, w, 102 - h, col);
      if (t < 0.3) s += p(`M${f(x - 1)} ${f(h)}L${f(x + w / 2)} ${f(h - 15)}L${f(x + w + 1)} ${f(h)}Z`, col);
      else if (t < 0.55)
        s +=
          p(`M${f(x)} ${f(h)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(w)} 0Z`, col) +
          r(x + w / 2 - 0.5, h - w / 2 - 6, 1, 7, col);
      else if (t < 0.75) for (let i = 0; i < 3; i++) s += r(x + (i * w) / 2.6, h - 3, w / 5, 4, col);
      if (col === k1)
        for (let i = 0; i < 2; i++)
          if (R() < 0.6) s += r(x + 2 + R() * (w - 5), h + 6 + R() * 12, 1.8, 3, k3, 'opacity=".75"');
      x += w + R() * 2;
    }
  }
  s += p('M-2 102V86Q50 74 102 86V102Z', k0);
  const e = (EMBLEMS[id] ?? ICONS['c-' + faction] ?? ICONS['c-signet']) as Glyph;
  return wrap(
    s +
      `<g opacity=".5">${put(e, 51.5, 57.5, 60, k0)}</g>` +
      `<g class="emblem emblem--${faction}">${put(e, 50, 55, 60, '#fff4d8')}</g>`,
  );
}
/** The colours of a location: it belongs to no faction. */
const PLACES: Record<string, string> = {
  serpent_temple: 'rebellion',
  bazaar: 'guild',
  founders_day: 'dynasty',
  grand_library: 'academy',
  scrapyard: 'guild',
  auction_house: 'academy',
  haunted_catacombs: 'dynasty',
  foggy_swamp: 'rebellion',
};

/** The picture of a card or a location. */
export const draw = (id: string): string => cardiaArt(CARDS[id]?.faction ?? PLACES[id] ?? 'academy', id);
