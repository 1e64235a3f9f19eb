/** What happens in Fantasy Realms, step by step: cards that are taken fly to whoever took them, discards to the area. */
import { pictured } from '../../lib/pictures.svelte';
import { CARDS } from '../../generated/fantasy_realms/facts';
import type { GameEvent, View } from '../../generated/protocol';
import { eventSentence } from '../../lib/sentences';
import { joined, type Happened, type Told, type Where } from '../../lib/show/step';
import { key, knownKey } from './layout';
import { tableOf } from './table';

/** Told of everybody in a row, at the end: one step. */
const TOGETHER = new Set(['laid_open', 'scored']);

const seatZone = (seat: unknown): string => `zone:player-${seat}`;

function picture(card: unknown): Told['picture'] {
  return typeof card === 'string' && CARDS[card] !== undefined
    ? pictured('fantasy_realms', card, () => import('./art'))
    : { icon: 'deck' };
}

/** Where a player's card is seen: their strip shows what everybody knows they took, one's own hand all of it. */
const heldBy = (seat: unknown, card: unknown): Where => [
  knownKey(Number(seat), String(card)),
  seatZone(seat),
  key(String(card)),
];

/** The table after a card has gone into the area, or out of it, in the middle of an update. */
function moved(view: View, event: GameEvent): View {
  const table = tableOf(view);
  const card = String(event.card);
  const area = table.area.filter((one) => one !== card);
  if (event.event === 'discarded') area.push(card);
  else if (event.event !== 'took') return view;
  const by = event.event === 'took' ? 1 : -1;
  const hands = table.hands.map((hand, seat) =>
    seat !== event.seat
      ? hand
      : !Array.isArray(hand)
        ? hand + by
        : by > 0
          ? [...hand, card]
          : hand.filter((one) => one !== card),
  );
  return { ...view, table: { ...table, area, hands } as unknown as View['table'] };
}

export function steps({ events, before, names }: Happened): Told[] {
  const found: Told[] = [];
  let view = before;
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as GameEvent;
    const kind = event.event;
    if (kind === 'locked_in' || kind === 'round_began') continue;
    const run = [event];
    while (TOGETHER.has(kind) && events[at + 1]?.event === kind) run.push(events[++at] as GameEvent);
    const seat = typeof event.seat === 'number' ? event.seat : null;
    const own = seat !== null && seat === before.seat;
    const card = typeof event.card === 'string' ? event.card : null;
    const zone = seat === null ? undefined : seatZone(seat);
    view = moved(view, event);
    const told = {
      seat,
      say: joined(run.map((one) => eventSentence(one, names))),
      actor: zone,
      picture: picture(card),
      upto: run.at(-1)?.n,
      view,
    };
    if (kind === 'took' && card !== null) {
      const to = own ? [key(card), 'zone:hand'] : heldBy(seat, card);
      found.push({ ...told, form: 'take', flies: { card, from: key(card), to } });
    } else if (kind === 'drew')
      found.push({
        ...told,
        form: 'pick',
        flies: { card: null, from: 'zone:deck', to: own ? 'zone:hand' : seatZone(seat) },
      });
    else if (kind === 'discarded' && card !== null) {
      const from = own ? [key(card), 'zone:hand'] : heldBy(seat, card);
      found.push({ ...told, form: 'lay', flies: { card, from, to: [key(card), 'zone:area'] }, targets: [key(card)] });
    } else if (kind === 'ended')
      found.push({ ...told, form: 'last', seat: null, targets: tableOf(view).area.map(key) });
    else found.push({ ...told, form: 'tell' });
  }
  return found.filter((step) => step.say.length > 0);
}
