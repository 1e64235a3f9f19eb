/** Cardia on the cloth: which card stands for which answer, and what a choice would come to. */
import type { Decision, GameEvent, Option, View } from '../../generated/protocol';
import { eventSentence, optionWords } from '../../lib/sentences';
import { CARDS, FACTIONS } from '../../generated/cardia/facts';
import { t } from '../../lib/texts.svelte';
import { bare, cardName, signed } from '../../lib/words';
import type { Layout, Reason } from '../layout';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import type { CardiaTable } from './table';

export const key = (owner: number, card: string): string => `c${owner}:${card}`;

/** Is the card somewhere on this screen: in the row, in a hand laid open, or lying in the fog? */
function lies(view: View, owner: number, card: string): boolean {
  const table = view.table as CardiaTable;
  const hand = table.hands[owner];
  return (Array.isArray(hand) && hand.includes(card)) || table.row.some((encounter) => encounter.cards[owner] === card);
}

function targets(option: Option, decision: Decision, view: View): string[] {
  if (typeof option.card !== 'string') return [];
  const owner = typeof option.owner === 'number' ? option.owner : decision.seat;
  return lies(view, owner, option.card) ? [key(owner, option.card)] : [];
}

function label(option: Option, decision: Decision, _view: View, names: string[]): string {
  if (typeof option.card === 'string') return t('site-choose-card', { card: cardName('cardia', option.card) });
  if (option.word in FACTIONS) return t(`cardia-faction-${option.word}`);
  return optionWords('cardia', option, names, decision);
}

/** Modifiers that wait for a seat's next card. */
export function waitingFor(table: CardiaTable, seat: number): number {
  return table.waiting?.[seat]?.next?.modifier ?? 0;
}

function preview(option: Option, decision: Decision, view: View): string | null {
  const table = view.table as CardiaTable;
  if (typeof option.card !== 'string') return null;
  const facts = CARDS[option.card];
  if (facts === undefined) return null;
  const hand = table.hands[decision.seat];
  if (!Array.isArray(hand) || !hand.includes(option.card) || decision.card !== null) return null;
  const plus = waitingFor(table, decision.seat);
  const total = facts.influence + plus;
  const sum = plus === 0 ? String(total) : `${facts.influence} ${signed(plus)} = ${total}`;
  const shown = table.shown === null ? undefined : CARDS[bare(table.shown)];
  if (shown === undefined) return t('site-cardia-preview', { sum });
  const theirs = shown.influence + waitingFor(table, 1 - decision.seat);
  return t(
    total > theirs
      ? 'site-cardia-preview-wins'
      : total < theirs
        ? 'site-cardia-preview-loses'
        : 'site-cardia-preview-ties',
    { sum, theirs },
  );
}

function why(id: string, view: View, names: string[], events: GameEvent[]): { sum: string; reasons: Reason[] } | null {
  const parts = /^c(\d):(.+)$/.exec(id);
  if (parts === null) return null;
  const owner = Number(parts[1]);
  const card = parts[2] ?? '';
  const facts = CARDS[card];
  const encounter = (view.table as CardiaTable).row.find((one) => one.cards[owner] === card);
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
      text: eventSentence('cardia', event, names)
        .map((part) => part.text)
        .join(''),
      rule: event.rule,
    }));
  const wins = encounter.wins[owner] === true;
  const ties = encounter.wins.every((won) => !won);
  const byInfluence = total > (encounter.influence[1 - owner] ?? 0);
  reasons.push({
    text: t(ties ? 'site-cardia-tie' : wins ? 'site-cardia-wins' : 'site-cardia-loses'),
    rule: wins !== byInfluence || ties ? 'cardia.4' : 'cardia.4.3',
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
  why,
  /** Along the row, theirs above mine; then the hand as it lies. */
  order(id, view) {
    const table = view.table as CardiaTable;
    const owner = Number(id.charAt(1));
    const at = table.row.findIndex((encounter) => encounter.cards[owner] === id.slice(3));
    return at < 0 ? 1000 + (CARDS[id.slice(3)]?.influence ?? 0) : 2 * at + (owner === view.seat ? 1 : 0);
  },
  /** Onto a card that lies there is onto the table, too. */
  dropped(_id, onto, options, view) {
    const { row } = view.table as CardiaTable;
    const there = row.some((encounter) => encounter.cards.some((card, owner) => `c${owner}:${card}` === onto));
    return there && options.length === 1 ? (options[0] ?? null) : null;
  },
  origin(id, events) {
    const owner = id.charAt(1);
    const card = id.slice(3);
    const told = events.find(
      (event) => event.card === card || (Array.isArray(event.cards) && event.cards.includes(card)),
    );
    return told?.event === 'drew' ? `deck-${owner}` : `hand-${owner}`;
  },
  standing: (view) => t('site-round', { n: (view.table as CardiaTable).row.length + (view.outcome === null ? 1 : 0) }),
};
