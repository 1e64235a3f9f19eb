/**
 * A log that tells the game: events laid into headings and lines, a line being a deed and what it caused. The same way as
 * `talia.texts.story` does it for the terminal; what an event is in a log, the server says with its sentence.
 */
import type { GameEvent, Said } from '../generated/protocol';

/** One event, or several of a kind told as one. */
export interface Told {
  say: Said;
  events: GameEvent[];
}

export interface Line {
  head: Told;
  parts: Told[];
  heading: boolean;
  /** It is over, and came to nothing. */
  nothing: boolean;
}

type Places = Record<string, unknown>;

// What may differ between two events that are told as one: the cards are listed, of the rest the first is told.
const DIFFER = new Set(['card', 'column', 'space', 'now', 'cause', 'count']);

const placesOf = (say: Said): Places => (say.places ?? {}) as Places;
const ruleOf = (told: Told): string => told.events[0]?.rule ?? '';
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rest of the places, in an order that does not depend on who wrote them. */
const fixed = (say: Said): [string, unknown][] =>
  Object.entries(placesOf(say))
    .filter(([name]) => !DIFFER.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));

const listed = (place: unknown): unknown[] =>
  typeof place === 'object' && place !== null && 'all' in place ? (place.all as unknown[]) : [place];

function takeIn(told: Told, other: Told): boolean {
  const fits =
    told.say.folds === true &&
    told.say.text === other.say.text &&
    ruleOf(told) === ruleOf(other) &&
    same(fixed(told.say), fixed(other.say));
  if (!fits) return false;
  const mine = placesOf(told.say);
  const theirs = placesOf(other.say);
  const card = { all: [...listed(mine.card), ...listed(theirs.card)] };
  told.say = { ...told.say, places: { ...mine, card, count: Number(mine.count) + Number(theirs.count) } };
  told.events.push(...other.events);
  return true;
}

/** A phase of the game brings what it brings by itself: that is no effect of the deed before it. */
const course = (rule: string): string => (rule.includes('.phase') ? rule : '');

/** A line is over: has anything come of it? What follows may be its effect and yet a line of its own. */
function conclude(line: Line, following: Said): void {
  const caused = following.follows === true || same(placesOf(following).cause, placesOf(line.head.say).card);
  line.nothing = line.head.say.nothing === true && line.parts.length === 0 && !caused;
}

/** Whose deed or thing it is, as a seat; null where it is nobody's. */
export function whose(say: Said): number | null {
  const place = placesOf(say).seat ?? placesOf(say).owner;
  return typeof place === 'object' && place !== null && 'seat' in place ? (place.seat as number) : null;
}

export function linesOf(events: GameEvent[]): Line[] {
  const found: Line[] = [];
  for (const event of events) {
    const say = event.say;
    if (say === undefined || say.role === 'quiet') continue;
    const told: Told = { say, events: [event] };
    const before = found.at(-1);
    const last = before === undefined || before.heading ? undefined : before;
    if (last !== undefined && say.role !== 'heading') {
      if (takeIn(last.parts.at(-1) ?? last.head, told)) continue;
      if (say.role === 'part' && ['', course(ruleOf(last.head))].includes(course(event.rule))) {
        last.parts.push(told);
        continue;
      }
      if (say.takes !== undefined && say.takes === last.head.events[0]?.event) {
        last.head = { say, events: [...last.head.events, event] };
        continue;
      }
    }
    if (last !== undefined) conclude(last, say);
    found.push({ head: told, parts: [], heading: say.role === 'heading', nothing: false });
  }
  return found;
}

/** Every event of a line, in the order they happened. */
export const eventsOf = (line: Line): GameEvent[] => [line.head, ...line.parts].flatMap((told) => told.events);
