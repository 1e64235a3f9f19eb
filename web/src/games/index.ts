/** The games that have a folder of their own. Whoever wants something of a game looks it up here, by its name. */
import type { Component } from 'svelte';
import { cardia } from './cardia';
import { fantasyRealms } from './fantasy_realms';
import type { GameModule } from './module';
import { plain } from './plain';
import { radlands } from './radlands';

/** Which of them this page is built for; none is named where all of them are. */
declare const __GAMES__: string[];

const ALL: Record<string, GameModule> = { cardia, radlands, fantasy_realms: fantasyRealms };
export const GAMES: Record<string, GameModule> =
  __GAMES__.length === 0 ? ALL : Object.fromEntries(Object.entries(ALL).filter(([name]) => __GAMES__.includes(name)));

/** What is known of a game; a game without a folder has plain cards and lies on a plain table. */
export function moduleOf(game: string): GameModule {
  return GAMES[game] ?? plain(game);
}

/** A page of a game's own, by the first part of the address. */
export function pageOf(address: string): (() => Promise<{ default: Component }>) | undefined {
  for (const { pages } of Object.values(GAMES)) if (pages?.[address] !== undefined) return pages[address];
  return undefined;
}
