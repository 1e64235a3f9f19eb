/** Fantasy Realms on the cloth. */
import type { Decision, Option, View } from '../../generated/protocol';
import { optionWords } from '../../lib/sentences';
import { t } from '../../lib/texts.svelte';
import { cardName, signed } from '../../lib/words';
import type { Layout } from '../layout';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { causes, sumOf } from './lines';
import { live } from './live.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { steps } from './steps';
import { tableOf } from './table';

const G = 'fantasy_realms';
export const key = (card: string): string => `c:${card}`;
export const offerKey = (seat: number, place: number): string => `offer:${seat}-${place}`;

export function handOf(view: View, seat: number | null): string[] {
  const own = seat === null ? null : tableOf(view).hands[seat];
  return Array.isArray(own) ? own : [];
}

function lies(view: View, card: string): boolean {
  const table = tableOf(view);
  const drawn = Array.isArray(table.drawn) ? table.drawn : [];
  return table.area.includes(card) || drawn.includes(card) || handOf(view, view.seat).includes(card);
}

/** A card that is named may lie anywhere: it is no target, even where it lies. */
const naming = (decision: Decision): boolean => decision.domain === 'named' || decision.domain === 'name';

function targets(option: Option, decision: Decision, view: View): string[] {
  if (option.word === 'deck') return ['deck'];
  if (typeof option.deal === 'string' && typeof option.place === 'number' && typeof option.owner === 'number')
    return [offerKey(option.owner, option.place)];
  if (typeof option.card === 'string' && !naming(decision) && lies(view, option.card)) return [key(option.card)];
  return [];
}

function label(option: Option, decision: Decision, view: View, names: string[]): string {
  const prompt = decision.prompt;
  if (typeof option.card === 'string' && !naming(decision) && decision.domain !== 'trade') {
    const deed = /discard/.test(prompt)
      ? 'site-discard-card'
      : /keep/.test(prompt)
        ? 'site-keep-card'
        : decision.domain === 'draw'
          ? 'site-take-card'
          : 'site-choose-card';
    return t(deed, { card: cardName(G, option.card) });
  }
  void view;
  return optionWords(option, names);
}

export const layout: Layout = {
  game: G,
  handzone: 'tray',
  Board,
  Hand,
  Sheet: ScoreSheet,
  targets,
  label,
  /** Deck, area, then the hand with what was drawn last. */
  order(id, view) {
    if (id === 'deck') return -1;
    const card = id.slice(2);
    const table = tableOf(view);
    const drawn = Array.isArray(table.drawn) ? table.drawn : [];
    const own = handOf(view, view.seat).indexOf(card);
    return own < 0 ? table.area.indexOf(card) : 100 + own + (drawn.includes(card) ? 100 : 0);
  },
  preview(option, _decision, view) {
    if (typeof option.card !== 'string') return null;
    const left = live.without[option.card];
    if (left === undefined || !handOf(view, view.seat).includes(option.card)) return null;
    const best = Math.max(...Object.values(live.without));
    return t('site-realms-without', { card: cardName(G, option.card), points: left, delta: signed(left - best) });
  },
  why(id, view) {
    const card = id.startsWith('c:') ? id.slice(2) : null;
    const sheet = live.sheet(null);
    if (card === null || sheet === null || !handOf(view, view.seat).includes(card)) return null;
    const line = sheet.cards.find((one) => one.card === card);
    return line === undefined ? null : { sum: sumOf(line), reasons: causes(sheet, card) };
  },
  /** From the deck or the area into the hand, from the hand into the area. */
  dropped(id, onto, options, view) {
    const own = (one: string): boolean => handOf(view, view.seat).some((card) => key(card) === one);
    const only = options.length === 1 ? (options[0] ?? null) : null;
    if (own(id)) return onto !== 'hand' && !own(onto) ? only : null;
    return onto === 'hand' || own(onto) ? only : null;
  },
  steps,
  origin(id, events) {
    const card = id.slice(2);
    const told = events.find((event) => event.card === card);
    if (told === undefined) return null;
    return told.event === 'drew' ? 'deck' : typeof told.seat === 'number' ? `player-${told.seat}` : null;
  },
  standing(view) {
    const { area, end } = tableOf(view);
    return end === 0 ? t('site-realms-chaos') : t('site-realms-discarded', { n: area.length, of: end });
  },
};
