/** What the players are called, always by name. */
import type { SeatInfo, TableInfo } from '../generated/protocol';
import { t, texts } from './texts.svelte';

export function levelName(level: string): string {
  const known = `site-level-${level.replaceAll(/[^a-z0-9]+/gi, '_')}`;
  if (texts.has(known)) return t(known);
  // A strength with a number, such as mcts-200: the kind is named, the number stays.
  const parts = /^([a-z_]+)[-: ](.+)$/i.exec(level);
  if (parts && texts.has(`site-level-${parts[1]}`)) return `${t(`site-level-${parts[1]}`)} ${parts[2]}`;
  return t(known);
}

export function seatName(seat: SeatInfo): string {
  if (seat.name !== null && seat.name !== '') return seat.name;
  if (seat.kind === 'bot') return t('site-bot-named', { level: levelName(seat.level ?? '') });
  return t('site-player', { n: seat.seat + 1 });
}

/** Who plays there now: a bot in somebody's place is named after them. */
export function playerName(info: TableInfo | null, seat: number, name: string): string {
  return info?.seats[seat]?.stand_in == null ? name : t('site-bot-for', { name });
}

/** The same for small screens: of a bot only that it is one, and its number where there are several. */
export function briefName(info: TableInfo | null, seat: number): string {
  const nameless = (info?.seats ?? []).filter((one) => one.kind === 'bot' && !one.name);
  const at = nameless.findIndex((one) => one.seat === seat);
  if (at < 0) return seatNames(info)[seat] ?? '';
  return nameless.length === 1 ? t('site-bot') : `${t('site-bot')} ${at + 1}`;
}

export function seatNames(info: TableInfo | null): string[] {
  const names = (info?.seats ?? []).map(seatName);
  // Two bots of one strength are told apart by a number.
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}`,
  );
}
