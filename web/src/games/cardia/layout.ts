/** Cardia on the cloth: which card stands for which answer, and what a choice would come to. */
import type { Decision, GameEvent, Option, View } from '../../generated/protocol';
import { eventSentence, optionWords } from '../../lib/sentences';
import { CARDS, FACTIONS } from '../../generated/cardia/facts';
import { t } from '../../lib/texts.svelte';
import { bare, cardName, listed, signed } from '../../lib/words';
import type { Layout, Reason } from '../layout';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { steps } from './steps';
import { tableOf, type Stake, type Would } from './table';

export const key = (owner: number, card: string): string => `c${owner}:${card}`;

/** What choosing a card does, by the question. */
const DEEDS: Record<string, string> = {
  play: 'play',
  play_openly: 'play',
  discard: 'discard',
  discard_to_two: 'discard',
  discard_and_copy: 'discard',
  pay: 'discard',
  take_back: 'take-back',
};

/** Is the card somewhere on this screen: in the row, in a hand laid open, or lying in the fog? */
function lies(view: View, owner: number, card: string): boolean {
  const table = tableOf(view);
  const hand = table.hands[owner];
  return (Array.isArray(hand) && hand.includes(card)) || table.row.some((encounter) => encounter.cards[owner] === card);
}

function targets(option: Option, decision: Decision, view: View): string[] {
  if (typeof option.card !== 'string') return [];
  const owner = typeof option.owner === 'number' ? option.owner : decision.seat;
  return lies(view, owner, option.card) ? [key(owner, option.card)] : [];
}

function label(option: Option, decision: Decision, _view: View, names: string[]): string {
  if (typeof option.card === 'string') {
    const card = cardName('cardia', option.card);
    if (typeof option.by === 'number') return t('site-cardia-do-mark', { by: signed(option.by), card });
    const deed = DEEDS[decision.prompt.slice(decision.prompt.indexOf('.') + 1)] ?? 'choose';
    return t(`site-cardia-do-${deed}`, { card });
  }
  if (option.word in FACTIONS) return t(`cardia-faction-${option.word}`);
  return optionWords(option, names);
}

/** What a card would count if it were played, or what the row would come to: told with the option. */
function preview(option: Option, decision: Decision, view: View): string | null {
  const { influence, modifier, against, result, would } = option as Option & Partial<Stake> & { would?: Would };
  if (would !== undefined) return comesTo(would, decision.seat, view);
  if (influence === undefined || modifier === undefined) return null;
  const sum = modifier === 0 ? String(influence) : `${influence - modifier} ${signed(modifier)} = ${influence}`;
  if (result === undefined || against === undefined) return t('site-cardia-preview', { sum });
  return t(`site-cardia-preview-${result}`, { sum, theirs: against });
}

function comesTo(would: Would, seat: number, view: View): string {
  const [mine, theirs] = [would.influence[seat] ?? 0, would.influence[1 - seat] ?? 0];
  const row = t(`site-cardia-would-${would.result}`, { mine, theirs });
  const now = tableOf(view).signets;
  const [own, other] = [would.signets[seat] ?? 0, would.signets[1 - seat] ?? 0];
  if (would.decides !== null)
    return `${row} ${t(would.decides === seat ? 'site-cardia-would-win' : 'site-cardia-would-lose', { n: would.signets[would.decides] ?? 0 })}`;
  if (own === now[seat] && other === now[1 - seat]) return row;
  return `${row} ${t('site-cardia-would-signets', { mine: own, theirs: other })}`;
}

/** What is chosen already and waits for the rest of its ability. */
function follows(decision: Decision, view: View): string | null {
  const pending = tableOf(view).pending ?? [];
  if (pending.length > 0)
    return listed(
      pending.map(({ card, by }) => t('site-cardia-pending', { by: signed(by), card: cardName('cardia', card) })),
    );
  return decision.domain === 'faction' && decision.card !== null
    ? t('site-cardia-faction-follows', { card: cardName('cardia', bare(decision.card)) })
    : null;
}

function why(id: string, view: View, names: string[], events: GameEvent[]): { sum: string; reasons: Reason[] } | null {
  const parts = /^c(\d):(.+)$/.exec(id);
  if (parts === null) return null;
  const owner = Number(parts[1]);
  const card = parts[2] ?? '';
  const facts = CARDS[card];
  const encounter = tableOf(view).row.find((one) => one.cards[owner] === card);
  if (encounter === undefined || facts === undefined) return null;
  const marks = encounter.marks[owner] ?? 0;
  const total = encounter.influence[owner] ?? facts.influence;
  const sum =
    marks === 0
      ? t('site-cardia-influence', { n: total })
      : `${facts.influence} ${marks > 0 ? '+' : '−'} ${Math.abs(marks)} = ${total}`;
  const reasons: Reason[] = events
    .filter(
      (event) =>
        event.card === card &&
        event.owner === owner &&
        ['marked', 'landed', 'token_put', 'token_taken', 'unmarked', 'moved'].includes(event.event),
    )
    .slice(-4)
    .map((event) => ({
      text: eventSentence(event, names)
        .map((part) => part.text)
        .join(''),
      rule: event.rule,
    }));
  const wins = encounter.wins[owner] === true;
  const ties = encounter.wins.every((won) => !won);
  reasons.push({
    text: t(ties ? 'site-cardia-tie' : wins ? 'site-cardia-wins' : 'site-cardia-loses'),
    rule: encounter.rule,
  });
  return { sum, reasons };
}

export const layout: Layout = {
  game: 'cardia',
  Board,
  Hand,
  targets,
  label,
  preview,
  follows,
  icon: (option) => (option.word in FACTIONS ? `c-${option.word}` : null),
  why,
  /** Along the row, theirs above mine; then the hand as it lies. */
  order(id, view) {
    const table = tableOf(view);
    const owner = Number(id.charAt(1));
    const at = table.row.findIndex((encounter) => encounter.cards[owner] === id.slice(3));
    return at < 0 ? 1000 + (CARDS[id.slice(3)]?.influence ?? 0) : 2 * at + (owner === view.seat ? 1 : 0);
  },
  /** Onto a card that lies there is onto the table, too. */
  dropped(_id, onto, options, view) {
    const { row } = tableOf(view);
    const there = row.some((encounter) => encounter.cards.some((card, owner) => `c${owner}:${card}` === onto));
    return there && options.length === 1 ? (options[0] ?? null) : null;
  },
  steps,
  origin(id, events) {
    const owner = id.charAt(1);
    const card = id.slice(3);
    const told = events.find(
      (event) => event.card === card || (Array.isArray(event.cards) && event.cards.includes(card)),
    );
    return told?.event === 'drew' ? `deck-${owner}` : `hand-${owner}`;
  },
  ending: async () => ({ End: (await import('./End.svelte')).default }),
  endScore: ({ view, result }) => {
    const { signets } = tableOf(view);
    const winner = result.winners[0] ?? 0;
    return t('site-cardia-end-score', { n: signets[winner] ?? 0, m: signets[1 - winner] ?? 0 });
  },
  standing: (view) => t('site-round', { n: tableOf(view).round }),
};
