/** Hands scored on this device: the best choices are found and explained by the page's own scorer (`scorer/`). */
import type { CompareForm, ScoreForm, Sheet as Scored, Taken, Ways, WaysForm } from '../../generated/protocol';
import { askScorer } from './scorer/asking';
import type { Sheet } from './table';

/** What is counted while one plays: of several moments only the last matters. */
export const LIVE = 'live';

function sheet(hand: Scored): Sheet {
  return { ...hand, total: hand.score };
}

/** The hands of one table, each explained. Every card lies in one place. */
export async function scoreTable(hands: string[][], discard: string[]): Promise<Sheet[]> {
  const form: ScoreForm = { hands: hands.map((cards) => ({ cards })), discard };
  return (await askScorer('score', form, 'table')).hands.map(sheet);
}

/** One hand alone; with choices, exactly those. */
export async function scoreHand(
  hand: string[],
  discard: string[],
  choices: Record<string, unknown> | null = null,
  drawn: string[] = [],
  about: string | null = null,
): Promise<Sheet> {
  const form: ScoreForm = { hands: [{ cards: hand, choices, drawn }], discard };
  const [found] = (await askScorer('score', form, about)).hands.map(sheet);
  if (found === undefined) throw new Error('the scorer gave no sheet');
  return found;
}

/** What is left of a hand without each of its cards. */
export async function scoreDiscards(hand: string[], discard: string[]): Promise<Record<string, Sheet>> {
  const answer = await askScorer('discards', { hand, discard }, LIVE);
  return Object.fromEntries(answer.left.map((left) => [left.card, sheet(left.sheet)]));
}

export interface Take extends Omit<Taken, 'sheet'> {
  sheet: Sheet;
}

/** What every card that can be had would bring, with every discard after it. */
export async function scoreTakes(form: CompareForm): Promise<{ now: Sheet | null; takes: Record<string, Take> }> {
  const { now, takes } = await askScorer('compare', form, LIVE);
  return {
    now: now === null ? null : sheet(now),
    takes: Object.fromEntries(takes.map((take) => [take.card, { ...take, sheet: sheet(take.sheet) }])),
  };
}

/** What a card that chooses at scoring could do. */
export const scoreWays = (form: WaysForm, about: string | null = null): Promise<Ways> => askScorer('ways', form, about);
