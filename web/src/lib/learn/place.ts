/**
 * Where a bubble stands: beside the part it is about on a desk, under or over it on a phone, never on it as long as the window has room
 * elsewhere. Nothing in here knows the page, so that it can be tried without one.
 */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'right' | 'left' | 'below' | 'above' | 'free';

export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** Where the tail is, from the left or from the top of the bubble. */
  tip: number;
}

const EDGE = 10; // from the window's edges
const GAP = 26; // from the part, with room for the ring and the tail
const CORNER = 30; // a tail keeps off the bubble's corners

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, Math.max(least, most)));

/** One box round several. */
export function union(boxes: Box[]): Box | null {
  const [first] = boxes;
  if (first === undefined) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How much of two boxes is common. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A place for a bubble of this size in a room; `narrow`: on a phone, where there is none beside the part. */
export function place(part: Box | null, size: { width: number; height: number }, room: Box, narrow: boolean): Placed {
  const { width, height } = size;
  const right = room.left + room.width;
  const bottom = room.top + room.height;
  const atLeft = (left: number): number => clamp(left, room.left + EDGE, right - EDGE - width);
  const atTop = (top: number): number => clamp(top, room.top + EDGE, bottom - EDGE - height);
  if (part === null)
    return { left: atLeft(room.left + (room.width - width) / 2), top: atTop(bottom), side: 'free', tip: 0 };
  const middle = part.left + part.width / 2;
  const level = part.top + part.height / 2;
  const left = atLeft(middle - width / 2);
  const top = atTop(level - height / 2);
  const across = clamp(middle - left, CORNER, width - CORNER);
  const down = clamp(level - top, CORNER, height - CORNER);
  const ways: Record<Exclude<Side, 'free'>, Placed> = {
    right: { left: part.left + part.width + GAP, top, side: 'right', tip: down },
    left: { left: part.left - GAP - width, top, side: 'left', tip: down },
    below: { left, top: part.top + part.height + GAP, side: 'below', tip: across },
    above: { left, top: part.top - GAP - height, side: 'above', tip: across },
  };
  const order = narrow ? [ways.below, ways.above] : [ways.right, ways.left, ways.below, ways.above];
  const fits = (at: Placed): boolean =>
    at.left >= room.left + EDGE / 2 &&
    at.left + width <= right - EDGE / 2 &&
    at.top >= room.top + EDGE / 2 &&
    at.top + height <= bottom - EDGE / 2;
  const found = order.find(fits);
  if (found !== undefined) return found;
  // Nowhere without touching it: at the edge of the room where the least of it is covered.
  const low = Math.max(room.top + EDGE, bottom - EDGE - height);
  const at = (x: number, y: number): Placed => ({ left: x, top: y, side: 'free', tip: 0 });
  const edges = [at(left, low), at(left, room.top + EDGE)];
  if (!narrow) edges.push(at(right - EDGE - width, top));
  const covered = (one: Placed): number => overlap(part, { ...size, left: one.left, top: one.top });
  return edges.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
