/** Names of the places of a Radlands table, what stands at them, and which of them stands for which answer. */
import type { Option, View } from '../../generated/protocol';
import { CONSTANTS } from '../../generated/radlands/facts';
import { tableOf, type RadTable, type Standing } from './table';

export const placeKey = (seat: number, column: number, space: number): string => `p:${seat}-${column}-${space}`;
/** Equal cards of a hand are told apart by their number only. */
export const handKey = (card: string, copy: number): string => `h:${card}${copy === 0 ? '' : `#${copy}`}`;
export const queueKey = (seat: number, space: number): string => `q:${seat}-${space}`;
export const columnKey = (seat: number, column: number): string => `col:${seat}-${column}`;

/** 1 to n: columns and spaces of the queue count from one, as people do. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

/** What stands at a place: a person, the camp (a Juggernaut may have moved), or nothing. */
export function standingAt(
  table: RadTable,
  seat: number,
  column: number,
  space: number,
): { who: Standing; camp: boolean } | null {
  const found = table.columns?.[seat]?.[column - 1];
  if (found === undefined) return null;
  const person = found.people.find((one) => one.space === space);
  if (person !== undefined) return { who: person, camp: false };
  return (found.camp.space ?? 0) === space ? { who: found.camp, camp: true } : null;
}

function copies(view: View, card: string): string[] {
  const table = tableOf(view);
  const hand = view.seat === null ? [] : table.hands[view.seat];
  const sifted = Array.isArray(table.sifted) ? table.sifted : [];
  const count = [
    ...(Array.isArray(hand) ? hand : []),
    ...(card === CONSTANTS.silo && view.seat !== null && table.silos?.[view.seat] === 'hand' ? [card] : []),
  ].filter((one) => one === card).length;
  return Array.from({ length: Math.max(count, sifted.includes(card) ? 1 : 0) }, (_, n) => handKey(card, n));
}

/** The things on the table that stand for an answer to a question of this kind, asked or told ahead. */
export function targets(option: Option, asked: { domain: string }, view: View): string[] {
  const { word, card, seat, column, space } = option as Option & {
    card?: string;
    seat?: number;
    column?: number;
    space?: number;
  };
  if (word === 'draw' && asked.domain === 'act') return ['deck'];
  if (word === 'take_silo') return ['silo'];
  if (asked.domain === 'camp' && card !== undefined) return [`camp:${card}`];
  if (asked.domain === 'queued' && seat !== undefined && space !== undefined) return [queueKey(seat, space)];
  if (seat !== undefined && column !== undefined)
    return [space === undefined ? columnKey(seat, column) : placeKey(seat, column, space)];
  if ((asked.domain === 'act' || asked.domain === 'hand') && card !== undefined) return copies(view, card);
  return [];
}
