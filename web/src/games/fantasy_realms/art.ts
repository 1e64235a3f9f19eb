/** Fantasy Realms: an illuminated miniature for each suit, with the thing a card's name promises. */
import { c, f, glow, line, p, r, rays, ridge, rng, stars, wrap, type Tones } from '../../art/draw';
import { CARDS } from '../../generated/fantasy_realms/facts';

const FR: Record<string, Tones> = {
  // dark, deep, mid, light
  army: ['#2b2a33', '#474656', '#7e7c91', '#d9d6e2'],
  leader: ['#3a1238', '#6a2467', '#a7489f', '#f0b9e4'],
  wizard: ['#1d1648', '#35298a', '#6654cc', '#cbbfff'],
  weapon: ['#22303a', '#3a5262', '#6b8da1', '#d3e4ee'],
  artifact: ['#3b2a0c', '#6d4f14', '#b98a25', '#f8dc8c'],
  beast: ['#13300f', '#27591e', '#549a3d', '#c8eba5'],
  land: ['#2e1d10', '#5a3a1f', '#a06c3c', '#efcb9c'],
  weather: ['#0f3138', '#1f5c68', '#489aa8', '#bfeaf0'],
  flood: ['#0b2149', '#164089', '#3478d0', '#b6d8ff'],
  flame: ['#40100a', '#84210f', '#d9541e', '#ffcf70'],
  wild: ['#1c1c1c', '#3c3a38', '#8d8577', '#f3ead6'],
};
// things a card's name promises; everything else is the suit's scene alone
const ship = (k0: string, k3: string): string =>
  p('M14 66H86L76 84H26Z', k0) +
  line('M50 66V18', k0, 3) +
  p('M53 20Q80 34 74 60H53Z', k3) +
  p('M47 26Q26 38 28 60H47Z', k3) +
  p('M50 12L62 16L50 20Z', '#c9483c');
const airship = (k0: string, k3: string): string =>
  `<ellipse cx="50" cy="40" rx="38" ry="19" fill="${k3}"/>` +
  p('M12 40Q50 52 88 40Q84 59 50 59T12 40Z', '#0002') +
  line('M50 21Q36 40 50 59Q64 40 50 21', k0, 1.6) +
  p('M84 40L97 28V52Z', '#c9483c') +
  line('M36 57L40 68M64 57L60 68', k0, 1.6) +
  p('M34 68H66L60 80H40Z', k0);
const tree = (k0: string, k1: string, k3: string): string =>
  p('M44 100Q48 70 46 54H54Q52 70 56 100Z', k0) +
  [
    [50, 30, 22],
    [30, 42, 15],
    [70, 42, 15],
    [40, 24, 13],
    [61, 23, 13],
  ]
    .map(([x, y, q]) => c(x as number, y as number, q as number, k3))
    .join('') +
  [
    [34, 40],
    [48, 24],
    [62, 36],
    [72, 46],
    [42, 44],
    [56, 48],
  ]
    .map(([x, y]) => c(x as number, y as number, 3, k1))
    .join('');
const shield = (k0: string, k1: string, k3: string): string =>
  p('M50 12L82 22V50Q80 76 50 92Q20 76 18 50V22Z', k0) +
  p('M50 18L77 26V50Q75 72 50 86Q25 72 23 50V26Z', k3) +
  p('M50 18L77 26V50Q75 72 50 86Z', k1) +
  p('M50 34l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1Z', k0);
const wand = (k0: string, k3: string): string =>
  `<g transform="rotate(38 50 50)">` +
  r(47, 34, 6, 56, k0, 'rx="3"') +
  r(47, 34, 6, 8, k3) +
  '</g>' +
  p('M70 8l5 13 13 5-13 5-5 13-5-13-13-5 13-5Z', '#fff3b8') +
  c(46, 22, 2.5, '#fff3b8') +
  c(84, 56, 2, '#fff3b8') +
  c(58, 58, 1.8, '#fff3b8');
const bow = (k0: string, k3: string): string =>
  line('M34 12Q82 50 34 88', '#d6a943', 6, 'stroke-linecap="round"') +
  line('M34 12V88', k3, 1.4) +
  line('M16 50H84', k0, 3) +
  p('M92 50L78 43V57Z', k3) +
  p('M10 44L24 50L10 56L15 50Z', k3);
