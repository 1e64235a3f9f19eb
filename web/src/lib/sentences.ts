/**
 * Events and questions as sentences, by the same keys and places as the terminal has (`talia.cli.words`). Names of cards
 * stay marked on the way through Fluent, so that a line of the log can make links of them.
 */
import type { FluentVariable } from '@fluent/bundle';
import { levelName } from './names';
import type { Decision, GameEvent, Option } from '../generated/protocol';
import { t, texts } from './texts.svelte';
import { bare } from './words';

export interface Segment {
  text: string;
  card?: string;
}

// Marks around a card's id and name, from Unicode's private area: no text has them.
const OPEN = '\ue000';
const BETWEEN = '\ue001';
const CLOSE = '\ue002';

const FORMS = ['acc', 'gen', 'ins', 'art', 'le', 'de', 'dat'];
const SEATS = new Set([
  'seat',
  'owner',
  'winner',
  'loser',
  'by_seat',
  'to_seat',
  'from_seat',
  'victim',
  'controller',
  'player',
]);
const KINDS = ['card', 'location', 'faction', 'suit', 'word', 'thing'];

/** The name of whatever an id stands for. */
function thing(game: string, word: string, mark: boolean): string {
  for (const kind of KINDS) {
    const key = `${game}-${kind}-${word}`;
    if (texts.has(key)) return mark && kind === 'card' ? `${OPEN}${word}${BETWEEN}${t(key)}${CLOSE}` : t(key);
  }
  return word;
}

function form(game: string, word: string, name: string, mark: boolean): string {
  const key = `${game}-card-${word}`;
  const told = texts.has(key) ? texts.attribute(key, name) : null;
  if (told === null) return thing(game, word, mark);
  return mark && name !== 'art' ? `${OPEN}${word}${BETWEEN}${told}${CLOSE}` : told;
}

/** The parts of an event, question or option as a text's places: seats as names, cards as names with their forms. */
export function places(
  game: string,
  parts: Record<string, unknown>,
  names: string[],
  mark: boolean,
): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [part, value] of Object.entries(parts)) {
    const name = part.replaceAll('-', '_');
    if (SEATS.has(part) && typeof value === 'number') found[name] = names[value] ?? t('site-clock');
    else if (typeof value === 'string') {
      const word = bare(value);
      found[name] = thing(game, word, mark);
      for (const one of FORMS) found[`${name}_${one}`] = form(game, word, one, mark);
    } else if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number') found[name] = value;
    else if (Array.isArray(value)) {
      found[name] = value
        .map((entry) => (typeof entry === 'string' ? thing(game, entry, mark) : String(entry)))
        .join(', ');
      found[`${name}_count`] = value.length;
    } else if (value === null) found[name] = '';
  }
  return found;
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

const tidy = (word: string): string =>
  word.replaceAll('.', '-').replaceAll('/', '-').replaceAll(':', '-').replaceAll('+', 'plus');
const tail = (id: string): string => tidy(id.slice(id.indexOf('.') + 1));

/** What happened, as a sentence with links. */
export function eventSentence(game: string, event: GameEvent, names: string[]): Segment[] {
  const { n: _n, event: kind, rule, question: _question, ...parts } = event;
  const key = rule.startsWith('core.') ? `core-event-${kind}` : `${game}-event-${kind}`;
  // A text may have a fuller form for those who are told a secret card.
  const fuller =
    typeof parts.card === 'string' && texts.has(key, 'known')
      ? texts.attribute(key, 'known', places(game, parts, names, true))
      : null;
  return cut(fuller ?? t(key, places(game, parts, names, true)));
}

/** What is asked, as a sentence. */
export function promptSentence(game: string, decision: Decision, names: string[]): string {
  const { options: _options, ...parts } = decision;
  return t(`${game}-prompt-${tail(decision.prompt)}`, places(game, parts, names, false));
}

/** An option as a person reads it: its own text if there is one, else the name of its card. */
export function optionWords(game: string, option: Option, names: string[], decision: Decision): string {
  const domain = String(decision.domain ?? '');
  const { action: _action, word, ...parts } = option;
  const own = `${game}-option-${domain}-${tidy(word)}`;
  if (texts.has(own)) return t(own, places(game, parts, names, false));
  if (word === 'decline') return t('site-decline');
  const general = `${game}-option-${domain}`;
  if (texts.has(general)) return t(general, places(game, parts, names, false));
  if (typeof option.card === 'string') return t(`${game}-card-${option.card}`);
  for (const kind of KINDS) if (texts.has(`${game}-${kind}-${word}`)) return t(`${game}-${kind}-${word}`);
  const seat = /^seat_(\d+)$/.exec(word);
  if (seat) return names[Number(seat[1])] ?? word;
  return t(own);
}

/** A line of a bot's hint, by the same keys as the terminal has (`talia.cli.hints`). */
export function hintSentence(
  game: string,
  line: { text: string; option?: Option } & Record<string, unknown>,
  names: string[],
  decision: Decision,
): string {
  const { text, option, level, plays, ...rest } = line;
  const found = places(game, rest, names, false);
  if (option !== undefined) found.option = optionWords(game, option, names, decision);
  if (typeof level === 'string') found.level = levelName(level);
  if (typeof plays === 'string') found.plays = levelName(plays);
  return t(text, found);
}
