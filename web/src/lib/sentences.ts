/**
 * Events, questions and options as sentences. Which text tells them is chosen by the server (`talia.texts.sentences`); here
 * its places are filled in. Names of cards stay marked on the way through Fluent, so that a line of the log can make
 * links of them.
 */
import type { FluentVariable } from '@fluent/bundle';
import type { Decision, GameEvent, Option, Said, Sentence } from '../generated/protocol';
import { levelName } from './names';
import { whose, type Line, type Told } from './story';
import { t, texts } from './texts.svelte';
import { listed } from './words';

export interface Segment {
  text: string;
  card?: string;
}

type Place = number | string | { seat: number } | { level: string } | { all: Place[] } | Said;

// Marks around a card's id and name, from Unicode's private area: no text has them.
const OPEN = '\ue000';
const BETWEEN = '\ue001';
const CLOSE = '\ue002';

/** Forms of a name that a language may have. */
const FORMS = ['acc', 'gen', 'ins', 'le', 'de', 'dat'];

/** The name, or a form of it, after the bare article (`.art`) where the language has one: an empty article is none. */
const WITH_ARTICLE: Record<string, string | null> = { the: null, the_acc: 'acc' };

const marked = (key: string, name: string, mark: boolean): string => {
  const card = mark ? /^[^-]+-card-(.+)$/.exec(key)?.[1] : undefined;
  return card === undefined ? name : `${OPEN}${card}${BETWEEN}${name}${CLOSE}`;
};

function filled(place: Place, names: string[], mark: boolean): FluentVariable {
  if (typeof place !== 'object') return place;
  if ('seat' in place) return names[place.seat] ?? t('site-clock');
  if ('level' in place) return levelName(place.level);
  if ('all' in place) return listed(place.all.map((one) => String(filled(one, names, mark))));
  return marked(place.text, say(place, names, mark), mark);
}

/** A form of a thing's name; its name where the language does without. */
function form(place: Place, name: string, names: string[], mark: boolean): FluentVariable {
  if (typeof place === 'object' && 'all' in place)
    return listed(place.all.map((one) => String(form(one, name, names, mark))));
  if (typeof place !== 'object' || !('text' in place)) return filled(place, names, mark);
  const bare = WITH_ARTICLE[name];
  if (bare !== undefined) {
    const told = String(bare === null ? filled(place, names, mark) : form(place, bare, names, mark));
    const article = texts.has(place.text) ? texts.attribute(place.text, 'art') : null;
    return article === null || article === '' ? told : `${article} ${told}`;
  }
  const told = texts.has(place.text) ? texts.attribute(place.text, name) : null;
  return told === null ? filled(place, names, mark) : marked(place.text, told, mark);
}

/** The places of a sentence filled in, with every form of the names in them and how many there are. */
function filledAll(said: Said, names: string[], mark: boolean): Record<string, FluentVariable> {
  const places: Record<string, FluentVariable> = {};
  for (const [name, place] of Object.entries((said.places ?? {}) as Record<string, Place>)) {
    places[name] = filled(place, names, mark);
    const several = typeof place === 'object' && 'all' in place;
    if (!several && typeof place !== 'string' && !(typeof place === 'object' && 'text' in place)) continue;
    for (const one of [...FORMS, ...Object.keys(WITH_ARTICLE)])
      places[`${name}_${one}`] = form(place, one, names, mark);
    places[`${name}_count`] = several ? place.all.length : 1;
  }
  return places;
}

function say(said: Said | undefined, names: string[], mark: boolean): string {
  if (said === undefined) return '';
  const places = filledAll(said, names, mark);
  return said.instead !== undefined && !texts.has(said.text) ? said.instead : t(said.text, places);
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
export const eventSentence = (event: GameEvent, names: string[]): Segment[] => cut(say(event.say, names, true));

/** What is asked, as a sentence. */
export const promptSentence = (decision: Decision, names: string[]): string => say(decision.say, names, false);

/** An option as a person reads it. */
export const optionWords = (option: Option, names: string[]): string => say(option.say, names, false);

/** Any sentence that the server has chosen. */
export const saidWords = (said: Said, names: string[]): string => say(said, names, false);

/** A line of a bot's hint. */
export const hintSentence = (line: Sentence, names: string[]): string => say(line.say, names, false);

function partWords(part: Told, actor: number | null, names: string[]): string {
  const places = filledAll(part.say, names, true);
  places.whose = whose(part.say) === actor ? 'own' : 'other';
  return texts.attribute(part.say.text, 'part', places) ?? say(part.say, names, true);
}

/** A line of the log: a deed and what it caused, as a sentence with links. */
export function lineSentence(line: Line, names: string[]): Segment[] {
  const head = say(line.head.say, names, true);
  const rest = line.parts.map((part) => partWords(part, whose(line.head.say), names));
  if (line.nothing) rest.push(texts.attribute(line.head.say.text, 'nothing') ?? '');
  if (rest.length === 0) return cut(head);
  return cut(t(line.head.say.also === true ? 'core-line-also' : 'core-line', { head, rest: rest.join(', ') }));
}
