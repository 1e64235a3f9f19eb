/**
 * Events and questions as sentences. Parts of an event are ids; they become names here, and names of cards stay marked,
 * so that a line of the log can make links of them.
 */
import type { FluentVariable } from '@fluent/bundle';
import type { Decision, GameEvent, Option } from './protocol';
import { t, texts } from './texts.svelte';
import { listed } from './words';

export interface Segment {
  text: string;
  card?: string;
}

// Marks around a card's id and name, from Unicode's private area: no text has them.
const OPEN = '\ue000';
const BETWEEN = '\ue001';
const CLOSE = '\ue002';

const SEATS = new Set(['seat', 'owner', 'to', 'from', 'other', 'winner', 'loser', 'player', 'victim', 'opponent', 'whose', 'holder', 'partner', 'with', 'chooser']);
const KINDS = ['card', 'location', 'faction', 'suit', 'kind', 'zone', 'column', 'place', 'junk', 'token', 'how', 'what', 'reason', 'phase'];

/** The value of one part of an event, ready for Fluent. `mark` keeps cards' names recognisable. */
function value(game: string, name: string, part: unknown, names: string[], mark: boolean): FluentVariable {
  if (typeof part === 'number') return SEATS.has(name) ? (names[part] ?? String(part)) : part;
  if (typeof part === 'boolean') return part ? 'yes' : 'no';
  if (part === null || part === undefined) return name === 'to' ? t('site-anyone') : 'none';
  if (Array.isArray(part)) return listed(part.map((one) => String(value(game, name.replace(/s$/, ''), one, names, mark))));
  if (typeof part === 'object') {
    const inner = part as Record<string, unknown>;
    return 'card' in inner ? value(game, 'card', inner.card, names, mark) : '';
  }
  const word = String(part);
  if (texts.has(`${game}-card-${word}`)) {
    const told = t(`${game}-card-${word}`);
    return mark ? `${OPEN}${word}${BETWEEN}${told}${CLOSE}` : told;
  }
  for (const kind of KINDS) if (texts.has(`${game}-${kind}-${word}`)) return t(`${game}-${kind}-${word}`);
  return word;
}

export function places(
  game: string, parts: Record<string, unknown>, names: string[], mark: boolean,
): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {};
  for (const [name, part] of Object.entries(parts)) {
    given[name] = value(game, name, part, names, mark);
    // The bare id, for texts that choose their words by it, and how many there are of a list.
    if (typeof part === 'string') {
      given[`${name}_id`] = part;
      for (const form of ['acc', 'gen', 'dat', 'ins', 'art', 'loc']) {
        const told = texts.has(`${game}-card-${part}`) ? texts.attribute(`${game}-card-${part}`, form) : null;
        given[`${name}_${form}`] = told === null ? given[name] : mark && form !== 'art' ? `${OPEN}${part}${BETWEEN}${told}${CLOSE}` : told;
      }
    }
    if (typeof part === 'number') given[`${name}_n`] = part;
    if (Array.isArray(part)) given[`${name}_count`] = part.length;
  }
  return given;
}

function cut(text: string): Segment[] {
  const found: Segment[] = [];
  for (const piece of text.split(OPEN)) {
    const [marked, rest] = piece.split(CLOSE);
    if (rest === undefined) found.push({ text: marked ?? '' });
    else {
      const [card, told] = (marked ?? '').split(BETWEEN);
      found.push({ text: told ?? '', card });
      found.push({ text: rest });
    }
  }
  return found.filter((segment) => segment.text !== '');
}

/** What happened, as a sentence with links. */
export function eventSentence(game: string, event: GameEvent, names: string[]): Segment[] {
  const key = texts.has(`${game}-event-${event.event}`) ? `${game}-event-${event.event}` : `site-event-${event.event}`;
  return cut(t(key, { ...EMPTY, ...places(game, event, names, true) }));
}

// Secret parts are not told to everybody: a text that asks for them gets "none" and chooses other words.
const EMPTY = { card: 'none', card_id: 'none' };

/** What is asked, as a sentence. */
export function promptSentence(game: string, decision: Decision, names: string[]): string {
  const key = `${game}-prompt-${decision.prompt.replace(`${game}.`, '').replaceAll('.', '-')}`;
  const { options: _options, prompt: _prompt, ...parts } = decision;
  return t(key, { ...EMPTY, ...places(game, parts, names, false), count: decision.options.length });
}

/** The words of an option that no card stands for. */
export function optionWords(game: string, option: Option, names: string[], decision: Decision | null = null): string {
  const { action: _action, word, ...parts } = option;
  const given = places(game, parts, names, false);
  if (decision !== null && texts.has(`${game}-option-${decision.prompt}-${word}`)) return t(`${game}-option-${decision.prompt}-${word}`, { ...EMPTY, ...given });
  for (const key of [`${game}-option-${word}`, `${game}-card-${word}`, `site-option-${word}`])
    if (texts.has(key)) return t(key, { ...EMPTY, ...given });
  const seat = /^seat_(\d+)$/.exec(word);
  if (seat) return names[Number(seat[1])] ?? word;
  for (const kind of KINDS) if (texts.has(`${game}-${kind}-${word}`)) return t(`${game}-${kind}-${word}`);
  const domain = texts.has(`${game}-option-${word.split('_')[0]}`) ? `${game}-option-${word.split('_')[0]}` : null;
  return domain === null ? t(`${game}-option-${word}`, given) : t(domain, { ...EMPTY, ...given });
}
