/** What is said at this table: bubbles by the names, and the lines of this visit. It is kept nowhere, on the device neither. */
import type { FromServer } from '../generated/protocol';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

type Said = Extract<FromServer, { type: 'phrase' }> | Extract<FromServer, { type: 'chat' }>;
export type PhraseKey = Extract<FromServer, { type: 'phrase' }>['phrase'];
export type Line = Extract<FromServer, { type: 'chat' }>;

export interface Bubble {
  id: number;
  seat: number;
  /** A face, or words. */
  face: PhraseKey | null;
  words: string;
}

export const REACTIONS: PhraseKey[] = ['smile', 'wow', 'clap', 'sad', 'heart'];
/** What fits first: before the game, in it, after it. The rest follows. */
const FIRST: Record<string, PhraseKey[]> = {
  waiting: ['hello', 'good_luck', 'one_moment'],
  playing: ['nice_move', 'thinking', 'oops'],
  ended: ['well_played', 'close_one', 'again'],
};
const REST: PhraseKey[] = ['hello', 'good_luck', 'thanks', 'sorry', 'one_moment', 'goodbye'];
const SHOWN = 6_000; // milliseconds
const MOST_LINES = 50;

export const firstPhrases = (status: string): PhraseKey[] => FIRST[status] ?? [];
export const otherPhrases = (status: string): PhraseKey[] => REST.filter((key) => !firstPhrases(status).includes(key));

export class Talk {
  bubbles: Bubble[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  /** Lines that came while nobody looked. */
  unread = $state(0);
  open = $state(false);
  private count = 0;

  heard(message: Said): void {
    const { seat } = message;
    if (settings.talk === 'off' || (message.type === 'chat' && settings.talk !== 'all')) return;
    if (message.type === 'phrase') {
      const face = REACTIONS.includes(message.phrase) ? message.phrase : null;
      this.bubble({ seat, face, words: t(`site-phrase-${message.phrase}`) });
      return;
    }
    // Whoever comes back hears the last lines again.
    if (this.lines.some((line) => line.n === message.n)) return;
    this.lines = [...this.lines, message].slice(-MOST_LINES);
    if (this.open) return;
    this.unread += 1;
    if (message.old !== true) this.bubble({ seat, face: null, words: message.text });
  }

  /** One bubble a name: what is said next takes its place. */
  private bubble(said: Omit<Bubble, 'id'>): void {
    this.count += 1;
    const id = this.count;
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== said.seat), { ...said, id }];
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one.id !== id)), SHOWN);
  }

  looked(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  /** Nothing is heard any more, and what was is gone. */
  hush(): void {
    this.bubbles = [];
    this.lines = [];
    this.unread = 0;
  }
}
