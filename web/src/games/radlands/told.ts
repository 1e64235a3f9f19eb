/**
 * The table in the middle of an update, as far as its events tell: so that each step is seen to do what it does. The view that the server
 * sends at the end is what holds.
 */
import type { GameEvent, View } from '../../generated/protocol';
import { tableOf, type Column, type RadTable } from './table';

const count = (hand: string[] | number | undefined): number => (Array.isArray(hand) ? hand.length : (hand ?? 0));

function withHand(table: RadTable, seat: number, by: number, card: string | null): RadTable {
  const hands = table.hands.map((hand, at) => {
    if (at !== seat) return hand;
    if (!Array.isArray(hand)) return Math.max(0, count(hand) + by);
    if (card === null) return hand;
    const gone = hand.indexOf(card);
    if (by > 0) return [...hand, card];
    return gone < 0 ? hand : hand.filter((_one, place) => place !== gone);
  });
  return { ...table, hands };
}

function withColumn(table: RadTable, event: GameEvent, change: (column: Column) => Column): RadTable {
  const columns = table.columns?.map((side, seat) =>
    seat !== event.seat ? side : side.map((column, at) => (at === Number(event.column) - 1 ? change(column) : column)),
  );
  return { ...table, columns };
}

function withQueue(table: RadTable, event: GameEvent, space: number | null): RadTable {
  const card = String(event.card);
  const queues = table.queues?.map((queue, seat) => {
    if (seat !== event.seat) return queue;
    const cleared = queue.map((one) => (one === card ? null : one));
    return space === null ? cleared : cleared.map((one, at) => (at === space - 1 ? card : one));
  });
  return { ...table, queues };
}

/** What happens to the card at the place an event tells of. */
function struck(table: RadTable, event: GameEvent): RadTable {
  const kind = event.event;
  return withColumn(table, event, (column) => {
    const person = column.people.find((one) => one.space === event.space);
    if (person === undefined) {
      const camp =
        kind === 'destroyed'
          ? { ...column.camp, destroyed: true, damaged: false, protected: false }
          : { ...column.camp, damaged: kind === 'damaged', destroyed: false };
      return { ...column, camp };
    }
    const rest = column.people.filter((one) => one !== person);
    return { ...column, people: kind === 'destroyed' ? rest : [...rest, { ...person, damaged: kind === 'damaged' }] };
  });
}

function change(table: RadTable, event: GameEvent, end: RadTable): RadTable {
  const seat = typeof event.seat === 'number' ? event.seat : -1;
  const card = typeof event.card === 'string' ? event.card : null;
  const paid =
    typeof event.cost === 'number' ? { ...table, water: Math.max(0, (table.water ?? 0) - event.cost) } : table;
  switch (event.event) {
    case 'damaged':
    case 'destroyed':
    case 'restored':
    case 'flipped_back':
      return struck(table, event);
    case 'returned':
      return withHand(struck(table, { ...event, event: 'destroyed' }), seat, 1, card);
    case 'turn_began':
      return { ...table, active: seat, turn: Number(event.turn) };
    case 'replenished':
      return { ...table, water: Number(event.water), income: Number(event.water) };
    case 'water_gained':
      return { ...table, water: (table.water ?? 0) + Number(event.amount) };
    case 'drew':
      return withHand({ ...table, deck: Math.max(0, table.deck - 1) }, seat, 1, card);
    case 'junked':
    case 'discarded':
      return withHand(table, seat, -1, card);
    case 'event_moved':
      return withQueue(table, event, Number(event.space));
    case 'event_queued':
      return withQueue(table, event, Number(event.space));
    case 'event_played':
      return withHand(paid, seat, -1, card);
    case 'event_began':
      return withQueue(table, event, null);
    case 'person_played':
      return withHand(arrived(paid, event, card), seat, -1, card);
    case 'punk_gained':
      // Who comes face down is called as the table calls it in the end.
      return arrived(table, event, cardAt(end, event));
    default:
      return paid;
  }
}

function arrived(table: RadTable, event: GameEvent, card: string | null): RadTable {
  if (card === null) return table;
  return withColumn(table, event, (column) => {
    const there = column.people.some((one) => one.space === event.space);
    const person = { card, space: Number(event.space), exhausted: true, ready: false };
    return there ? column : { ...column, people: [...column.people, person] };
  });
}

/** Who stands at the place that an event tells of. */
export function cardAt(table: RadTable, event: GameEvent): string | null {
  const column = table.columns?.[Number(event.seat)]?.[Number(event.column) - 1];
  return column?.people.find((one) => one.space === event.space)?.card ?? null;
}

/** The view after these events; `end` is the view after all of the update. */
export function after(view: View, events: GameEvent[], end: View): View {
  const table = events.reduce((now, event) => change(now, event, tableOf(end)), tableOf(view));
  return { ...view, table: table as unknown as View['table'] };
}
