/** The choices at scoring as ways: what the card that is asked could do, what each way brings, and which is the best. */
import type { Decision, View, WayScore } from '../../generated/protocol';
import { counts } from './live.svelte';
import { drawnOf, handOf } from './looking';
import { scoreHand, scoreWays } from './score';
import { tableOf, type Sheet } from './table';

/** A way; `now` and `most` are not known while nobody has counted. */
export interface Way {
  key: string;
  answers: string[];
  card: string | null;
  suit: string | null;
  choices: Record<string, unknown>;
  now: number | null;
  most: number | null;
  best: boolean;
}

export const wayKey = (answers: string[]): string => `way:${answers.join('/')}`;
const DECLINES = ['decline', 'suit_only'];

class Ending {
  /** The question that `scored` and `most` answer. */
  private about: string = $state('');
  private scored: WayScore[] = $state.raw([]);
  /** The question for which nothing could be counted. */
  private failed: string = $state('');
  private asked = '';
  most: number | null = $state(null);
  /** The way that is chosen and not sent, and the last one that was. */
  focus: string | null = $state(null);
  sent: Way | null = null;
  /** What is to be answered next to finish the way, and from which question on. */
  then: { words: string[]; after: number } | null = null;
  /** All choices are made as the engine marks them. */
  auto = $state(false);
  sheet: Sheet | null = $state.raw(null);

  private name(decision: Decision, view: View): string {
    return JSON.stringify([decision.prompt, decision.card, handOf(view, view.seat), tableOf(view).choices]);
  }

  /** Are the points on their way? */
  waits(decision: Decision, view: View): boolean {
    const name = this.name(decision, view);
    return counts() && this.about !== name && this.failed !== name;
  }

  ways(decision: Decision, view: View): Way[] {
    if (counts() && this.about === this.name(decision, view))
      return this.scored.map((way) => ({ ...way, key: wayKey(way.answers) }));
    return decision.options.map((option) => ({
      key: wayKey([option.word]),
      answers: [option.word],
      card: typeof option.card === 'string' ? option.card : null,
      suit: typeof option.suit === 'string' ? option.suit : null,
      choices: {},
      now: null,
      most: null,
      best: false,
    }));
  }

  /** The way that changes nothing: the card does nothing, or takes no name. */
  bare(ways: Way[]): Way | null {
    return ways.find((way) => DECLINES.includes(way.answers.at(-1) ?? '') && way.answers.length === 1) ?? null;
  }

  picked(ways: Way[]): Way | null {
    return ways.find((way) => way.key === this.focus) ?? null;
  }

  async look(decision: Decision, view: View): Promise<void> {
    const name = this.name(decision, view);
    if (!counts() || this.asked === name) return;
    this.asked = name;
    const { area, choices } = tableOf(view);
    const chaos = view.options.variant === 'chaos';
    try {
      const found = await scoreWays(
        {
          hand: handOf(view, view.seat),
          asked: decision.card ?? '',
          prompt: decision.prompt.split('.').at(-1) ?? '',
          choices,
          discard: chaos ? [] : area,
          drawn: chaos ? drawnOf(view) : [],
        },
        'ending',
      );
      if (this.asked !== name) return;
      this.scored = found.ways;
      this.most = found.best;
      this.about = name;
    } catch {
      // The choices are there without their points.
      if (this.asked === name) this.failed = name;
    }
  }

  /** The sheet of the hand under a way, for the way that is chosen. */
  async explain(way: Way | null, view: View): Promise<void> {
    const key = way?.key;
    if (way === null || way.now === null) {
      this.sheet = null;
      return;
    }
    const chaos = view.options.variant === 'chaos';
    try {
      const sheet = await scoreHand(
        handOf(view, view.seat),
        chaos ? [] : tableOf(view).area,
        way.choices,
        chaos ? drawnOf(view) : [],
        'way',
      );
      if (this.focus === key || key === undefined) this.sheet = sheet;
    } catch {
      this.sheet = null;
    }
  }
}

export const ending = new Ending();
