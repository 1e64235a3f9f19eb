/**
 * What a table gives out of its own: a position to study, handed to the page of the study once and within this window, and what a report of a bug is
 * about. A finished game gives its record, a running one only what its seat sees.
 */
import type { BugFile, StudyAnswer } from '../../generated/protocol';
import { api } from '../api';
import { go } from '../router.svelte';
import type { Table } from '../table.svelte';
import type { Start } from './study.svelte';

export interface Handed {
  start: Start;
  /** What was answered from there on, and how far one looks. */
  answers: StudyAnswer[];
  at: number;
}

export type Found = Pick<BugFile, 'game' | 'moment' | 'seat'> & Partial<BugFile>;

let handed: { game: string; what: Handed } | null = null;

/** What was handed over for a game, if anything; it is taken once. */
export function taken(game: string): Handed | null {
  const found = handed?.game === game ? handed.what : null;
  handed = null;
  return found;
}

/** "Study this position": a finished game with all its answers; of a running one what the seat sees, and the rest is dealt anew. */
export async function studyAt(table: Table): Promise<void> {
  const { info, shown } = table;
  if (info === null || shown === null) return;
  const what = info.status === 'ended' ? await recorded(table) : null;
  const deal = Math.floor(Math.random() * 1e9);
  handed = { game: info.game, what: what ?? { start: { view: { ...shown }, deal }, answers: [], at: 0 } };
  go(`/study/${encodeURIComponent(info.game)}`);
}

async function recorded(table: Table): Promise<Handed | null> {
  const { record } = await api.exported(table.id).catch(() => ({ record: null }));
  if (record === null) return null;
  const { answers = [], ...begun } = record as { answers?: [number, string][] };
  const at = table.replaying?.at ?? answers.length;
  return { start: { record: { ...begun, answers: [] } }, answers: answers.map(([seat, word]) => ({ seat, word })), at };
}

export async function bugAt(table: Table): Promise<Found> {
  const { info, shown } = table;
  const about = { game: info?.game ?? '', seat: shown?.seat ?? null };
  // Of lessons and puzzles nobody keeps a record: their tables are the page's own (`puzzle:…`).
  if (info?.status !== 'ended' || table.id.includes(':')) return { ...about, view: { ...shown }, moment: 0 };
  const { record } = await api.exported(table.id);
  const answers = (record as { answers?: unknown[] }).answers ?? [];
  return { ...about, record: record as Record<string, unknown>, moment: table.replaying?.at ?? answers.length };
}
