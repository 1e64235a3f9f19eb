/** Statistics in words: names of what rows are of, and values as the chosen language writes them. */
import type { StatisticsTable } from '../generated/protocol';
import { t, texts } from './texts.svelte';

/** What stands above the names of rows of a kind. */
const HEADINGS: Record<string, string> = {
  cards: 'card',
  worths: 'card',
  whens: 'card',
  rates: 'card',
  groups: 'cards',
  pairs: 'pair',
  together: 'pair',
  seats: 'seat',
  lengths: 'length',
  ends: 'end',
  means: 'mean',
};
export const counted = (kind: string): string => HEADINGS[kind] ?? 'card';

/** A number with so many digits behind the point; with its sign, where a difference is meant. */
export function signed(value: number, digits: number, sign = true): string {
  return new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'auto',
  }).format(value);
}

/** A value as its table means it: a share, a difference of chances or of points, or a plain number. */
export function shown({ kind }: StatisticsTable, value: number): string {
  if (kind === 'means' || kind === 'whens') return signed(value, 1, false);
  if (kind === 'worths' || kind === 'together') return signed(value, 1);
  return new Intl.NumberFormat(texts.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: kind === 'pairs' ? 'exceptZero' : 'auto',
  }).format(value);
}

/** What a row is of, in words. */
export function nameOf(game: string, { kind }: StatisticsTable, of: string[]): string {
  const [one = '', other] = of;
  if (kind === 'seats') return t('statistics-seat', { n: Number(one) + 1 });
  if (kind === 'lengths') return other === undefined ? one : t('statistics-span', { from: one, to: other });
  if (kind === 'means') return t(`statistics-mean-${one}`);
  if (kind === 'ends') return one === 'unfinished' ? t('statistics-unfinished') : t(`${game}-reason-${one}`);
  if (of.length === 0) return t('statistics-no-card');
  return of.map((card) => t(`${game}-card-${card}`)).join(' + ');
}
