/**
 * Pictures of cards that are drawn by code: the few of the front page come with the page, ready; the code that draws
 * the others is read when the first of them is wanted.
 */
declare const __PICTURES__: Record<string, Record<string, string>>;

type Draw = (id: string) => string;

let drawn: Record<string, Draw> = $state.raw({});
const asked = new Set<string>();

/** The picture of a card; nothing until the code that draws it is here. */
export function picture(game: string, id: string, load: () => Promise<{ draw: Draw }>): string {
  const draw = drawn[game];
  if (draw !== undefined) return draw(id);
  const ready = __PICTURES__[game]?.[id];
  if (ready !== undefined) return ready;
  if (!asked.has(game)) {
    asked.add(game);
    load().then(
      (art) => (drawn = { ...drawn, [game]: art.draw }),
      () => asked.delete(game),
    );
  }
  return '';
}
