/** What of a view the scorer is asked about, and which card an answer is about. Nothing that is hidden is in it. */
import type { Decision, Option, View } from '../../generated/protocol';
import type { Looked } from './live.svelte';
import { tableOf } from './table';

export function handOf(view: View, seat: number | null): string[] {
  const own = seat === null ? null : tableOf(view).hands[seat];
  return Array.isArray(own) ? own : [];
}

export function drawnOf(view: View): string[] {
  const { drawn } = tableOf(view);
  return Array.isArray(drawn) ? drawn : [];
}

const cardsOf = (decision: Decision): string[] =>
  decision.options.flatMap((option) => (typeof option.card === 'string' ? [option.card] : []));

export const keeps = (decision: Decision | null): boolean => decision?.prompt.endsWith('.keep') ?? false;
export const isDraw = (decision: Decision | null): boolean => decision?.domain === 'draw';

/** At scoring: a card is asked what it does. */
export const isEnding = (view: View, decision: Decision | null): boolean =>
  decision !== null && tableOf(view).open && decision.card !== null;

export function lookedAt(view: View, decision: Decision | null): Looked {
  const table = tableOf(view);
  const hand = handOf(view, view.seat);
  const full = Number(view.options.hand);
  const swap = view.options.variant === 'chaos';
  const leaving =
    decision !== null && !table.open && /\.(discard|keep)$/.test(decision.prompt) ? cardsOf(decision) : [];
  // What others offer, and what they lay against one's own offers: of those that are seen, each once.
  const shown = (table.trading?.offers ?? []).map((offer) => (offer.seat === view.seat ? offer.against : offer.card));
  const offered = [...new Set(shown)].filter((card) => card !== null && !hand.includes(card)) as string[];
  const open = decision !== null && isDraw(decision) ? cardsOf(decision) : offered;
  return { hand, full, area: table.area, open, swap, leaving };
}

/** Chaos: the card that would come for whichever is laid against an offer now; null where none is, or it is not seen. */
export function answering(opened: Option | null, view: View): string | null {
  if (opened?.deal === 'answer') return typeof opened.card === 'string' ? opened.card : null;
  const { offers = [], plan } = tableOf(view).trading ?? {};
  if (plan?.plan !== 'answering') return null;
  return offers.find((offer) => offer.seat === plan.other && offer.place === plan.place)?.card ?? null;
}

/** The card that comes or goes by an answer; where one is kept, the other one goes. */
export function meantBy(option: Option | null, decision: Decision | null, view: View): string | null {
  if (option === null || typeof option.card !== 'string') return null;
  if (keeps(decision)) return drawnOf(view).find((card) => card !== option.card) ?? null;
  return option.card;
}
