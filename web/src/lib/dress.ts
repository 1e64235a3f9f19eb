/** A page, and what has to be there before it is shown: its sheets, its words, and cards. What a table's game needs comes with its layout. */
import { cardsOf } from '../games';
import { afterwards, opens } from './later.svelte';
import { PIECES, sheets } from './sheet';
import { texts } from './texts.svelte';

/** The front page: the bar of all pages is its, too. */
export async function shown<Page>(page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, texts.need('rooms', 'panel'), cardsOf(), sheets('home')]);
  return found;
}

/** Any other page that is no table. */
export async function dressed<Page>(page: Promise<Page>, ...more: string[]): Promise<Page> {
  const [found] = await Promise.all([shown(page), sheets('rooms', 'aside', 'pages', 'narrow', ...PIECES, ...more)]);
  return found;
}

/** A page about one game. */
export async function dressedFor<Page>(game: string, page: Promise<Page>): Promise<Page> {
  const needed = [
    texts.need('rooms', 'panel'),
    cardsOf(game),
    sheets('home', 'rooms', 'aside', 'pages', 'narrow', `pieces-${game}`),
  ];
  const [found] = await Promise.all([page, ...needed]);
  return found;
}

/** A page with a table on it. The narrow face of small things comes when these are seen. */
export async function laid<Page>(page: Promise<Page>, ...more: string[]): Promise<Page> {
  opens();
  afterwards(() => sheets('narrow'));
  const [found] = await Promise.all([page, sheets('pages', 'table', ...more)]);
  return found;
}
