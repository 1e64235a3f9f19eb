/** A history in words: who played, how it ended, when, and what a group of games is called. */
import { moduleOf } from '../../games';
import type { GameLine, Sitter } from '../../generated/protocol';
import { levelName } from '../names';
import { settingValue } from '../options';
import { t, texts } from '../texts.svelte';
import { gameName, soften } from '../words';
import { resultOf } from './form';

const sitterName = (one: Sitter, seat: number): string =>
  one.name ||
  (one.kind === 'bot' ? t('site-bot-named', { level: levelName(one.level ?? '') }) : t('site-player', { n: seat + 1 }));

/** The others of a game; at one screen everybody. */
export function others(line: GameLine): string {
  const all = line.seats.map((one, seat) => ({ name: sitterName(one, seat), mine: line.mine.includes(seat) }));
  const against = all.filter((one) => !one.mine);
  const shown = line.mine.length > 1 || against.length === 0 ? all : against;
  const counts = new Map<string, number>();
  for (const { name } of shown) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)).join(', ');
}

export const names = (line: GameLine): string[] => line.seats.map(sitterName);

/** How it ended: by its result, and by points where they say something. */
export function ending(line: GameLine): string {
  const result = t(`history-result-${resultOf(line)}`);
  const [mine] = line.mine;
  if (mine === undefined || line.mine.length > 1 || !line.by_rules || line.scores.length === 0) return result;
  const score = line.scores.length === 2 ? `${line.scores[mine]} : ${line.scores[1 - mine]}` : `${line.scores[mine]}`;
  return `${result} ${score}`;
}

/** Why it ended so. */
export function reason(line: GameLine): string {
  const key = line.by_rules ? `${line.game}-reason-${line.reason}` : `site-reason-${line.reason}`;
  const loser = line.seats.findIndex((_, seat) => !line.winners.includes(seat));
  return texts.has(key) ? t(key, { name: names(line)[loser] ?? '' }) : '';
}

/** What was played with: options that are not as usual, or what results are counted by. */
export function played(line: GameLine): string[] {
  return Object.entries(line.by).map(([by, words]) =>
    words.map((word) => settingValue(line.game, by, word)).join(', '),
  );
}

/** Games that are counted together: those of one level, one deck, one opponent. */
export interface Group {
  by: string;
  word: string;
}

/** What a group is called in a table of results. */
export function groupName(games: GameLine[], by: string, word: string): string {
  if (by === 'game') return gameName(word);
  if (by === 'level') return levelName(word);
  if (by === 'opponent' || by === 'seats') return word;
  const game = games.find((line) => line.by[by]?.includes(word))?.game;
  return game === undefined ? word : soften(settingValue(game, by, word));
}

export function day(line: GameLine, long = false): string {
  const at = new Date(line.at);
  const other = at.getFullYear() !== new Date().getFullYear();
  return new Intl.DateTimeFormat(texts.language, {
    day: 'numeric',
    month: long ? 'long' : 'short',
    ...(other || long ? { year: 'numeric' } : {}),
  }).format(at);
}

export const themeOf = (game: string): string => moduleOf(game).theme;
export const percent = (share: number): number => Math.round(share * 100);
