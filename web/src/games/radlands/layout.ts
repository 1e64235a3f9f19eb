/** Radlands on the cloth: places, queues, hand; which of them stands for which answer. */
import type { Decision, Option, View } from '../../generated/protocol';
import { optionWords } from '../../lib/sentences';
import { CARDS, CONSTANTS } from '../../generated/radlands/facts';
import { t, texts } from '../../lib/texts.svelte';
import { cardName } from '../../lib/words';
import type { Layout, Reason } from '../layout';
import Board from './Board.svelte';
import End from './End.svelte';
import { standing } from './ended';
import Hand from './Hand.svelte';
import { steps } from './steps';
import { tableOf, type RadTable, type Standing } from './table';

const G = 'radlands';
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

function targets(option: Option, decision: Decision, view: View): string[] {
  const { word, card, seat, column, space } = option as Option & {
    card?: string;
    seat?: number;
    column?: number;
    space?: number;
  };
  if (word === 'draw' && decision.domain === 'act') return ['deck'];
  if (word === 'take_silo') return ['silo'];
  if (decision.domain === 'camp' && card !== undefined) return [`camp:${card}`];
  if (decision.domain === 'queued' && seat !== undefined && space !== undefined) return [queueKey(seat, space)];
  if (seat !== undefined && column !== undefined)
    return [space === undefined ? columnKey(seat, column) : placeKey(seat, column, space)];
  if ((decision.domain === 'act' || decision.domain === 'hand') && card !== undefined) return copies(view, card);
  return [];
}

/** Why a card of the hand cannot be played now, as its option tells it; null where it can be. */
export function lacking(
  option: Option | undefined,
  view: View,
): { text: string; parts?: Record<string, number> } | null {
  const { lacks, price } = (option ?? {}) as { lacks?: 'water' | 'room' | 'queue'; price?: number };
  if (lacks === undefined) return null;
  if (lacks === 'room') return { text: 'site-radlands-no-room' };
  if (lacks === 'queue') return { text: 'site-radlands-queue-full' };
  return { text: 'site-radlands-needs', parts: { n: price ?? 0, have: tableOf(view).water ?? 0 } };
}

const ways = (option: Option): string[] => (Array.isArray(option.ways) ? (option.ways as string[]) : []);

function label(option: Option, decision: Decision, _view: View, names: string[]): string {
  const card = typeof option.card === 'string' ? cardName(G, option.card) : null;
  if (card !== null && ways(option).join() === 'junk') return t('site-radlands-do-junk', { card });
  if (
    decision.domain === 'choice' ||
    option.word === 'end' ||
    option.word === 'draw' ||
    option.word === 'decline' ||
    option.word === 'take_silo'
  )
    return optionWords(option, names);
  const verb = decision.prompt.split('.')[1] ?? '';
  if (card !== null && texts.has(`site-radlands-do-${verb}`)) return t(`site-radlands-do-${verb}`, { card });
  if (option.word.startsWith('use-') && card !== null) return t('site-radlands-use', { card });
  if (decision.domain === 'place' && card === null) return t('site-radlands-here');
  if (decision.domain === 'column') return t('site-radlands-column', { n: Number(option.column) });
  return card !== null ? t('site-choose-card', { card }) : optionWords(option, names);
}

export const layout: Layout = {
  game: G,
  handzone: 'peek',
  Board,
  Hand,
  targets,
  label,
  preview(option, _decision, view) {
    const table = tableOf(view);
    const parts: string[] = [];
    if (typeof option.cost === 'number')
      parts.push(t('site-radlands-costs', { n: option.cost, left: (table.water ?? 0) - option.cost }));
    if (typeof option.would === 'string' && typeof option.card === 'string')
      parts.push(
        t(option.would === 'destroyed' ? 'site-radlands-would-destroy' : 'site-radlands-would-damage', {
          card: cardName(G, option.card),
        }),
      );
    return parts.length === 0 ? null : parts.join(' · ');
  },
  why(id, view) {
    const at = /^p:(\d)-(\d)-(\d)$/.exec(id);
    if (at === null) return null;
    const there = standingAt(tableOf(view), Number(at[1]), Number(at[2]), Number(at[3]));
    if (there === null) return null;
    const { who } = there;
    const reasons: Reason[] = [];
    if (who.destroyed) reasons.push({ text: t('radlands-word-destroyed') });
    if (who.damaged) reasons.push({ text: t('radlands-word-damaged'), rule: 'radlands.3.2' });
    if (who.protected) reasons.push({ text: t('radlands-word-protected'), rule: 'radlands.6.3' });
    else if (!who.destroyed) reasons.push({ text: t('radlands-word-unprotected'), rule: 'radlands.6.3' });
    if (!who.destroyed)
      reasons.push({ text: t(who.ready ? 'radlands-word-ready' : 'radlands-word-exhausted'), rule: 'radlands.3.3' });
    return { sum: '', reasons };
  },
  harmful: (option, view) => option.seat === view.seat && option.would !== undefined,
  /** Picking a card of the hand is followed by how to use it: no need to confirm that, unless it can only be junked. */
  light: (option) => ways(option).length > 1,
  refuses(id, onto, options, view) {
    const toPlay = id.startsWith('h:') && (onto.startsWith('p:') || onto === 'table');
    return toPlay ? lacking(options[0], view) : null;
  },
  dropped(id, onto, options) {
    return id.startsWith('h:') && (onto.startsWith('p:') || onto === 'junk' || onto === 'table')
      ? (options[0] ?? null)
      : null;
  },
  /** A card dragged onto a place is played there; onto the scrap heap it is junked. */
  followUp(id, onto) {
    if (!id.startsWith('h:')) return [];
    if (onto === 'junk') return [(option) => option.word === 'junk'];
    const place = /^p:(\d)-(\d)-(\d)$/.exec(onto);
    const play = (option: Option): boolean => option.word === 'play';
    if (place === null) return CARDS[id.slice(2)]?.kind === 'event' ? [play] : [];
    return [
      play,
      (option) =>
        option.seat === Number(place[1]) && option.column === Number(place[2]) && option.space === Number(place[3]),
    ];
  },
  steps,
  origin(id, events) {
    if (id.startsWith('h:')) return 'deck';
    const at = /^p:(\d)/.exec(id);
    return at === null || events.length === 0 ? null : `player-${at[1]}`;
  },
  End,
  endScore: (ended) => {
    const stand = standing(ended);
    const winner = ended.result.winners[0] ?? 0;
    return t('site-radlands-end-score', { n: stand[winner] ?? 0, m: stand[1 - winner] ?? 0 });
  },
  standing(view) {
    const table = tableOf(view);
    return table.turn === 0 ? t('site-radlands-camps') : t('site-turn', { n: table.turn });
  },
};
