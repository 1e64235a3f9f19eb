/** Making a table: who sits where, by the way of playing that was chosen. */
import { moduleOf } from '../games';
import type { Game, NewTable, Seated, SeatForm } from '../generated/protocol';
import { api, luck } from './api';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

export type Ways = 'bot' | 'hotseat' | 'online' | 'watch';

export interface Wish {
  ways: Ways;
  options?: Record<string, unknown>;
  seats?: number;
  names?: string[];
  level?: string;
  /** Where I sit against bots; the first seat by default. */
  place?: number;
  clock?: NewTable['clock'];
  undo?: NewTable['undo'];
  public?: boolean;
  chat?: boolean;
}

/** The strength chosen last; a first visitor meets a middling one. */
export function usualLevel(game: Game): string {
  if (game.levels.includes(settings.level)) return settings.level;
  return game.levels[Math.floor((game.levels.length - 1) / 2)] ?? 'novice';
}

/** How many play where nobody has said it. */
export function usualSeats(game: Game): number {
  return Math.max(game.least_seats, Math.min(game.most_seats, moduleOf(game.game).seats ?? 2));
}

/** The options of a game that is begun at once: as usual, or the easier ones where they were chosen. */
export function quickOptions(game: Game): Record<string, unknown> {
  return settings.first[game.game] === true ? (moduleOf(game.game).first?.options ?? {}) : {};
}

export function myName(): string {
  return settings.name.trim() || t('site-guest');
}

export function seatForms(game: Game, wish: Wish): SeatForm[] {
  const count = wish.seats ?? usualSeats(game);
  const level = wish.level ?? usualLevel(game);
  return Array.from({ length: count }, (_, seat): SeatForm => {
    if (wish.ways === 'watch') return { who: 'bot', level };
    if (wish.ways === 'hotseat')
      return { who: 'me', name: wish.names?.[seat]?.trim() || t('site-player', { n: seat + 1 }) };
    if (seat === (wish.place ?? 0)) return { who: 'me', name: wish.names?.[0]?.trim() || myName() };
    return wish.ways === 'bot' ? { who: 'bot', level } : { who: 'open' };
  });
}

export async function makeTable(game: Game, wish: Wish): Promise<Seated> {
  const form: NewTable = {
    game: game.game,
    options: wish.options ?? {},
    seats: seatForms(game, wish),
    luck: luck(),
    ...(wish.clock === undefined ? {} : { clock: wish.clock }),
    ...(wish.undo === undefined ? {} : { undo: wish.undo }),
    ...(wish.public === true ? { public: true } : {}),
    ...(wish.chat === true ? { chat: true } : {}),
  };
  // The shuffle is committed to before the server learns what this player adds to it.
  const committed = await api.commitment().catch(() => null);
  return api.newTable(committed === null ? form : { ...form, ticket: committed.ticket });
}
