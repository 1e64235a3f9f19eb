/**
 * The row in the middle of an update, as far as its events tell: so that both cards are seen before the signet is stamped, and the
 * signet before the ability does something. The view that the server sends at the end is what holds.
 */
import type { GameEvent, View } from '../../generated/protocol';
import { tableOf, type CardiaTable, type Encounter } from './table';

function revealed(table: CardiaTable, cards: [string, string], influence: [number, number]): CardiaTable {
  const encounter: Encounter = {
    cards,
    marks: [0, 0],
    tokens: [false, false],
    influence,
    wins: [false, false],
    signets: [0, 0],
    rule: '',
  };
  const hands = table.hands.map((hand, seat) =>
    Array.isArray(hand) ? hand.filter((card) => card !== cards[seat]) : Math.max(0, hand - 1),
  );
  const known = table.known.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
  const waiting = table.waiting.map((one) => ({ ...one, next: null }));
  return { ...table, row: [...table.row, encounter], hands, known, waiting, shown: null, fog: [null, null] };
}

const pair = <T>(values: [T, T], seat: number, value: T): [T, T] =>
  seat === 0 ? [value, values[1]] : [values[0], value];

function withCard(table: CardiaTable, owner: number, card: string, change: (one: Encounter) => Encounter): CardiaTable {
  return { ...table, row: table.row.map((one) => (one.cards[owner] === card ? change(one) : one)) };
}

function change(table: CardiaTable, event: GameEvent): CardiaTable {
  const owner = Number(event.owner ?? event.seat);
  const card = String(event.card);
  switch (event.event) {
    case 'landed':
    case 'marked':
      return withCard(table, owner, card, (one) => ({
        ...one,
        marks: pair(one.marks, owner, (one.marks[owner] ?? 0) + Number(event.by)),
        influence: pair(one.influence, owner, (one.influence[owner] ?? 0) + Number(event.by)),
      }));
    case 'token_put':
    case 'token_taken':
      return withCard(table, owner, card, (one) => ({
        ...one,
        tokens: pair(one.tokens, owner, event.event === 'token_put'),
      }));
    case 'drew': {
      const hands = table.hands.map((hand, seat) =>
        seat !== owner ? hand : Array.isArray(hand) ? (event.card === undefined ? hand : [...hand, card]) : hand + 1,
      );
      return {
        ...table,
        hands,
        decks: table.decks.map((deck, seat) => (seat === owner ? Math.max(0, deck - 1) : deck)),
      };
    }
    case 'discarded':
      return { ...table, discards: table.discards.map((pile, seat) => (seat === owner ? [...pile, card] : pile)) };
    default:
      return table;
  }
}

const laid = (view: View, table: CardiaTable): View => ({ ...view, table: table as unknown as View['table'] });

/** The view after these events. */
export const after = (view: View, events: GameEvent[]): View => laid(view, events.reduce(change, tableOf(view)));

/** Both cards lie open and are counted; the signet is still to come. */
export function open(
  view: View,
  cards: [string, string],
  influence: [number, number],
  marks: [number, number],
  won: number | null,
): View {
  const wins: [boolean, boolean] = [won === 0, won === 1];
  const table = revealed(tableOf(view), cards, influence);
  const row = table.row.map((one, at) => (at === table.row.length - 1 ? { ...one, marks, wins } : one));
  return { ...laid(view, { ...table, row }), locked: [], asked: [] };
}

/** A card takes the signet of its encounter. */
export function signed(view: View, winner: number, card: string): View {
  const table = tableOf(view);
  const row = table.row.map((one) =>
    one.cards[winner] === card
      ? { ...one, wins: pair([false, false], winner, true), signets: pair([0, 0], winner, Math.max(1, ...one.signets)) }
      : one,
  );
  const signets = [0, 1].map((seat) => row.reduce((sum, one) => sum + (one.signets[seat] ?? 0), 0));
  return laid(view, { ...table, row, signets });
}

/** These cards leave the row, each with the encounter it was in. */
export function without(view: View, keys: { owner: number; card: string }[]): View {
  const table = tableOf(view);
  return laid(view, {
    ...table,
    row: table.row.filter((one) => !keys.some(({ owner, card }) => one.cards[owner] === card)),
  });
}
