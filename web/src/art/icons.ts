/** Icons and emblems, drawn on a 24 x 24 grid in currentColor only. F = solid glyph, S = 1.8 px line glyph. Games add theirs with their cards. */
export interface Glyph {
  kind: 'F' | 'S';
  s: string;
}
export const F = (s: string): Glyph => ({ kind: 'F', s });
export const S = (s: string): Glyph => ({ kind: 'S', s });
export const P = (...d: string[]): string => d.map((x) => `<path d="${x}"/>`).join('');
export const H = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
export const ring = (n: number, r1: number, r2: number, cx = 12, cy = 12, a0 = -90): string => {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const a = ((a0 + (i * 180) / n) * Math.PI) / 180,
      r = i % 2 ? r2 : r1;
    d += (i ? 'L' : 'M') + (cx + r * Math.cos(a)).toFixed(2) + ' ' + (cy + r * Math.sin(a)).toFixed(2);
  }
  return d + 'Z';
};
export const gear = (n: number, ro: number, ri: number, hole: number, cx = 12, cy = 12): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const s = (2 * Math.PI) / n,
      a = i * s - Math.PI / 2;
    for (const [f, r] of [
      [-0.3, ri],
      [-0.17, ro],
      [0.17, ro],
      [0.3, ri],
    ] as [number, number][])
      d +=
        (d ? 'L' : 'M') + (cx + r * Math.cos(a + f * s)).toFixed(2) + ' ' + (cy + r * Math.sin(a + f * s)).toFixed(2);
  }
  return d + `ZM${cx} ${cy - hole}a${hole} ${hole} 0 1 0 .01 0Z`;
};

