/** The games that have a folder of their own. Whoever wants something of a game looks it up here, by its name. */
import type { Component } from 'svelte';
import { sheetsOf } from '../lib/sheet';
import { brought } from './brought.svelte';
import { cardia } from './cardia';
import { fantasyRealms } from './fantasy_realms';
import type { Layout } from './layout';
import type { Game, GameModule, OwnGame } from './module';
import { plain } from './plain';
import { radlands } from './radlands';

/** Which of them this page is built for; none is named where all of them are. */
declare const __GAMES__: string[];

const ALL: Record<string, OwnGame> = { cardia, radlands, fantasy_realms: fantasyRealms };
const OWN: Record<string, OwnGame> =
  __GAMES__.length === 0 ? ALL : Object.fromEntries(Object.entries(ALL).filter(([name]) => __GAMES__.includes(name)));
export const GAMES: Record<string, Game> = OWN;

const bringing = new Map<string, Promise<void>>();
const modules = new Map<string, GameModule>();

/** Read the cards of games: of all of ours, where none is named. */
export async function cardsOf(...games: string[]): Promise<void> {
  await Promise.all((games.length === 0 ? Object.keys(OWN) : games).map(bring));
}

function bring(game: string): Promise<void> {
  const own = OWN[game];
  let coming = bringing.get(game);
  if (coming === undefined && own !== undefined) {
    coming = own.cards().then(({ CARDS_OF }) => {
      brought.cards = { ...brought.cards, [game]: CARDS_OF };
    });
    bringing.set(game, coming);
    coming.catch(() => bringing.delete(game)); // asked for again by whoever wants them next
  }
  return coming ?? Promise.resolve();
}

/** What is known of a game; a game without a folder has plain cards and lies on a plain table, and so has one whose cards are still on their way. */
export function moduleOf(game: string): GameModule {
  const own = OWN[game];
  if (own === undefined) return plain(game);
  const cards = brought.cards[game];
  if (cards === undefined) {
    bring(game).catch(() => undefined); // plain, then
    return { ...plain(game), ...own, cards: [] };
  }
  let module = modules.get(game);
  if (module === undefined) modules.set(game, (module = { ...own, ...cards }));
  return module;
}

/** A game's cards and its sheets. */
export const clothOf = async (game: string): Promise<void> => void (await Promise.all([cardsOf(game), sheetsOf(game)]));

/** How a game lies on the cloth, with all that is seen of it there. */
export async function layoutOf(game: string): Promise<Layout> {
  const [layout] = await Promise.all([moduleOf(game).layout(), clothOf(game)]);
  return layout;
}

/** A page of a game's own, by the first part of the address. */
export function pageOf(address: string): (() => Promise<{ default: Component }>) | undefined {
  for (const { pages } of Object.values(GAMES)) if (pages?.[address] !== undefined) return pages[address];
  return undefined;
}
