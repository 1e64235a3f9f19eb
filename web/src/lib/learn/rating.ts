/**
 * A person's rating by puzzles: Glicko, puzzle against person, where only the person's side moves. It is worked out as
 * `talia.learn.puzzles.rating` does; `tests/learn/rating_vectors.json` holds both to the same numbers.
 */
export interface Rating {
  rating: number;
  deviation: number;
  tries: number;
}

export interface Difficulty {
  rating: number;
  deviation: number;
}

export const START: Rating = { rating: 1200, deviation: 350, tries: 0 };
const WIDEST = START.deviation;
const NARROWEST = 60;
const FORGETS = 15;
const Q = Math.log(10) / 400;

/** Glicko's g: a puzzle whose difficulty is not sure counts less. */
const weigh = (deviation: number): number => 1 / Math.sqrt(1 + 3 * ((Q * deviation) / Math.PI) ** 2);

/** The chance that the person solves the puzzle. */
export const expected = (person: Rating, puzzle: Difficulty): number =>
  1 / (1 + 10 ** ((-weigh(puzzle.deviation) * (person.rating - puzzle.rating)) / 400));

/** The rating after a first try: solved without help, or not. */
export function after(person: Rating, puzzle: Difficulty, solved: boolean): Rating {
  const weight = weigh(puzzle.deviation);
  const chance = expected(person, puzzle);
  const sure = 1 / person.deviation ** 2 + (Q * weight) ** 2 * chance * (1 - chance);
  return {
    rating: person.rating + (Q / sure) * weight * ((solved ? 1 : 0) - chance),
    deviation: Math.max(NARROWEST, Math.sqrt(1 / sure)),
    tries: person.tries + 1,
  };
}

/** The same person after so many days without a puzzle: less sure. */
export const rested = (person: Rating, days: number): Rating => ({
  ...person,
  deviation: Math.min(WIDEST, Math.sqrt(person.deviation ** 2 + FORGETS ** 2 * Math.max(0, days))),
});
