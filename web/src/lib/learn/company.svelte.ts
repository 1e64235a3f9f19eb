/**
 * Whoever speaks at a table of the server: the coach of a whole game, and tips for what is met for the first time on this device. Neither
 * keeps anybody from playing: an answer sends them away.
 */
import type { Coached } from '../../generated/protocol';
import { Later } from '../later.svelte';
import { learned } from '../progress.svelte';
import { settings } from '../settings.svelte';
import type { Table } from '../table.svelte';
import { texts } from '../texts.svelte';
import type { Guide } from './guide';
import { Speech } from './speech.svelte';

const RUNGS = 3; // of the ladder of hints: where, what, which and why

/** What tips there are, with their words. */
const tips = new Later(async () => {
  const [found] = await Promise.all([import('./tips'), texts.need('learn', 'learn_tips')]);
  return found;
});

export class Company implements Guide {
  readonly speech = new Speech();
  private heard: Coached | null = null;
  /** The question that hints were asked for, and how many. */
  private asked = { question: -1, rung: 0 };
  /** How many events had been told at the last tip that was looked for, and at which question one was given. */
  private looked = 0;
  private tipped = -1;

  constructor(private readonly table: Table) {}

  stepped(): boolean {
    return false;
  }

  rested(): void {
    const { heard } = this;
    this.heard = null;
    if (heard !== null) this.say(heard);
    else this.tip();
  }

  answering(): void {
    this.speech.hush();
  }

  /** Where a coach sits, hints are a ladder. */
  hint(): boolean {
    const { table, asked } = this;
    if (table.info?.coach !== true) return false;
    const question = table.decision?.question ?? -1;
    const rung = asked.question === question ? Math.min(RUNGS, asked.rung + 1) : 1;
    this.asked = { question, rung };
    table.sendHint(rung);
    return true;
  }

  coached(message: Coached): void {
    if (message.bubbles.length === 0) return;
    if (this.table.show.running) this.heard = message;
    else this.say(message);
  }

  private say({ bubbles, takeback, question }: Coached): void {
    const { view } = this.table;
    // About a question that was answered meanwhile nothing need be said, unless it may be taken back.
    if (takeback === null && view !== null && question < view.question) return;
    this.speech.hush();
    this.speech.say(bubbles.map((bubble) => ({ ...bubble, takeback })));
  }

  /** At most one a turn, each once on this device; not while something else is said. */
  private tip(): void {
    const { view, events, mine, info } = this.table;
    if (!settings.tips || view === null || mine.length !== 1 || info?.status !== 'playing') return;
    if (tips.now === null) {
      // Nothing of the table is to wait for them; what has happened until then still counts.
      void tips.read().then(
        () => this.rested(),
        () => undefined,
      );
      return;
    }
    const news = events.slice(this.looked);
    this.looked = events.length;
    if (this.speech.now !== null || view.seat === null || !view.asked.includes(view.seat)) return;
    if (view.question === this.tipped) return;
    const tip = tips.now.due(view, news, (id) => learned.seen(id));
    if (tip === null) return;
    this.tipped = view.question;
    learned.see(tip.id);
    const look = tip.hand === undefined ? [] : tip.hand.map((card) => `card:${card}`);
    this.speech.say([{ text: tip.text, places: {}, kind: 'tip', event: null, look }]);
  }
}
