/** A history as a file: read with care, merged by hash, the same games give the same bytes. As `talia.history.form` does it. */
import type { GameLine, HistoryFile, Sitter } from '../../generated/protocol';

export const FORM = 1;
/** So many games, the last ones, keep their record. */
const RECORDS = 500;

export type Ended = 'won' | 'lost' | 'drawn' | 'shared' | 'none';

/** How it ended for whoever keeps the history. A game at one screen, or one that was stopped, is nobody's. */
export function resultOf(line: GameLine): Ended {
  const [mine] = line.mine;
  if (mine === undefined || line.mine.length !== 1) return 'shared';
  if (line.reason === 'stopped') return 'none';
  if (line.winners.length === 0 || line.winners.length === line.seats.length) return 'drawn';
  return line.winners.includes(mine) ? 'won' : 'lost';
}

const latest = (one: GameLine, other: GameLine): number =>
  one.at === other.at ? (one.hash < other.hash ? 1 : -1) : one.at < other.at ? 1 : -1;

/** The latest first, and records with the last ones only. */
export function ordered(games: GameLine[]): GameLine[] {
  let kept = 0;
  return [...games].sort(latest).map((line) => {
    if (line.record == null) return line;
    kept += 1;
    return kept > RECORDS ? { ...line, record: null } : line;
  });
}

/** Both together, each game once: what one side lacks (a record, an accuracy) is taken from the other. */
export function merged(mine: GameLine[], others: GameLine[]): GameLine[] {
  const found = new Map(mine.map((line) => [line.hash, line]));
  for (const line of others) {
    const here = found.get(line.hash);
    const { table, accuracy, record } = here ?? line;
    found.set(line.hash, {
      ...(here ?? line),
      table: table ?? line.table,
      accuracy: accuracy ?? line.accuracy,
      record: record ?? line.record,
    });
  }
  return ordered([...found.values()]);
}

const isWord = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value);
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const allAre = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);

function isSitter(value: unknown): value is Sitter {
  return isMap(value) && (value.kind === 'person' || value.kind === 'bot');
}

/** A line with its fields in their order; null where something is not as it should be. */
function lineOf(value: unknown): GameLine | null {
  if (!isMap(value)) return null;
  const { hash, at, game, rules, options, seats, mine, winners, scores, reason, by_rules, by, cards } = value;
  const { hints, practice, table, accuracy, record } = value;
  if (!isWord(hash) || !isWord(at) || Number.isNaN(Date.parse(at)) || !isWord(game) || !isCount(rules)) return null;
  if (!isMap(options) || !allAre(seats, isSitter) || !allAre(mine, isCount) || !allAre(winners, isCount)) return null;
  if (![...mine, ...winners].every((seat) => seat >= 0 && seat < seats.length)) return null;
  if (!allAre(scores, isCount) || !isWord(reason) || typeof by_rules !== 'boolean' || !isMap(by)) return null;
  if (!Object.values(by).every((words) => allAre(words, isWord)) || !allAre(cards, isWord)) return null;
  if (!isCount(hints) || typeof practice !== 'boolean') return null;
  const sat = seats.map(({ kind, name, level }) => ({ kind, name: name ?? null, level: level ?? null }));
  return {
    ...{ hash, at, game, rules, options, seats: sat, mine, winners, scores, reason, by_rules },
    ...{ by: by as Record<string, string[]>, cards, hints, practice },
    table: isWord(table) ? table : null,
    accuracy: typeof accuracy === 'number' ? accuracy : null,
    record: isMap(record) ? record : null,
  };
}

/** The history of a file, or null where it is none. */
export function read(text: string): HistoryFile | null {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isMap(told) || told.talia_history !== FORM || !Array.isArray(told.games ?? [])) return null;
  const games = ((told.games ?? []) as unknown[]).map(lineOf);
  if (games.some((line) => line === null)) return null;
  return { talia_history: FORM, games: games as GameLine[], device: isMap(told.device) ? told.device : {} };
}

export function write(games: GameLine[], device: Record<string, unknown>): string {
  return JSON.stringify({ talia_history: FORM, games: ordered(games), device });
}