const tower = (k0: string, k3: string): string =>
  p('M36 100V42H64V100Z', k0) +
  p('M32 42L50 18L68 42Z', k0) +
  p('M42 66a8 8 0 0 1 16 0V72H42Z', k3) +
  p('M45 58Q45 50 50 49Q55 50 55 58L57 61H43Z', '#e8b843') +
  c(50, 63, 2, '#e8b843');
const candle = (k0: string, k3: string): string =>
  r(40, 52, 20, 44, '#fff0d0', 'rx="2"') +
  p('M40 56Q44 66 47 56T55 58T60 55V52H40Z', '#e9cf9a') +
  r(49, 44, 2, 9, k0) +
  p('M50 16Q64 34 57 44Q50 50 43 44Q37 34 50 16Z', k3) +
  p('M50 30Q56 38 53 43Q50 46 47 43Q44 38 50 30Z', '#fff');
const anvil = (k0: string): string =>
  p('M12 44H40V40H86V52Q70 54 64 64V72H74V82H34V72H44V62Q38 54 24 54Q14 52 12 44Z', k0) +
  p('M58 14L74 20L68 36L52 30Z', k0) +
  line('M56 24L36 12', '#8a5a2c', 5);
const bolt = (k3: string): string =>
  p('M60 4L28 54H47L36 96L74 40H54Z', k3) + p('M60 4L54 40H74L36 96L50 50Z', '#fff', 'opacity=".35"');
const pines = (k0: string): string =>
  (
    [
      [20, 92, 34],
      [80, 92, 36],
      [36, 96, 44],
      [64, 96, 46],
      [50, 100, 58],
    ] as [number, number, number][]
  )
    .map(([x, y, h]) =>
      p(
        `M${x} ${y - h}L${x + 13} ${y - h * 0.55}H${x + 7}L${x + 18} ${y - h * 0.2}H${x + 3}V${y + 2}H${x - 3}V${y - h * 0.2}H${x - 18}L${x - 7} ${y - h * 0.55}H${x - 13}Z`,
        h > 40 ? k0 : '#3d4f22',
      ),
    )
    .join('');
const helm = (k0: string, k3: string, col: string): string =>
  p('M28 60Q26 22 50 20T72 60V80Q60 90 50 90T28 80Z', k3) +
  p('M50 20Q74 22 72 60V80Q60 90 50 90Z', '#0002') +
  p('M34 52H66V58H53V82H47V58H34Z', k0) +
  p('M50 20Q44 4 66 6Q82 10 78 30Q70 16 50 20Z', col);
const axes = (k3: string): string =>
  [30, -30]
    .map(
      (q) =>
        `<g transform="rotate(${q} 50 56)">` +
        r(47.5, 16, 5, 78, '#7a5230', 'rx="2"') +
        p('M52 18Q76 16 78 40Q66 34 52 42Z', k3) +
        p('M48 18Q34 18 30 34Q40 32 48 40Z', k3) +
        '</g>',
    )
    .join('');
const horse = (k0: string, k3: string, col: string): string =>
  p('M30 100Q28 70 40 52L34 40L46 42L50 28L58 40Q78 50 84 70L76 80Q66 78 62 70Q58 82 66 100Z', k0) +
  p('M40 52Q24 62 22 90L30 100Q28 72 44 50Z', col) +
  c(60, 54, 2.2, k3);
