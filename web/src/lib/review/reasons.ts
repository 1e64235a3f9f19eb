/**
 * Reasons of a review as sentences. A review carries them as bots give them, a code and its parts; here the text is chosen as the server
 * does it for hints (`talia.bots.play.explanation.told`), with the answers as the moment offered them.
 */
import type { Moment, Said } from '../../generated/protocol';
import { saidWords } from '../sentences';
import { texts } from '../texts.svelte';
import type { Judged } from './form';

const SEATS = ['seat', 'owner', 'winner', 'loser', 'victim', 'controller', 'player'];
const KINDS = ['card', 'location', 'faction', 'suit', 'word', 'thing'];

/** Whatever an id stands for; a word without a text stays as it is. */
function thing(game: string, word: string): unknown {
  const bare = word.split('/')[0] ?? word;
  const key = KINDS.map((kind) => `${game}-${kind}-${bare}`).find((one) => texts.has(one));
  return key === undefined ? word : { text: key };
}

function place(game: string, part: string, value: unknown): unknown {
  if (typeof value === 'string') return thing(game, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (SEATS.includes(part) && typeof value === 'number') return { seat: value };
  if (Array.isArray(value))
    return { all: value.map((one: unknown) => (typeof one === 'string' ? thing(game, one) : one)) };
  return value ?? '';
}

/** The sentence of a reason; null where nobody wrote one. */
function told(game: string, reason: Record<string, unknown>, moment: Moment | null): Said | null {
  if (reason.say !== undefined) return reason.say as Said;
  const text = `bots-reason-${String(reason.code)}`;
  if (!texts.has(text)) return null;
  const places: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(reason)) {
    if (part === 'code') continue;
    if (part === 'of') {
      const option = moment?.view.decision?.options.find((one) => one.action === value);
      if (option?.say === undefined) return null; // half a sentence helps nobody
      places.option = option.say;
    } else if (part === 'by' && typeof value === 'number') places.points = Math.round(1000 * value) / 10;
    else places[part.replaceAll('-', '_')] = place(game, part, value);
  }
  return { text, places };
}

export const reasonsOf = (one: Judged, moment: Moment | null, game: string, names: string[]): string[] =>
  one.because.flatMap((reason) => {
    const said = told(game, reason, moment);
    return said === null ? [] : [saidWords(said, names)];
  });
