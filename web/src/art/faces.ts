/** Reactions, drawn on a 24 x 24 grid. They come with a table's page, not with the first load. */
import { S, type Glyph } from './icons';

const FACE = `<circle cx="12" cy="12" r="9.2"/>`;
const eye = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.1" fill="currentColor" stroke="none"/>`;

export const FACES: Record<string, Glyph> = {
  smile: S(`${FACE}${eye(8.6, 9.6)}${eye(15.4, 9.6)}<path d="M7.4 13.6c1.9 4 7.3 4 9.2 0"/>`),
  wow: S(`${FACE}${eye(8.6, 9.2)}${eye(15.4, 9.2)}<ellipse cx="12" cy="15.4" rx="2.1" ry="2.7"/>`),
  sad: S(`${FACE}${eye(8.6, 9.6)}${eye(15.4, 9.6)}<path d="M7.8 17.000c1.700-3.200 6.700-3.200 8.400 0"/>`),
  clap: S(
    `<path d="M8.600 21.300c-3.400-.6-5.300-3.500-4.200-6.600l1-2.800c.5-1.200 2.100-.8 1.900.5l-.2 1.300 5-5.600c.9-1 2.300.1 1.500 1.200l-2.300 2.900 4-3.700c1-.9 2.300.4 1.400 1.400l-3 3.300 2.900-2.200c1-.8 2.100.6 1.200 1.500l-3.900 4.900c-1.500 2-3.300 4.300-5.300 4.100ZM13 2.500l.4 2.200M17.200 3.400l-1 2M20.700 6.600l-2 .9"/>`,
  ),
  heart: S(
    `<path d="M12 20.400C5.500 15.600 2.800 12.300 2.800 8.800c0-4.800 6.300-6.600 9.200-2.200 2.900-4.400 9.200-2.600 9.200 2.200 0 3.500-2.700 6.800-9.200 11.600Z"/>`,
  ),
};
