/** The record with comments: what the review says of each decision and what one has noted oneself, by its moment, in words. */
import type { Moment } from '../../generated/protocol';
import { t } from '../texts.svelte';
import { verdict } from './figures';
import type { Judged } from './form';
import { answerWords, expectedWords, lossWords } from './words';

export interface Comment {
  /** Answers of the record before the moment. */
  at: number;
  seat: number | null;
  text: string;
}

/** A decision in a sentence or two. */
export function told(one: Judged, moment: Moment | null, names: string[]): string {
  const better = one.best === one.played ? '' : t('review-better-was', { best: answerWords(moment, one.best, names) });
  const may = verdict(one) === 'thin' ? t('review-may-be-better', { best: answerWords(moment, one.best, names) }) : '';
  return [
    `${t(`review-verdict-${verdict(one)}`)}.`,
    lossWords(one),
    may === '' ? better : may,
    expectedWords(one, moment, names),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

export function comments(
  decisions: Judged[],
  moments: Map<number, Moment>,
  notes: [number, string][],
  names: string[],
): Comment[] {
  const judged = decisions
    .filter((one) => one.why_not !== 'forced')
    .map((one) => ({ at: one.at, seat: one.seat, text: told(one, moments.get(one.at) ?? null, names) }));
  const own = notes.map(([at, text]) => ({ at, seat: null, text }));
  return [...judged, ...own].sort((one, other) => one.at - other.at);
}
