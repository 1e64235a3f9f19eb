/** Fantasy Realms on the cloth. */
import type { Decision, Option, View } from '../../generated/protocol';
import { optionWords } from '../../lib/sentences';
import { t } from '../../lib/texts.svelte';
import { cardName, signed } from '../../lib/words';
import { SUITS } from '../../generated/fantasy_realms/facts';
import type { Follow, Layout, Opening, Way } from '../layout';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { ending } from './ways.svelte';
import { chaos } from './chaos.svelte';
import { causes, changed, sumOf } from './lines';
import { live } from './live.svelte';
import { drawnOf, handOf, isDraw, isEnding, keeps, meantBy } from './looking';
import type { Take } from './score';
import { steps } from './steps';
import { tableOf } from './table';

const G = 'fantasy_realms';
export const key = (card: string): string => `c:${card}`;
/** A card in the hand of somebody else that everybody knows there. */
export const knownKey = (seat: number, card: string): string => `k:${seat}:${card}`;
export const offerKey = (seat: number, place: number): string => `offer:${seat}-${place}`;

function lies(view: View, card: string): boolean {
  return tableOf(view).area.includes(card) || drawnOf(view).includes(card) || handOf(view, view.seat).includes(card);
}

/** Chaos: an offer is answered by a tap on it and one on the card of the hand that is given for it. */
function answers(option: Option, view: View): Opening {
  const what = typeof option.card === 'string' ? option.card : null;
  return {
    ask: what === null ? t('site-realms-offer-give-unseen') : t('site-realms-offer-give', { card: cardName(G, what) }),
    sub: t('site-realms-offer-give-tap'),
    ways: handOf(view, view.seat).map((card) => ({
      keys: [key(card)],
      word: card,
      then: [{ prompt: `${G}.lay_against`, fits: (one) => one.card === card }],
    })),
    among: 'offer:',
  };
}

/** Chaos: a card of the hand is offered by a tap on it and one on what is wanted for it. */
function opens(option: Option, decision: Decision, view: View, _names: string[], at: string | null): Opening | null {
  if (decision.prompt === `${G}.trade` && option.deal === 'answer') return answers(option, view);
  const card = at?.startsWith('c:') ? at.slice(2) : null;
  if (decision.prompt !== `${G}.trade` || option.deal !== 'offer' || card === null) return null;
  const first: Follow = { prompt: `${G}.offer`, fits: (one) => one.card === card };
  const way = (word: string, label: string): Way => ({
    keys: [`wish:${word}`],
    word,
    label,
    then: [
      first,
      { prompt: `${G}.offer_to`, fits: (one) => one.word === 'anyone' },
      { prompt: `${G}.wish`, fits: (one) => one.word === word },
    ],
  });
  return {
    ask: t('site-realms-offer-for', { card: cardName(G, card) }),
    sub: t('site-realms-offer-tap'),
    ways: [
      { ...way('anything', t('site-realms-anything')), icon: 'hand' },
      ...Object.keys(SUITS).map((suit) => ({ ...way(suit, t(`${G}-suit-${suit}`)), icon: `f-${suit}` })),
      { keys: ['wish:to'], word: 'to', label: t('site-realms-offer-to-one'), then: [first] },
    ],
    among: 'c:',
  };
}

/** A card that is named may lie anywhere: it is no target, even where it lies. */
const naming = (decision: Decision): boolean => decision.domain === 'named' || decision.domain === 'name';

function targets(option: Option, decision: Decision, view: View): string[] {
  if (option.word === 'deck') return ['deck'];
  if (option.deal === 'offer') return handOf(view, view.seat).map(key);
  if (isEnding(view, decision))
    return ending.ways(decision, view).flatMap((way) => (way.answers[0] === option.word ? [way.key] : []));
  if (typeof option.deal === 'string' && typeof option.place === 'number' && typeof option.owner === 'number')
    return [offerKey(option.owner, option.place)];
  if (typeof option.card === 'string' && !naming(decision) && lies(view, option.card)) return [key(option.card)];
  return [];
}

