/** What a review says, in words: answers as the seat was offered them, losses with their intervals, luck. */
import type { Moment, Option } from '../../generated/protocol';
import { optionWords } from '../sentences';
import { t, texts } from '../texts.svelte';
import { bareWord, percent, points, swap } from './figures';
import type { Judged, Swing } from './form';

/** The answer of that word among those that were offered at the moment. */
export function optionOf(moment: Moment | null, word: string): Option | null {
  const options = moment?.view.decision?.options ?? [];
  return options.find((one) => one.word === word) ?? options.find((one) => one.word === bareWord(word)) ?? null;
}

/** An answer as a person reads it; the word itself where it cannot be looked up. */
export function answerWords(moment: Moment | null, word: string, names: string[]): string {
  const option = optionOf(moment, word);
  return option === null ? bareWord(word).replaceAll('_', ' ') : optionWords(option, names);
}

const number = (n: number, digits: number): string =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(n);

/** With its sign, as a change is written. */
export function change(amount: number, digits = 1): string {
  const told = number(Math.abs(amount), digits);
  if (Math.abs(amount) < 0.5 * 10 ** -digits) return `±${number(0, digits)}`;
  return `${amount > 0 ? '+' : '−'}${told}`;
}

export const digits = number;

/** A chance, as the language writes it. */
export const share = (chance: number): string => t('review-percent', { n: percent(chance) });

/** What a confirmed loss comes to, with its interval. */
export function lossWords(one: Judged): string {
  if (one.exact === 'missed_win') return t('review-missed-win');
  const given = one.points !== null && one.points > 0 ? t('review-points-lost', { n: one.points }) : '';
  if (one.loss === null) return given;
  const { mean, low, high, pairs } = one.loss;
  const places = { n: percent(mean), low: percent(low), high: percent(high) };
  // What points at scoring have cost of the win is known for certain.
  return `${given} ${pairs === 0 ? t('review-loss-exact', places) : t('review-loss', places)}`.trim();
}

/** What the answer brings in exact points, where another brings more: it says nothing of chances, so it needs no label. */
export function expectedWords(one: Judged, moment: Moment | null, names: string[]): string {
  const found = swap(one);
  if (found === null) return '';
  const places = { mine: number(found.mine, 0), most: number(found.most, 0) };
  return t('review-expected', { ...places, best: answerWords(moment, found.word, names) });
}

export const swingWords = (one: Swing): string =>
  t(`review-${one.kind}-was`, {
    by: change(points(one.amount), 0),
    error: number(Math.max(1, percent(2 * one.error)), 0),
  });
