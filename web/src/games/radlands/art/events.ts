/** Events of Radlands: what happens, in a burst. */
import { c, f, p, r, rays, rng, wrap } from '../../../art/draw';
import { g, halftone, l, many, tones } from './pens';

const EVENT: Record<string, (dark: string) => string> = {
  banish: (a) => p('M30 24H58V78H30Z', a) + p('M34 28H54V74H34Z', '#ffb02e') + l('M50 50H80M70 40L80 50L70 60', a, 6),
  bombardment: (a) =>
    [
      [34, 30, 1],
      [58, 24, 1.1],
      [48, 54, 1.3],
    ]
      .map(([x, y, s]) =>
        g(
          `translate(${x} ${y}) rotate(20) scale(${s})`,
          p('M-5 -8Q-7 8 0 16Q7 8 5 -8Z', a) + p('M-7 -14L0 -8L7 -14L5 -6H-5Z', a),
        ),
      )
      .join(''),
  famine: (a) =>
    g(
      'rotate(-35 50 50)',
      r(30, 46, 40, 9, a) + c(30, 44, 7, a) + c(30, 57, 7, a) + c(70, 44, 7, a) + c(70, 57, 7, a),
    ) + p('M40 66H60L58 74H42Z', a),
  high_ground: (a) =>
    p('M22 76L46 36L56 52L62 44L80 76Z', a) + l('M46 36V18', a, 3) + p('M46 18H64L59 24L64 30H46Z', '#c9302c'),
  interrogate: (a) =>
    p('M40 24H60L70 44H30Z', a) +
    p('M32 46H68L82 80H18Z', '#fff', 'opacity=".8"') +
    r(48, 12, 4, 14, a) +
    c(50, 66, 7, a) +
    p('M38 82Q40 74 50 74T62 82Z', a),
  napalm: (a) =>
    p('M50 18Q72 42 68 60Q64 78 50 80Q36 78 32 60Q30 48 38 40Q40 48 45 50Q42 32 50 18Z', a) +
    p('M50 48Q60 60 56 70Q50 76 44 70Q40 62 50 48Z', '#ffb02e'),
  radiation: (a) =>
    c(50, 50, 28, a) +
    many(3, (i) =>
      g(`rotate(${i * 120} 50 50)`, p('M45 42L38 30A23 23 0 0 1 62 30L55 42A9 9 0 0 0 45 42Z', '#ffd35a')),
    ) +
    c(50, 50, 5, '#ffd35a'),
  strafe: (a) =>
    g('rotate(-24 50 46)', p('M46 18H54L56 40L84 50V57L56 54L54 68L62 74V78H38V74L46 68L44 54L16 57V50L44 40Z', a)) +
    l('M30 70L24 80M42 76L38 86M66 66L64 76', a, 3, 'stroke-dasharray="4 4"'),
  truce: (a) =>
    l('M34 84V20', a, 5) +
    p('M36 22Q50 14 62 22T84 22V52Q72 58 60 50T36 52Z', '#fff') +
    p('M36 22Q50 14 62 22T84 22V52Q72 58 60 50T36 52Z', 'none', `stroke="${a}" stroke-width="3"`),
  uprising: (a) =>
    [
      [30, 50, 0.9],
      [70, 50, 0.9],
      [50, 42, 1.25],
    ]
      .map(([x, y, s]) =>
        g(
          `translate(${x} ${y}) scale(${s})`,
          p('M-9 -12Q-9 -16 -5 -16H6Q10 -16 10 -12V2Q8 8 6 9V30H-6V9Q-11 6 -11 -2Z', a) +
            l('M-5 -15V-6M-1 -15V-6M4 -15V-6', '#fff3c8', 1.2),
        ),
      )
      .join(''),
  raiders: (a) =>
    l('M32 84V18', a, 5) +
    p('M34 20Q46 12 58 20T80 20L72 34L80 50Q68 56 56 48T34 50Z', a) +
    c(55, 33, 8, '#fff3c8') +
    r(51, 38, 8, 6, '#fff3c8') +
    c(52, 33, 2, a) +
    c(58, 33, 2, a),
};

export function radEvent(id: string): string {
  const R = rng('event' + id),
    [a, b, m, t] = tones(R),
    n = 11 + ((R() * 4) | 0);
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const q = i % 2 ? 33 + R() * 3 : 44 + R() * 8,
      angle = (i / n) * 3.1416 + R() * 0.1;
    d += (i ? 'L' : 'M') + f(50 + q * Math.cos(angle)) + ' ' + f(50 + q * Math.sin(angle));
  }
  return wrap(
    r(0, 0, 100, 100, a) +
      rays(50, 50, 18, 8, 100, b, 0.55) +
      halftone(0, 70, m) +
      p(d + 'Z', m) +
      g('translate(50 50) scale(.82) translate(-50 -50)', p(d + 'Z', t)) +
      g('translate(50 50) scale(.86) translate(-50 -50)', EVENT[id]?.(a) ?? ''),
  );
}

/** The events that have a picture of their own. */
export const PICTURED = Object.keys(EVENT);
