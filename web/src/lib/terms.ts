/** The terms of a table in words: clock, seats, and of the game's options only those that differ from the usual. */
import type { Game, TableInfo } from '../generated/protocol';
import { settingName, settingValue } from './options';
import { t } from './texts.svelte';

const MINUTE = 60; // seconds

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The options that are not as usual, and their values. */
export function unusual(info: TableInfo, games: Game[]): [string, unknown][] {
  const settings = games.find((one) => one.game === info.game)?.settings;
  if (settings === undefined) return [];
  const usual = new Map(settings.map((one) => [one.name, one.default]));
  return Object.entries(info.options).filter(([name, value]) => usual.has(name) && !same(value, usual.get(name)));
}

export function clockWords({ clock }: TableInfo): string {
  if (clock.bank > 0)
    return t('site-terms-bank', { minutes: Math.round(clock.bank / MINUTE), seconds: clock.increment });
  return clock.decision > 0 ? t('site-terms-decision', { seconds: clock.decision }) : t('site-clock-none');
}

export const clocked = ({ clock }: TableInfo): boolean => clock.bank > 0 || clock.decision > 0;

/** All that somebody should know before sitting down, in a few words each; nothing where all is as usual. */
export function briefTerms(info: TableInfo, games: Game[]): string[] {
  const taken = info.seats.filter((seat) => seat.kind !== 'open').length;
  return [
    ...(clocked(info) ? [clockWords(info)] : []),
    ...(info.seats.length > 2 && taken < info.seats.length
      ? [t('site-lobby-seats', { n: taken, of: info.seats.length })]
      : []),
    ...unusual(info, games).map(([name, value]) => optionWords(info.game, name, value)),
  ];
}

/** An option and its value, without saying "Deck: deck II". */
function optionWords(game: string, name: string, value: unknown): string {
  const [title, said] = [settingName(game, name), settingValue(game, name, value)];
  return said.toLowerCase().includes(title.toLowerCase()) ? said : `${title}: ${said}`;
}
