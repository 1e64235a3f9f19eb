/**
 * A study in its address, so that a reload and a link keep all of it: the position as a short text (`?p=`, made by the server), and behind
 * the `#`, which no server sees, the lines of play (`l`), where one stands in them (`at`), from where one looks (`seat`), whether hands are
 * open, and a position that is being set up (`s`, with its options `o` and its number of seats `n`).
 */
import type { SketchForm } from '../../generated/protocol';
import { Tree } from './tree';

/** What lies where on a table that is being set up. */
export type Sketch = NonNullable<SketchForm['sketch']>;

export interface Address {
  text: string | null;
  tree: Tree;
  at: number;
  /** null: from the seat that is asked. */
  seat: number | null;
  open: boolean;
  /** It is being set up; what lies where, as far as that has been said. */
  editing: boolean;
  sketch: Sketch | null;
  options: Record<string, unknown>;
  /** null: as many as the game needs at least. */
  seats: number | null;
}

export function readAddress(query: string, fragment: string): Address {
  const hash = new URLSearchParams(fragment.replace(/^#/, ''));
  // The tree is read as it stands: its own signs are escaped in it.
  const lines = /(?:^#?|&)l=([^&]*)/.exec(fragment)?.[1] ?? '';
  const tree = Tree.read(lines);
  const at = Number(hash.get('at') ?? tree.size);
  const seat = hash.get('seat');
  return {
    text: new URLSearchParams(query).get('p'),
    tree,
    at: Number.isInteger(at) && at >= 0 && at <= tree.size ? at : 0,
    seat: seat === null || !/^\d$/.test(seat) ? null : Number(seat),
    open: hash.get('open') === '1',
    editing: hash.has('s'),
    sketch: record<Sketch>(hash.get('s')),
    options: record<Record<string, unknown>>(hash.get('o')) ?? {},
    seats: /^\d{1,2}$/.test(hash.get('n') ?? '') ? Number(hash.get('n')) : null,
  };
}

export function writeAddress(game: string, address: Address): string {
  const { text, tree, at, seat, open, editing, sketch, options, seats } = address;
  const parts: string[] = [];
  if (tree.size > 0) {
    parts.push(`l=${tree.write()}`);
    parts.push(`at=${tree.number(at)}`);
  }
  if (seat !== null) parts.push(`seat=${seat}`);
  if (open) parts.push('open=1');
  if (editing) parts.push(`s=${sketch === null ? '' : encodeURIComponent(JSON.stringify(sketch))}`);
  if (editing && Object.keys(options).length > 0) parts.push(`o=${encodeURIComponent(JSON.stringify(options))}`);
  if (editing && seats !== null) parts.push(`n=${seats}`);
  const query = text === null ? '' : `?p=${encodeURIComponent(text)}`;
  return `/study/${encodeURIComponent(game)}${query}${parts.length === 0 ? '' : `#${parts.join('&')}`}`;
}

function record<T>(text: string | null): T | null {
  try {
    const found: unknown = JSON.parse(text || 'null');
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as T) : null;
  } catch {
    return null;
  }
}
