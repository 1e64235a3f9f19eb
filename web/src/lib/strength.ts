/** How strong a level was measured to be: found by the number of seats and the options that are not as usual. */
import type { Game, Rating } from '../generated/protocol';

/** The options that are not as usual. */
export const unusual = (game: Game, options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    game.settings
      .filter(({ name, default: usual }) => name in options && JSON.stringify(options[name]) !== JSON.stringify(usual))
      .map(({ name }) => [name, options[name]]),
  );

/** The rating of a level at such a table; none where it was not measured. */
export function ratingOf(
  game: Game,
  level: string,
  seats: number,
  options: Record<string, unknown>,
): Rating | undefined {
  const wanted = JSON.stringify(unusual(game, options));
  const table = game.ratings.find((one) => one.seats === seats && JSON.stringify(one.options) === wanted);
  return table?.levels.find((one) => one.level === level);
}

/** How many of a hundred games go to one who has so many points more than each of the others. */
export function expected(ahead: number, seats: number): number {
  const odds = 10 ** (ahead / 400);
  return Math.round((100 * odds) / (odds + seats - 1));
}
