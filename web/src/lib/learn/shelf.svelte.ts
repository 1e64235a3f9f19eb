/** What can be learned here: the tracks and their lessons, asked for once, and how far they have been played on this device. */
import type { Learn, LessonEntry, Track } from '../../generated/protocol';
import { ask } from '../api';
import { learned } from '../progress.svelte';
import { texts } from '../texts.svelte';

let known: Promise<Learn> | null = null;

export function shelf(): Promise<Learn> {
  known ??= ask<Learn>('GET', '/api/learn');
  known.catch(() => (known = null));
  return known;
}

export type State = 'done' | 'skipped' | 'begun' | 'new';

export function stateOf(lesson: LessonEntry): State {
  const kept = learned.now.lessons[lesson.id];
  if (kept === undefined) return 'new';
  if (kept.done) return 'done';
  if (kept.skipped) return 'skipped';
  return kept.mark === lesson.mark && (kept.answers.length > 0 || kept.table !== undefined) ? 'begun' : 'new';
}

/** Where one goes on: what was begun, else the first that is neither done nor skipped, else the first. */
export function resume(track: Track): LessonEntry | null {
  const { lessons } = track;
  return (
    lessons.find((one) => stateOf(one) === 'begun') ??
    lessons.find((one) => stateOf(one) === 'new') ??
    lessons[0] ??
    null
  );
}

export const finished = (track: Track): boolean =>
  track.lessons.every((one) => ['done', 'skipped'].includes(stateOf(one)));

export interface Found {
  track: Track;
  lesson: LessonEntry;
  at: number;
  /** The lesson after it in its track. */
  next: LessonEntry | null;
}

export function findLesson(learn: Learn, id: string): Found | null {
  for (const track of learn.tracks) {
    const at = track.lessons.findIndex((one) => one.id === id);
    const lesson = track.lessons[at];
    if (lesson !== undefined) return { track, lesson, at, next: track.lessons[at + 1] ?? null };
  }
  return null;
}

/** The first track of a game: its first steps. */
export const firstTrack = (learn: Learn, game: string): Track | null =>
  learn.tracks.find((track) => track.game === game) ?? null;

/** The lesson about a card: the first that tells so, of a track of its game. */
export function aboutCard(learn: Learn, game: string, card: string): LessonEntry | null {
  const own = learn.tracks.filter((track) => track.game === game).flatMap((track) => track.lessons);
  return own.find((lesson) => lesson.cards.includes(card)) ?? null;
}

/** The words of tracks: their own, those around lessons, and the names of their games. */
export const trackTexts = (...tracks: Track[]): Promise<void> =>
  texts.names('learn', ...new Set(tracks.flatMap((track) => [track.game, `learn_${track.id}`])));