const THING: Record<string, (k: Tones) => string> = {
  warship: (k) => ship(k[0], k[3]),
  war_dirigible: (k) => airship(k[0], k[3]),
  magic_wand: (k) => wand(k[0], k[3]),
  elven_longbow: (k) => bow(k[0], k[3]),
  elven_archers: (k) => bow(k[0], k[3]),
  world_tree: (k) => tree(k[0], k[1], k[3]),
  shield_of_keth: (k) => shield(k[0], k[2], k[3]),
  bell_tower: (k) => tower(k[0], k[3]),
  forest: (k) => pines(k[0]),
  rangers: (k) => pines(k[0]),
  candle: (k) => candle(k[0], k[3]),
  forge: (k) => anvil(k[0]),
  lightning: (k) => bolt(k[3]),
  knights: (k) => helm(k[0], k[3], '#b5483f'),
  dwarvish_infantry: (k) => axes(k[3]),
  light_cavalry: (k) => horse(k[0], k[3], '#c79a3b'),
  warhorse: (k) => horse(k[0], k[3], k[2]),
  warlord: () => '',
};
const BARE = new Set(['warship', 'war_dirigible', 'magic_wand', 'elven_longbow', 'world_tree', 'shield_of_keth']);
const VARIANT: Record<string, number> = {
  sword_of_keth: 0,
  gem_of_order: 0,
  book_of_changes: 1,
  protection_rune: 2,
  rainstorm: 1,
  blizzard: 2,
  smoke: 0,
  whirlwind: 0,
  air_elemental: 0,
  dragon: 0,
  basilisk: 1,
  hydra: 0,
  unicorn: 2,
};
export function realmArt(suit: string, id: string): string {
  const R = rng('fr' + id),
    tones = (FR[suit] ?? FR.wild) as Tones,
    [k0, k1, k2, k3] = tones,
    x = 30 + R() * 40,
    V = VARIANT[id] ?? (R() * 3) | 0;
  if (BARE.has(id))
    return wrap(
      r(0, 0, 100, 100, k1) +
        rays(50, 46, 18, 10, 100, k2, 0.5) +
        c(50, 48, 40, k1) +
        `<circle cx="50" cy="48" r="40" fill="none" stroke="${k3}" stroke-width=".8"/>` +
        (THING[id]?.(tones) ?? ''),
    );
  let s = r(0, 0, 100, 100, k1);
  const disc = (y: number, q: number): string => glow(x, y, [k2 + '66', k2 + 'aa'], q, q * 0.45) + c(x, y, q, k3);
  if (suit === 'land')
    s +=
      disc(34, 13) +
      ridge(R, 56, 16, 6, k2, true) +
      ridge(R, 70, 8, 4, k1) +
      ridge(R, 82, 7, 4, k0) +
      Array.from({ length: 7 }, () => {
        const q = R() * 96,
          h = 8 + R() * 9;
        return p(`M${f(q)} 92l3-${f(h)}l3 ${f(h)}Z`, k0);
      }).join('');
  if (suit === 'flood') {
    s += disc(30, 12) + stars(R, 8, k3, 40);
    for (let j = 0; j < 5; j++) {
      const y = 50 + j * 11;
      let d = `M-12 ${y}`;
      const o = R() * 10;
      for (let i = 0; i < 6; i++) d += `q${f(6 + o / 5)} -${f(11 - j)} 12 -1t12 1`;
      s += p(d + `V104H-12Z`, [k2, k1, k2, k1, k0][j], j % 2 ? `stroke="${k3}" stroke-width="1.2"` : '');
    }
  }
  if (suit === 'weather') {
    s += rays(x, 20, 14, 10, 110, k3, 0.12);
    for (let j = 0; j < 4; j++) {
      const cx = R() * 100,
        cy = 16 + j * 13,
        q = 11 + R() * 6;
      const col = [k3, k2, k3, k2][j];
      s +=
        `<g opacity="${[0.5, 1, 0.9, 1][j]}">` +
        c(cx, cy, q, col) +
        c(cx + q, cy + 3, q * 0.75, col) +
        c(cx - q, cy + 4, q * 0.7, col) +
        r(cx - q * 1.6, cy + 2, q * 3.2, q * 0.75, col, `rx="${f(q * 0.37)}"`) +
        '</g>';
    }
    const sp = V;
    for (let i = 0; i < 16; i++) {
      const q = R() * 110,
        y = 62 + R() * 30;
      s +=
        sp === 0
          ? line(`M${f(q)} ${f(y)}q8-5 14 0t14 0`, k3, 1.4)
          : sp === 1
            ? line(`M${f(q)} ${f(y)}l-3 9`, k3, 1.6)
            : c(q, y, 1.5, k3);
    }
    s += ridge(R, 94, 3, 4, k0);
  }
  if (suit === 'flame') {
    s += stars(R, 14, k3, 70) + glow(50, 78, [k2 + '44', k2 + '66'], 26, 13);
    for (const [n, h0, col] of [
      [5, 66, k2],
      [4, 46, '#f08a2a'],
      [3, 28, k3],
    ] as [number, number, string][])
      for (let i = 0; i < n; i++) {
        const q = 12 + (76 * (i + 0.5)) / n + (R() - 0.5) * 8,
          h = h0 * (0.7 + R() * 0.45),
          w = 15;
        s += p(
          `M${f(q - w)} 96Q${f(q - w)} ${f(96 - h * 0.45)} ${f(q - 3)} ${f(96 - h * 0.62)}Q${f(q + 1)} ${f(96 - h * 0.8)} ${f(q - 1)} ${f(96 - h)}Q${f(q + w)} ${f(96 - h * 0.55)} ${f(q + w)} 96Z`,
          col,
        );
      }
    s += r(-2, 92, 104, 10, k0);
  }
  if (suit === 'army') {
    s += (id === 'dwarvish_infantry' ? rays(50, 60, 14, 10, 100, k2, 0.4) : disc(36, 14)) + ridge(R, 66, 5, 4, k2);
    for (let i = 0; i < (THING[id] ? 0 : 9); i++) {
      const q = 6 + i * 11 + R() * 4,
        t = 26 + R() * 24;
      s +=
        line(`M${f(q)} 100V${f(t)}`, k0, 1.8) + p(`M${f(q - 2)} ${f(t)}L${f(q)} ${f(t - 8)}L${f(q + 2)} ${f(t)}Z`, k3);
      if (R() < 0.45) s += p(`M${f(q)} ${f(t + 2)}h14l-4 5 4 5h-14Z`, i % 2 ? '#b5483f' : '#c79a3b');
    }
    if (!THING[id])
      for (let i = 0; i < 8; i++) {
        const q = 4 + i * 13;
        s += c(q, 82, 6, k0) + r(q - 7, 86, 14, 18, k0) + r(q - 4, 81, 8, 1.6, k3);
      }
  }
  if (suit === 'leader')
    s +=
      rays(50, 54, 24, 14, 100, k3, 0.25) +
      c(50, 54, 30, k2) +
      c(50, 54, 26, k1) +
      p('M26 102Q28 78 50 76Q72 78 74 102Z', k0) +
      p('M36 82Q50 94 64 82L60 78H40Z', k3) +
      p('M38 52Q38 38 50 38T62 52V60Q62 72 50 74Q38 72 38 60Z', ['#c98f63', '#e5b88f', '#8a5a3c'][(R() * 3) | 0]) +
      p(R() < 0.5 ? 'M36 60Q34 36 50 36T64 60L60 46Q50 42 40 46Z' : 'M34 78Q32 36 50 36T66 78L61 48Q50 42 39 48Z', k0) +
      (id === 'warlord'
        ? p('M32 48Q30 22 50 20T68 48L60 42H40Z', '#9aa3b5') +
          p('M50 20L50 6L58 12Z', '#c9483c') +
          p('M34 44L24 26L40 34ZM66 44L76 26L60 34Z', '#e9e2cf') +
          p('M40 62H60L56 76Q50 82 44 76Z', '#4a2f20')
        : id === 'princess'
          ? p('M38 40Q50 30 62 40L58 33L50 27L42 33Z', '#f4cf62') + c(50, 31, 2, '#5ad0e6')
          : p('M35 40L33 22L42 31L50 17L58 31L67 22L65 40Q50 34 35 40Z', '#f4cf62') + c(50, 30, 2.2, '#b5323e')) +
      (id === 'king' ? p('M40 64Q50 60 60 64Q62 78 50 84Q38 78 40 64Z', '#6b4a33') : '') +
      c(45, 57, 1.5, k0) +
      c(55, 57, 1.5, k0) +
      line('M46 66Q50 68 54 66', k0, 1.3);
  if (suit === 'wizard') {
    s += stars(R, 26, k3, 100);
    for (let i = 0; i < 3; i++)
      s += `<ellipse cx="50" cy="52" rx="${38 - i * 7}" ry="${14 + i * 3}" fill="none" stroke="${k3}" stroke-width=".9" opacity=".7" transform="rotate(${f(R() * 180)} 50 52)"/>`;
    s +=
      glow(50, 52, [k2 + '77', k2], 11, 6) +
      p('M24 102Q28 70 50 62Q72 70 76 102Z', k0) +
      p('M50 12L66 54H34Z', k0) +
      p('M26 56Q50 46 74 56Q50 64 26 56Z', k0) +
      p('M40 58Q50 54 60 58V66Q56 84 50 90Q44 84 40 66Z', '#efe9dc') +
      c(45.5, 61, 1.5, k1) +
      c(54.5, 61, 1.5, k1) +
      p('M46 34l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.500Z', '#ffd86b');
  }
  if (suit === 'weapon') {
    const t = V;
    s +=
      rays(50, 50, 12, 6, 100, k2, 0.5) +
      c(50, 50, 33, k1) +
      `<circle cx="50" cy="50" r="33" fill="none" stroke="${k3}" stroke-width="1"/>`;
    const bl = (a: number): string =>
      `<g transform="rotate(${a} 50 50)">` +
      p('M50 8L55 17V66H45V17Z', k3) +
      p('M50 8L55 17V66H50Z', k2) +
      r(36, 65, 28, 5, '#d6a943', 'rx="2"') +
      r(47, 70, 6, 14, k0) +
      c(50, 87, 4.5, '#d6a943') +
      '</g>';
    s +=
      t === 0
        ? bl(0)
        : t === 1
          ? bl(38) + bl(-38)
          : bl(32) +
            `<g transform="rotate(-32 50 50)">` +
            line('M38 14Q74 50 38 86', '#d6a943', 4) +
            line('M38 14V86', k3, 1) +
            '</g>';
  }
  if (suit === 'artifact') {
    const t = V;
    s += rays(50, 50, 20, 16, 100, k3, 0.3) + glow(50, 50, [k2 + '66', k2 + '99'], 22, 8);
    s +=
      t === 0
        ? p('M30 34H70L84 50L50 86L16 50Z', k3) +
          p('M30 34L50 50L16 50ZM70 34L84 50H50Z', k2) +
          p('M50 50L84 50L50 86Z', k2, 'opacity=".7"') +
          p('M30 34H70L50 50Z', '#fff4cf')
        : t === 1
          ? p('M20 30Q36 22 50 32Q64 22 80 30V78Q64 70 50 80Q36 70 20 78Z', '#fbe9c0') +
            line('M50 32V80', k1, 2) +
            line('M26 40Q36 36 44 41M26 50Q36 46 44 51M26 60Q36 56 44 61M56 41Q64 36 74 40M56 51Q64 46 74 50', k1, 1.8)
          : c(50, 50, 30, k0) +
            c(50, 50, 26, k2) +
            p('M50 26L56 44L74 50L56 56L50 74L44 56L26 50L44 44Z', k3) +
            c(50, 50, 6, k1);
  }
  if (suit === 'beast') {
    const e = ['#ffd84a', '#ff8a3c', '#f2f2c8'][(R() * 3) | 0];
    s += disc(28, 11) + `<g opacity=".7">${ridge(R, 52, 10, 7, k2)}</g>`;
    const h = V;
    s += p('M14 102Q16 60 34 48L50 42L66 48Q84 60 86 102Z', k0);
    s +=
      h === 0
        ? p('M36 50L24 26L44 42ZM64 50L76 26L56 42Z', k3)
        : h === 1
          ? p('M34 52L26 32L46 44ZM66 52L74 32L54 44Z', k0)
          : p('M47 44L50 10L54 44Z', k3) + p('M34 52L30 36L44 46ZM66 52L70 36L56 46Z', k0);
    s +=
      p('M34 60L47 65L45 69L36 67ZM66 60L53 65L55 69L64 67Z', e) +
      p('M38 84Q50 76 62 84L58 96H42Z', k1) +
      c(46, 85, 1.6, k0) +
      c(54, 85, 1.6, k0) +
      p('M42 95l2 6 2-6ZM54 95l2 6 2-6Z', '#fff');
  }
  if (suit === 'wild')
    for (let i = 0; i < 10; i++) {
      const fam = Object.values(FR)[i] as Tones,
        a = i * 36 + R() * 8;
      s +=
        `<g transform="rotate(${f(a)} 50 50)">` +
        p('M50 50L36 -20H64Z', fam[2]) +
        p('M50 50L42 0H58Z', fam[3], 'opacity=".55"') +
        '</g>';
    }
  if (suit === 'wild')
    s +=
      c(50, 50, 21, k0) +
      p('M36 52Q38 38 50 38T64 52Q62 66 50 68Q38 66 36 52Z', k3) +
      p('M40 50Q44 46 48 51Q44 54 40 50ZM60 50Q56 46 52 51Q56 54 60 50Z', k0) +
      line('M45 60Q50 63 55 60', k0, 1.4);
  s += THING[id]?.(tones) ?? '';
  return wrap(s);
}
/** The picture of a card. */
export const draw = (id: string): string => realmArt(CARDS[id]?.suit ?? '', id);
