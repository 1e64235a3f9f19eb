/** Small helpers for what is written on cards and in sentences. */
import type { Result } from '../generated/protocol';
import { CARDED, t, texts } from './texts.svelte';

let divided: { of: string; words: Map<string, string> } | null = null;

/** Where the long words of names may break in this language: a list, since not every browser has dictionaries. */
function divisions(): Map<string, string> {
  const lists = ['site-hyphens', ...CARDED.map((game) => `${game}-hyphens`)].filter((key) => texts.has(key));
  const of = [texts.language, ...lists].join();
  if (divided?.of !== of) {
    const words = lists.flatMap((key) => t(key).split(' '));
    divided = {
      of,
      words: new Map(words.map((word) => [word.replaceAll('·', ''), word.replaceAll('·', '\u00ad')])),
    };
  }
  return divided.words;
}

/** A name with soft hyphens where its long words may break; a word that nobody divided stays whole. */
export function soften(name: string): string {
  return name.replace(/\p{L}{8,}/gu, (word) => divisions().get(word) ?? word);
}

/** Names after one another: "A, B and C", as the language does it. */
export function listed(words: string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(words);
}

/** Who has won, and by what. */
export function resultWords(game: string, result: Result, names: string[]): { title: string; why: string } {
  const winners = result.winners.map((seat) => names[seat] ?? '');
  return {
    title: winners.length === 0 ? t('site-drawn') : t('site-wins', { names: listed(winners), count: winners.length }),
    why: result.by_rules
      ? t(`${game}-reason-${result.reason}`)
      : t(`site-reason-${result.reason}`, { name: result.seat === null ? '' : (names[result.seat] ?? '') }),
  };
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}

export function cardName(game: string, id: string): string {
  return t(`${game}-card-${id}`);
}

/** What a game is called: as the site has it, else as its own texts do, else its id. */
export function gameName(game: string): string {
  for (const key of [`site-game-${game}`, `${game}-name`]) if (texts.has(key)) return t(key);
  return game;
}

export function cardText(game: string, id: string): string {
  return texts.attribute(`${game}-card-${id}`, 'text') ?? '';
}

/** What a cited rule says, as `talia.texts` tells it: `<game>-rule-5-1`, or the text of the thing that it is about. */
export function ruleText(rule: string): string | null {
  const [game, ...rest] = rule.split('.');
  const own = `${game}-rule-${rest.join('-')}`;
  if (texts.has(own)) return t(own);
  const key = ['card', 'location']
    .map((kind) => `${game}-${kind}-${rest.at(-1)}`)
    .find((one) => texts.has(one, 'text'));
  return key === undefined ? null : `${t(key)}. ${texts.attribute(key, 'text')}`;
}

/** A card in words may carry its owner (`djinn/1`): the card alone. */
export function bare(word: string): string {
  return word.split('/')[0] ?? word;
}
