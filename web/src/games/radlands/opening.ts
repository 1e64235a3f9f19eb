/** What a first click opens: where a card of the hand can go and what junking it gives, whom an ability can hit. */
import type { Decision, Option, View } from '../../generated/protocol';
import { t } from '../../lib/texts.svelte';
import { cardName } from '../../lib/words';
import type { Follow, Opening, Way } from '../layout';
import { queueKey, targets } from './places';
import { tableOf } from './table';
import { gives, lines } from './words';

const G = 'radlands';
/** Where an event is put that happens at once. */
export const AT_ONCE = 'now';

/** A question that the rules tell ahead (`talia.games.radlands.extra.options`). */
interface Ahead {
  prompt: string;
  domain: string;
  options: Option[];
}
interface Told {
  card?: string;
  seat?: number;
  ways?: string[];
  lacks?: 'water' | 'room' | 'queue';
  price?: number;
  cost?: number;
  junk?: string;
  idle?: boolean;
  /** The space of the queue an event would go to; 0: it happens at once. */
  space?: number;
  next?: Ahead;
  abilities?: string[];
  costs?: number[];
}
export const toldOf = (option: Option): Told => option as unknown as Told;

/** Why a card of the hand cannot be played now, as its option tells it; null where it can be. */
export function lacking(
  option: Option | undefined,
  view: View,
): { text: string; parts?: Record<string, number> } | null {
  const { lacks, price } = option === undefined ? {} : toldOf(option);
  if (lacks === undefined) return null;
  if (lacks === 'room') return { text: 'site-radlands-no-room' };
  if (lacks === 'queue') return { text: 'site-radlands-queue-full' };
  return { text: 'site-radlands-needs', parts: { n: price ?? 0, have: tableOf(view).water ?? 0 } };
}

const answers = (prompt: string, word: string): Follow => ({ prompt, fits: (option) => option.word === word });
const byAction = (next: Ahead, option: Option): Follow => ({
  prompt: next.prompt,
  fits: (asked) => asked.action === option.action,
});
const HOW = 'radlands.play_or_junk';

function junking(told: Told): Way {
  const playable = told.ways?.includes('play') ?? false;
  return {
    keys: [],
    zones: ['junk'],
    word: 'junk',
    label: t(playable ? 'site-radlands-junk-instead' : 'site-radlands-junk-for', {
      gives: gives(told.junk ?? '', told.idle ?? false),
    }),
    icon: 'r-junk',
    letter: 'j',
    then: playable ? [answers(HOW, 'junk')] : [],
  };
}

/** What a place would bring: who is covered there, who is pushed forward, who makes room. */
function noteOf(option: Option): string {
  const { covers, behind, would, card } = option as Option & Record<string, string | undefined>;
  if (behind !== undefined) return t('site-radlands-behind', { card: cardName(G, behind) });
  if (would !== undefined && card) return t('site-radlands-makes-room', { card: cardName(G, card) });
  return covers === undefined ? '' : t('site-radlands-covers', { card: cardName(G, covers) });
}

function handCard(told: Told, view: View, option: Option): Opening {
  const card = cardName(G, told.card ?? '');
  const have = tableOf(view).water ?? 0;
  const junk = junking(told);
  if (!told.ways?.includes('play')) {
    const lacks = lacking(option, view);
    return {
      ask: t('site-radlands-only-junk', { card }),
      sub: lacks === null ? null : t(lacks.text, lacks.parts),
      ways: [junk],
      among: 'h:',
    };
  }
  const { next, space, price } = told;
  const parts = { n: price ?? 0, have };
  if (next !== undefined)
    return {
      ask: t('site-radlands-where', { card }),
      sub: t('site-radlands-tap-place', parts),
      ways: [
        ...next.options.map((place) => ({
          keys: targets(place, next, view),
          word: place.word,
          note: noteOf(place),
          harm: place.would !== undefined,
          then: [answers(HOW, 'play'), byAction(next, place)],
        })),
        junk,
      ],
      among: 'h:',
    };
  return {
    ask: t(space === 0 ? 'site-radlands-play-now' : 'site-radlands-queue-it', { card }),
    sub: t('site-radlands-tap-space', parts),
    ways: [
      {
        keys: [space === 0 ? AT_ONCE : queueKey(view.seat ?? 0, space ?? 1)],
        word: 'play',
        then: [answers(HOW, 'play')],
      },
      junk,
    ],
    among: 'h:',
  };
}

function several(told: Told, view: View, other: boolean): Opening {
  const all = lines(told.card ?? '', other);
  const own = ['first', 'second'];
  return {
    ask: t('radlands-prompt-which_ability', { about: cardName(G, told.card ?? '') }),
    sub: t('site-radlands-water-left', { n: tableOf(view).water ?? 0 }),
    ways: (told.abilities ?? []).map((word, at) => {
      const n = told.costs?.[at] ?? 0;
      const line = all[own.indexOf(word)];
      return {
        keys: [],
        word,
        label:
          line === undefined
            ? t(`radlands-option-choice-${word}`, { cost: n })
            : t('site-radlands-priced', { text: line.text, n }),
        then: [answers('radlands.which_ability', word)],
      };
    }),
  };
}

/** An ability whose first question is told ahead: its targets light up at once. */
function ability(told: Told, next: Ahead, view: View): Opening {
  return {
    ask: t(`radlands-prompt-${next.prompt.split('.')[1]}`, { card: cardName(G, told.card ?? '') }),
    sub: t('site-radlands-tap-target', { n: told.cost ?? 0, have: tableOf(view).water ?? 0 }),
    ways: next.options.map((one) => {
      const keys = targets(one, next, view);
      return {
        keys,
        word: one.word,
        label: keys.length > 0 ? undefined : t(`radlands-option-${next.domain}-${one.word}`),
        harm: one.seat === view.seat && one.would !== undefined,
        fate: one.would as string | undefined,
        then: [byAction(next, one)],
      };
    }),
  };
}

export function opens(option: Option, decision: Decision, view: View): Opening | null {
  if (decision.domain !== 'act') return null;
  const told = toldOf(option);
  if (told.ways !== undefined) return handCard(told, view, option);
  if ((told.abilities?.length ?? 0) > 1) return several(told, view, view.options.printing === 'other');
  return told.next === undefined ? null : ability(told, told.next, view);
}
