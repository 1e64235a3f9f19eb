/**
 * What else this device keeps: lessons, puzzles and their rating, settings, and whatever a page keeps under the site's name. It goes
 * along in the file, and goes away with everything. Tables are left out of the file: a seat is held by this browser alone.
 */
import { learned, type Progress } from '../progress.svelte';
import { known, type Settings } from '../settings.svelte';
import { forget } from './store';

const PREFIX = 'talia.';
const LEARNED = 'learn';
const SETTINGS = 'settings';
const STAYS = ['tables', 'unkept'];

const keys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .sort();

/** All of it, by its name. */
export function kept(): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const key of keys()) {
    const name = key.slice(PREFIX.length);
    if (STAYS.includes(name)) continue;
    try {
      found[name] = name === LEARNED ? learned.now : JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      // Nobody could read it here either.
    }
  }
  return found;
}

/** Both together: what was learned stays learned, and of two ratings the one with more tries counts. */
function joined(mine: Progress, other: Partial<Progress>): Progress {
  const done = (one: { done?: boolean; solved?: boolean } | undefined): boolean => one?.done ?? one?.solved ?? false;
  const both = <T extends { done?: boolean; solved?: boolean }>(
    own: Record<string, T>,
    theirs: Record<string, T> = {},
  ): Record<string, T> => {
    const found = { ...theirs };
    for (const [id, one] of Object.entries(own)) if (done(one) || !done(found[id])) found[id] = one;
    return found;
  };
  const all = (own: string[], theirs: string[] = []): string[] => [...new Set([...own, ...theirs])];
  const theirs = (other.rating?.tries ?? 0) > (mine.rating?.tries ?? 0);
  return {
    ...mine,
    ...other,
    version: 1,
    lessons: both(mine.lessons, other.lessons),
    quiet: all(mine.quiet, other.quiet),
    tips: all(mine.tips, other.tips),
    rating: (theirs ? other.rating : mine.rating) ?? null,
    rated: (theirs ? other.rated : mine.rated) ?? '',
    puzzles: both(mine.puzzles, other.puzzles),
    days: all(mine.days, other.days).sort(),
  };
}

/** What a file says laid over what is here, entry by entry. */
function laid(here: unknown, told: unknown, deep = 2): unknown {
  const both = [here, told].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (!both || deep === 0) return told;
  const [own, theirs] = [here, told] as Record<string, unknown>[];
  const found = { ...own };
  for (const [key, value] of Object.entries(theirs ?? {})) found[key] = laid(found[key], value, deep - 1);
  return found;
}

/** Take in what a file brings: what was learned is joined, settings and the rest are as the file says. */
export function take(device: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(device)) {
    if (STAYS.includes(name) || typeof value !== 'object' || value === null) continue;
    let told: unknown = value;
    if (name === LEARNED) {
      if ((value as Partial<Progress>).version !== 1) continue;
      told = joined(learned.now, value as Partial<Progress>);
    } else if (name === SETTINGS) told = known(value as Partial<Settings>);
    else told = laid(kept()[name], value);
    localStorage.setItem(PREFIX + name, JSON.stringify(told));
  }
}

/** Everything that this site has kept in this browser goes. */
export async function erase(): Promise<void> {
  await forget();
  for (const key of keys()) localStorage.removeItem(key);
  try {
    sessionStorage.clear();
  } catch {
    // then there is nothing in it
  }
}
