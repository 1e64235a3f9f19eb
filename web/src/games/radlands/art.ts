/** Radlands: sun-bleached poster prints. People are put together from a seed; each camp and each event has its own motif. */
import { CARDS } from '../../generated/radlands/facts';
import { radCamp } from './art/camps';
import { radEvent } from './art/events';
import { radPerson } from './art/people';
import { SIGNS } from './signs';

/** The picture of a card; none where a sign stands for it. */
export function draw(id: string): string {
  if (id in SIGNS) return '';
  const kind = CARDS[id]?.kind;
  return kind === 'camp' ? radCamp(id) : kind === 'event' ? radEvent(id) : radPerson(id);
}