export const ICONS: Record<string, Glyph> = {
  // ---------------------------------------------------------------- common
  'c-immediate': F(P('M13.8 1.8 4.6 13.400h5.600L8.8 22.2 19.4 9.600h-6.300Z')),
  'r-event': F(
    H('M10.5 6.800a7.8 7.8 0 1 0 .01 0ZM6 14.400a4.5 4.5 0 0 1 4.5-4.500v1.900A2.6 2.6 0 0 0 7.9 14.400Z') +
      P('m14.3 5.3 3.2 3.2 1.5-1.5-3.2-3.200Z') +
      `<path d="M17.6 5.400c.9-1.5 2.2-1.3 3-.3M20.3 1.200v1.600M22.7 3.900h-1.600M18 2l1.1 1.100M22.3 7 21.2 5.9" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>`,
  ),
  'f-leader': F(P('M2.5 6.5 7 11l5-8 5 8 4.5-4.500L19.8 18H4.200ZM4.2 19.400h15.600V22H4.200Z')),
  'f-wild': F(
    P(ring(4, 11, 3.4)) +
      `<circle cx="19.3" cy="4.7" r="1.9"/><circle cx="4.7" cy="19.3" r="1.9"/><circle cx="4.7" cy="4.7" r="1.2"/><circle cx="19.3" cy="19.3" r="1.2"/>`,
  ),
  deck: S(`<rect x="7" y="6" width="12" height="15.5" rx="2"/><path d="M5 18.500V5.800A2.3 2.3 0 0 1 7.3 3.500H16"/>`),
  discard: S(
    `<rect x="5" y="3" width="10.5" height="14" rx="1.8" transform="rotate(-9 10 10)"/><path d="M17.5 9v12M13.5 17.300l4 4 4-4"/>`,
  ),
  hand: S(
    `<rect x="8" y="4" width="8.5" height="12.5" rx="1.6"/><path d="m7.5 6-4 1.6 4.4 11.2 2.1-.9M17 6l4 1.6-4.4 11.2-2.1-.9"/>`,
  ),
  clock: S(`<circle cx="12" cy="12.5" r="8.8"/><path d="M12 7.300v5.500l3.6 2"/>`),
  eye: S(
    `<path d="M1.8 12S5.5 5.2 12 5.2 22.2 12 22.2 12 18.5 18.8 12 18.8 1.8 12 1.8 12Z"/><circle cx="12" cy="12" r="3.1"/>`,
  ),
  undo: S(`<path d="M8.5 4.5 3.5 9.500l5 5"/><path d="M4 9.500h10a6 6 0 0 1 0 12H8.5"/>`),
  info: S(
    `<circle cx="12" cy="12" r="9.5"/><path d="M9.2 9.300a2.9 2.9 0 1 1 4.3 2.500c-1 .6-1.5 1.2-1.5 2.3"/><path d="M12 17.300v.2" stroke-width="2.4"/>`,
  ),
  bot: S(
    `<rect x="4" y="8" width="16" height="12" rx="3"/><path d="M12 8V4M1.5 12.500v4M22.5 12.500v4M9.5 16.500h5"/><circle cx="12" cy="3" r="1.2"/><path d="M9 12.500v.2M15 12.500v.2" stroke-width="2.6"/>`,
  ),
  link: S(
    `<path d="M10 14a4.2 4.2 0 0 0 6.3.5l3.5-3.500a4.2 4.2 0 0 0-6-6l-1.6 1.7"/><path d="M14 10a4.2 4.2 0 0 0-6.3-.5L4.2 13a4.2 4.2 0 0 0 6 6l1.6-1.7"/>`,
  ),
  language: S(
    `<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.500c2.7 2.7 4 6 4 9.500s-1.3 6.8-4 9.500c-2.7-2.7-4-6-4-9.500s1.3-6.8 4-9.500Z"/>`,
  ),
  sound: S(
    `<path d="M3 9.300v5.400h3.800L12 19V5L6.8 9.300ZM15.5 8.700a4.7 4.7 0 0 1 0 6.600M18.3 5.800a8.7 8.7 0 0 1 0 12.4"/>`,
  ),
  replay: S(
    `<path d="M3.5 12a8.5 8.5 0 1 0 2.8-6.300L3.5 8.300M3.5 3v5.300h5.3"/><path d="M10.3 8.700v6.600l5.2-3.300Z" fill="currentColor"/>`,
  ),
  check: S(`<path d="m4.5 12.8 5 5L20 7" stroke-width="2.6"/>`),
  cross: S(`<path d="m5.5 5.5 13 13M18.5 5.500l-13 13" stroke-width="2.6"/>`),
  warning: F(H('M12 2 23 21.500H1ZM11 9v6h2V9ZM11 16.800v2.200h2v-2.200Z')),
  lock: S(
    `<rect x="4.5" y="10.5" width="15" height="10.5" rx="2.3"/><path d="M8 10.500V7.300a4 4 0 0 1 8 0v3.200M12 14.500v2.6"/>`,
  ),
  menu: S(`<path d="M4 6.500h16M4 12h16M4 17.500h16"/>`),
  theme: S(`<circle cx="12" cy="12" r="9.3"/><path d="M12 2.700a9.3 9.3 0 0 1 0 18.600Z" fill="currentColor"/>`),
  log: S(`<path d="M9 5.500h12M9 12h12M9 18.500h12"/><path d="M4 5.500v.1M4 12v.1M4 18.500v.1" stroke-width="2.8"/>`),
  chat: S(
    `<path d="M3 5.800A2.3 2.3 0 0 1 5.3 3.500h13.400A2.3 2.3 0 0 1 21 5.800v8.400a2.3 2.3 0 0 1-2.3 2.300H11l-5 4.500v-4.500h-.7A2.3 2.3 0 0 1 3 14.200Z"/>`,
  ),
  book: S(
    `<path d="M12 6.500C10 4.7 7 4 3 4v14.500c4 0 7 .7 9 2.5 2-1.8 5-2.5 9-2.500V4c-4 0-7 .7-9 2.500ZM12 6.500V21"/>`,
  ),
  plus: S(`<path d="M12 4.500v15M4.5 12h15" stroke-width="2.4"/>`),
  sum: S(`<path d="M18 6.500V4H6l6.5 8L6 20h12v-2.5" stroke-width="2.2"/>`),
  person: S(`<circle cx="12" cy="8" r="4.3"/><path d="M3.8 21c.6-4.7 3.7-7 8.2-7s7.6 2.3 8.2 7"/>`),
  // ---------------------------------------------------------------- the bar of the question, and rooms
  bulb: S(
    `<path d="M9 17.5h6M9.8 20.8h4.4M8.7 14.7A6.7 6.7 0 1 1 15.3 14.7c-.6.6-.9 1.3-.9 2.1v.7H9.6v-.7c0-.8-.3-1.5-.9-2.1Z"/><path d="M12 8v3.6"/>`,
  ),
  play: F(`<path d="M7 4.2v15.6L20 12Z"/>`),
  pause: F(`<path d="M6 4.5h4.2v15H6ZM13.8 4.5H18v15h-4.2Z"/>`),
  skip: F(`<path d="M4 4.8v14.4L14 12ZM15.5 4.8h3.2v14.4h-3.2Z"/>`),
  prev: F(`<path d="M17 4.2v15.6L4 12Z"/>`),
  speed: S(
    `<path d="M4.4 18.5a9.3 9.3 0 1 1 15.2 0"/><path d="m12 14.2 4.3-5.4"/><path d="M12 14.2v.1" stroke-width="3.4"/>`,
  ),
  cap: S(`<path d="M12 4.5 22 9.3 12 14 2 9.3ZM6 11.5v5c1.7 1.6 3.7 2.4 6 2.4s4.3-.8 6-2.4v-5M22 9.3v6"/>`),
  puzzle: S(
    `<path d="M4.5 8h4.2c-.9-2.6.4-4.4 2.4-4.4S14.4 5.4 13.5 8h4.8v4.4c2.6-.9 4.2.4 4.2 2.3s-1.6 3.2-4.2 2.3V21H4.5v-4.3c2.3.7 3.7-.5 3.7-2.1s-1.4-2.8-3.7-2.1Z"/>`,
  ),
  chart: S(`<path d="M3.5 3.5v17h17"/><path d="m6.5 15 4-5 3.5 3 5.5-7"/>`),
  history: S(`<path d="M3.5 12a8.5 8.5 0 1 0 2.8-6.3L3.5 8.3M3.5 3v5.3h5.3M12 7.5V12l3.2 2"/>`),
  trophy: S(
    `<path d="M7.5 3.5h9v6.3a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4c0 3.7 1.2 5.5 3.7 5.5M16.5 5.5H20c0 3.7-1.2 5.5-3.7 5.5M12 14.5v3.3M8 20.5c0-1.8 1.7-2.7 4-2.7s4 .9 4 2.7Z"/>`,
  ),
  door: S(`<path d="M5.5 21V3.5h10V21M3 21h18M12.3 12.3v.1" /><path d="M15.5 6.5h3V21"/>`),
  flag: S(`<path d="M5.5 21.5V3.5M5.5 4.5c3.5-2 6.5 2 13 0v9c-6.5 2-9.5-2-13 0"/>`),
  off: S(`<path d="M2.5 9.5c5.5-5 13.5-5 19 0M6 13.3c3.5-3 8.5-3 12 0M9.5 17c1.5-1.2 3.5-1.2 5 0M4 21 20 3"/>`),
  star: F(`<path d="m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8Z"/>`),
  swap: S(`<path d="M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4"/>`),
  phone: S(`<rect x="6.5" y="2.5" width="11" height="19" rx="2.2"/><path d="M10.5 18.5h3"/>`),
  qr: S(
    `<path d="M3.5 3.5h6v6h-6ZM14.5 3.5h6v6h-6ZM3.5 14.5h6v6h-6ZM14.5 14.5h2.5v2.5M20.5 14.5v2.5M14.5 20.5h6v-1"/>`,
  ),
  dots: F(`<circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/>`),
  back: S(`<path d="M14.5 4.5 7 12l7.5 7.5"/>`),
  fwd: S(`<path d="M9.5 4.5 17 12l-7.5 7.5"/>`),
  wave: S(
    `<path d="M7 12.5 4.8 8.7a1.5 1.5 0 0 1 2.6-1.5l2.4 4.1-3-5.2a1.5 1.5 0 0 1 2.6-1.5l3 5.2-2.3-4a1.5 1.5 0 0 1 2.6-1.5l3.7 6.4.3-2.7a1.6 1.6 0 0 1 3.1.3c.2 4.7-.8 8-3.6 9.6-3 1.7-6.3.9-8.1-2.2Z"/>`,
  ),
  gear: S(
    `<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"/>`,
  ),
  share: S(
    `<circle cx="6" cy="12" r="2.8"/><circle cx="17.5" cy="5.5" r="2.8"/><circle cx="17.5" cy="18.5" r="2.8"/><path d="m8.5 10.7 6.5-3.8M8.5 13.3l6.5 3.8"/>`,
  ),
  dice: S(
    `<rect x="3.5" y="3.5" width="17" height="17" rx="3.5"/><path d="M8.3 8.3v.1M15.7 8.3v.1M12 12v.1M8.3 15.7v.1M15.7 15.7v.1" stroke-width="3"/>`,
  ),
};

/** The attributes that draw a glyph in the current colour. */
export const paint = (icon: Glyph): string =>
  icon.kind === 'F'
    ? 'fill="currentColor"'
    : 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
