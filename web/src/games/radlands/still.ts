/** A table of Radlands as a picture: camps at the back, people before them, events that come nearer. */
import { CARDS } from '../../generated/radlands/facts';
import type { Part } from '../module';

const of = (kind: string): string[] =>
  Object.keys(CARDS).filter((id) => CARDS[id]?.kind === kind && (kind === 'camp' || CARDS[id]?.cost != null));

export const STILL: Part[] = [
  { area: 'front', cards: of('person').slice(0, 3) },
  { area: 'camps', cards: of('camp').slice(0, 3) },
  { area: 'queue', cards: of('event').slice(0, 1) },
  { area: 'water', icons: ['r-drop', 'r-drop', 'r-drop'] },
  { area: 'hand', cards: [...of('person').slice(-3), ...of('event').slice(-1)] },
];
