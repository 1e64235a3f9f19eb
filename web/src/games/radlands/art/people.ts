/** People of Radlands: a head and shoulders in front of the sun, put together from a seed. */
import { c, line, p, r, rays, rng, wrap } from '../../../art/draw';
import { halftone, tones } from './pens';

export function radPerson(id: string): string {
  const R = rng('rad' + id),
    [k0, k1, k2, k3] = tones(R),
    pick = (n: number): number => (R() * n) | 0;
  let s = r(0, 0, 100, 100, k2) + c(50, 46, 40, k3) + halftone(0, 0, k1) + rays(50, 46, 20, 40, 95, k1, 0.35);
  const sk = ['#8a5a3c', '#c98f63', '#5e3a28', '#e0b088', '#7d8f5a'][pick(5)] as string,
    hair = [k1, '#e8e2d0', '#1d1a1a', '#e0406a', '#35b5a0'][pick(5)] as string;
  const H = pick(6),
    E = pick(5),
    M = pick(5),
    B = pick(4);
  if (H === 3) s += p('M22 78Q16 20 50 15Q84 20 78 78Z', k0); // hood behind
  s +=
    p('M8 102Q10 74 36 70L64 70Q90 74 92 102Z', k0) + r(41, 58, 18, 18, sk) + p('M41 66Q50 74 59 66V76H41Z', '#0004'); // shoulders, neck
  if (B === 0)
    for (const x of [14, 24, 76, 86])
      s += p(
        `M${x - 5} ${x < 20 || x > 80 ? 86 : 79}L${x} ${x < 20 || x > 80 ? 68 : 62}L${x + 5} ${x < 20 || x > 80 ? 86 : 79}Z`,
        '#cfc8b8',
      );
  if (B === 1) s += p('M30 76Q50 92 70 76L74 84Q50 102 26 84Z', k1);
  if (B === 2) s += line('M20 80L64 102M80 80L36 102', k2, 5);
  if (B === 3) s += p('M28 74L42 68L50 84L58 68L72 74L62 92L50 84L38 92Z', k1);
  s +=
    p('M31 40Q31 20 50 20Q69 20 69 40V50Q69 66 50 68Q31 66 31 50Z', sk) +
    p('M50 20Q69 20 69 40V50Q69 66 50 68Z', '#0002'); // head
  if (H === 0)
    s += p('M44 26L42 4L48 10L50 1L53 10L58 4L56 26Z', hair) + p('M40 26Q50 18 60 26L58 30Q50 24 42 30Z', hair);
  if (H === 1) s += p('M28 42Q26 14 50 14Q74 14 72 42L66 34Q50 28 34 34Z', hair);
  if (H === 2) s += p('M26 38Q28 12 50 12Q72 12 74 38Z', k0) + r(24, 35, 52, 5, k1) + c(50, 24, 4, k2);
  if (H === 3) s += p('M28 54Q26 18 50 17Q74 18 72 54Q70 28 50 27Q30 28 28 54Z', k0);
  if (H === 4)
    s += p(
      'M30 40Q24 34 30 26Q26 18 36 17Q40 8 50 13Q60 8 64 17Q74 18 70 26Q76 34 70 40Q66 28 50 28Q34 28 30 40Z',
      hair,
    );
  if (H === 5) s += p('M30 34Q30 16 50 16Q70 16 70 34Q50 26 30 34Z', k1) + p('M69 30L84 36L80 44L68 36Z', k1);
  if (E === 0)
    s +=
      r(29, 38, 42, 5, '#1b1718') +
      c(40, 41, 8, '#1b1718') +
      c(60, 41, 8, '#1b1718') +
      c(40, 41, 5, k2) +
      c(60, 41, 5, k2) +
      c(38.5, 39.5, 1.6, '#fff') +
      c(58.5, 39.5, 1.6, '#fff');
  else if (E === 1) s += p('M30 36H70V46Q60 50 50 46Q40 50 30 46Z', '#1b1718') + p('M34 38H46L42 44H34Z', k1);
  else if (E === 2)
    s +=
      r(29, 38, 42, 5, '#1b1718') +
      c(60, 41, 9, '#1b1718') +
      c(60, 41, 5.5, k1) +
      c(60, 41, 2, '#fff') +
      c(40, 42, 2.5, '#1b1718');
  else
    s +=
      p('M35 39L46 41L45 45L36 44ZM65 39L54 41L55 45L64 44Z', '#1b1718') +
      c(41, 42.6, 1.3, '#fff') +
      c(59, 42.6, 1.3, '#fff') +
      (E === 3 ? line('M58 30L64 54', '#7a1f1f', 2) : p('M31 46L47 49V52L31 49Z', k1));
  if (M === 0)
    s +=
      p('M33 50Q50 46 67 50L64 64Q50 74 36 64Z', '#2a2626') +
      c(42, 59, 5, '#5b5552') +
      c(58, 59, 5, '#5b5552') +
      c(42, 59, 2.5, k2) +
      c(58, 59, 2.5, k2);
  else if (M === 1) s += p('M30 49Q50 55 70 49L66 66L50 78L34 66Z', k1) + line('M34 54Q50 60 66 54', '#0003', 2);
  else if (M === 2)
    s += p('M40 56H60V61Q50 65 40 61Z', '#fff4e0') + line('M45 56V62M50 56V63M55 56V62M40 58.500H60', '#1b1718', 1);
  else if (M === 3) s += line('M41 58Q50 55 59 58', '#1b1718', 2.4);
  else s += p('M36 54Q50 48 64 54Q66 68 50 76Q34 68 36 54Z', hair) + line('M44 59Q50 57 56 59', '#1b1718', 2);
  return wrap(s);
}
