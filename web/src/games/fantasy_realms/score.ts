/** The scoring service of Fantasy Realms: the best choices are found and explained by the server. */
import type {
  Compared,
  CompareForm,
  Discards,
  DiscardsForm,
  ScoreForm,
  Sheet as Scored,
  Sheets,
  Taken,
  Ways,
  WaysForm,
} from '../../generated/protocol';
import { ask } from '../../lib/api';
import type { Sheet } from './table';

function sheet(hand: Scored): Sheet {
  return { ...hand, total: hand.score };
}

/** The hands of one table, each explained. Every card lies in one place. */
export async function scoreTable(hands: string[][], discard: string[]): Promise<Sheet[]> {
  const form: ScoreForm = { hands: hands.map((cards) => ({ cards })), discard };
  return (await ask<Sheets>('POST', '/api/fantasy-realms/score', form)).hands.map(sheet);
}

/** One hand alone; with choices, exactly those. */
export async function scoreHand(
  hand: string[],
  discard: string[],
  choices: Record<string, unknown> | null = null,
  drawn: string[] = [],
): Promise<Sheet> {
  const form: ScoreForm = { hands: [{ cards: hand, choices, drawn }], discard };
  const [found] = (await ask<Sheets>('POST', '/api/fantasy-realms/score', form)).hands.map(sheet);
  if (found === undefined) throw new Error('the scorer gave no sheet');
  return found;
}

/** What is left of a hand without each of its cards, in one question. */
export async function scoreDiscards(hand: string[], discard: string[]): Promise<Record<string, Sheet>> {
  const form: DiscardsForm = { hand, discard };
  const answer = await ask<Discards>('POST', '/api/fantasy-realms/discards', form);
  return Object.fromEntries(answer.left.map((left) => [left.card, sheet(left.sheet)]));
}

export interface Take extends Omit<Taken, 'sheet'> {
  sheet: Sheet;
}

/** What every card that can be had would bring, with every discard after it, in one question. */
export async function scoreTakes(form: CompareForm): Promise<{ now: Sheet | null; takes: Record<string, Take> }> {
  const { now, takes } = await ask<Compared>('POST', '/api/fantasy-realms/compare', form);
  return {
    now: now === null ? null : sheet(now),
    takes: Object.fromEntries(takes.map((take) => [take.card, { ...take, sheet: sheet(take.sheet) }])),
  };
}

/** What a card that chooses at scoring could do. */
export const scoreWays = (form: WaysForm): Promise<Ways> => ask<Ways>('POST', '/api/fantasy-realms/ways', form);