/** What a way at scoring does, and the points it brings. */
function ended(option: Option, decision: Decision, view: View): string {
  const way = ending.picked(ending.ways(decision, view));
  const suit = way?.suit == null ? '' : t(`${G}-suit-${way.suit}`);
  const what =
    way === null || way.answers[0] !== option.word
      ? optionWords(option, [])
      : way.answers[0] === 'decline'
        ? t(`${G}-ending-leave`)
        : way.card === null
          ? t(`${G}-ending-suit-named`, { suit })
          : decision.prompt.includes('.turn_')
            ? t(`${G}-ending-turned`, { card: cardName(G, way.card), suit })
            : cardName(G, way.card);
  return way?.now == null ? what : t(`${G}-ending-deed`, { what, points: way.now });
}

function label(option: Option, decision: Decision, view: View, names: string[]): string {
  const prompt = decision.prompt;
  if (isEnding(view, decision)) return ended(option, decision, view);
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

/** What taking a card brings, in half a line. */
function taking(take: Take): string {
  const { now } = live;
  const parts = { before: now ?? 0, after: take.score, card: take.goes === null ? '' : cardName(G, take.goes) };
  if (take.goes === take.card) return t(`${G}-take-nothing`, parts);
  return t(`${G}-take-${take.goes === null ? 'grows' : 'line'}`, parts);
}

const overview = (): string | null => (ending.most === null ? null : t(`${G}-ending-at-best`, { points: ending.most }));

export const layout: Layout = {
  game: G,
  handzone: 'tray',
  Board,
  Hand,
  targets,
  opens,
  label,
  /** Deck, area, then the hand with what was drawn last. */
  order(id, view) {
    if (id === 'deck') return -1;
    const card = id.slice(2);
    const own = handOf(view, view.seat).indexOf(card);
    return own < 0 ? tableOf(view).area.indexOf(card) : 100 + own + (drawnOf(view).includes(card) ? 100 : 0);
  },
  preview(option, decision, view) {
    if (isEnding(view, decision)) return overview();
    const meant = meantBy(option, decision, view);
    if (meant === null) return null;
    const take = isDraw(decision) ? live.takes[meant] : undefined;
    if (take !== undefined) return taking(take);
    const left = live.without[meant];
    if (left === undefined) return null;
    if (keeps(decision)) return t(`${G}-keep-line`, { points: left });
    const best = Math.max(...Object.values(live.without));
    return t('site-realms-without', { card: cardName(G, meant), points: left, delta: signed(left - best) });
  },
  follows(decision, view) {
    if (isEnding(view, decision)) return overview();
    const { best, worst } = live;
    if (isDraw(decision) && best !== null)
      return t(`${G}-best-here`, { card: cardName(G, best), gain: signed(live.gain(best) ?? 0) });
    if (worst === null || keeps(decision)) return null;
    return t(`${G}-best-without`, { card: cardName(G, worst), points: live.without[worst] ?? 0 });
  },
  why(id, view) {
    const card = id.startsWith('c:') ? id.slice(2) : null;
    if (card === null) return null;
    const take = live.takes[card];
    const held = handOf(view, view.seat).includes(card);
    const sheet = take?.sheet ?? (held ? live.sheet(null) : null);
    const line = sheet?.cards.find((one) => one.card === card);
    if (sheet == null || line === undefined) return null;
    const before = live.sheet(null);
    return {
      sum: sumOf(line),
      reasons: [...causes(sheet, card), ...(take === undefined || before === null ? [] : changed(before, sheet, card))],
    };
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
  needs: async ({ variant }) => void (variant === 'chaos' && (await chaos.read())),
  ending: () => import('./over'),
  endScore: ({ result }) => {
    const winner = result.winners[0];
    return winner === undefined ? '' : t('site-realms-end-score', { n: result.scores[winner] ?? 0 });
  },
  standing(view) {
    const { area, end } = tableOf(view);
    return end === 0 ? t('site-realms-chaos') : t('site-realms-discarded', { n: area.length, of: end });
  },
};
