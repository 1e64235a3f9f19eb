/**
 * What has been learned on this device: lessons as far as they were played, puzzles that were tried, tips that were seen. It is kept
 * in one place of the browser, with the version of its form, is never sent, and can be taken along as a file.
 */
import type { Rating } from './learn/rating';

export interface KeptLesson {
  /** Of the lesson as it was: with another one it begins anew. */
  mark: string;
  answers: string[];
  /** How many bubbles were said before its first answer. */
  said: number;
  done: boolean;
  skipped: boolean;
  /** The table of a whole game. */
  table?: string;
}

export interface KeptPuzzle {
  /** The day it was tried first, as YYYY-MM-DD. */
  day: string;
  /** Solved at the first try, without a hint. */
  won: boolean;
  /** Solved at all. */
  solved: boolean;
  answers: string[];
  hints: number;
  /** It counts no more: it was failed, or its solution was shown. */
  over: boolean;
}

export interface Progress {
  version: 1;
  lessons: Record<string, KeptLesson>;
  /** Games and doors that need no line any more: somebody knows the game, or has closed it. */
  quiet: string[];
  tips: string[];
  rating: Rating | null;
  /** The day of the last rated try. */
  rated: string;
  puzzles: Record<string, KeptPuzzle>;
  /** Days on which a daily puzzle was solved. */
  days: string[];
}

const PLACE = 'talia.learn';
const EMPTY: Progress = {
  version: 1,
  lessons: {},
  quiet: [],
  tips: [],
  rating: null,
  rated: '',
  puzzles: {},
  days: [],
};

/** What the browser has kept; null where it keeps nothing, or something that is not known any more. */
function stored(): Progress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<Progress> | null;
    return kept?.version === EMPTY.version ? { ...EMPTY, ...kept } : null;
  } catch {
    return null;
  }
}

class Learned {
  /** Replaced as a whole with each change. */
  now: Progress = $state.raw(stored() ?? EMPTY);

  private keep(part: Partial<Progress>): void {
    // Another tab may have learned something meanwhile.
    this.now = { ...(stored() ?? this.now), ...part };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing still teaches: it is known until the page is closed.
    }
  }

  /** A lesson as far as it was played, if it is still the same one. */
  lesson(id: string, mark: string): KeptLesson {
    const kept = this.now.lessons[id];
    if (kept?.mark === mark) return kept;
    return { mark, answers: [], said: 0, done: kept?.done ?? false, skipped: false };
  }

  keepLesson(id: string, mark: string, change: Partial<KeptLesson>): void {
    const all = stored()?.lessons ?? this.now.lessons;
    this.keep({ lessons: { ...all, [id]: { ...this.lesson(id, mark), ...change } } });
  }

  /** Is nothing more to be said here: a game that somebody knows, a line that was closed? */
  quiet(what: string): boolean {
    return this.now.quiet.includes(what);
  }

  hush(...what: string[]): void {
    this.keep({ quiet: [...new Set([...this.now.quiet, ...what])] });
  }

  /** Say it again. */
  unhush(what: string): void {
    this.keep({ quiet: this.now.quiet.filter((one) => one !== what) });
  }

  seen(tip: string): boolean {
    return this.now.tips.includes(tip);
  }

  see(tip: string): void {
    this.keep({ tips: [...new Set([...this.now.tips, tip])] });
  }

  keepPuzzle(id: string, change: KeptPuzzle, more: Partial<Progress> = {}): void {
    this.keep({ puzzles: { ...(stored()?.puzzles ?? this.now.puzzles), [id]: change }, ...more });
  }

  /** All of it, as a file. */
  exported(): string {
    return JSON.stringify({ talia_learned: this.now.version, ...this.now }, null, 1);
  }
}

export const learned = new Learned();
