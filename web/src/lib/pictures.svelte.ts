/**
 * Pictures of cards that are drawn by code: the few of the front page come with it, ready (`box_pictures.ts`); the code that draws
 * the others is read when the first of them is wanted.
 */
import { soon } from './later.svelte';

type Draw = (id: string) => string;

let drawn: Record<string, Draw> = $state.raw({});
const asked = new Set<string>();
let ready: Record<string, Record<string, string>> = {};

/** Pictures that need not be drawn, by game and card. */
export function bring(pictures: Record<string, Record<string, string>>): void {
  ready = pictures;
}

/** The picture of a card; nothing until the code that draws it is here. */
export function picture(game: string, id: string, load: () => Promise<{ draw: Draw }>): string {
  const draw = drawn[game];
  if (draw !== undefined) return draw(id);
  const brought = ready[game]?.[id];
  if (brought !== undefined) return brought;
  if (!asked.has(game)) {
    asked.add(game);
    soon(load).then(
      (art) => (drawn = { ...drawn, [game]: art.draw }),
      () => asked.delete(game),
    );
  }
  return '';
}

/** The same for whoever looks at it later: it is drawn when it is shown. */
export const pictured = (game: string, id: string, load: () => Promise<{ draw: Draw }>): { readonly art: string } => ({
  get art() {
    return picture(game, id, load);
  },
});
