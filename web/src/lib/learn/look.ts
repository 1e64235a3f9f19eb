/** What on the table a bubble is about: places that every table has, things that stand for an answer, cards. */
import type { Option } from '../../generated/protocol';
import { find } from '../show/find';
import type { Table } from '../table.svelte';
import { bare } from '../words';
import type { Spoken } from './speech.svelte';

const PLACES: Record<string, string> = { hand: '.handzone', table: '.table', prompt: '.prompt' };

const seen = (element: Element | null): element is HTMLElement => {
  if (!(element instanceof HTMLElement)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What stands for an answer: things on the table, else its button. */
function standing(table: Table, word: string): HTMLElement[] {
  const { root, layout } = table;
  const view = table.shown;
  const decision = view?.decision ?? table.view?.decision;
  if (root === null || view === null || layout === null || decision === undefined) return [];
  const named = word.includes(':') ? word.slice(word.indexOf(':') + 1) : word;
  const fits = (option: Option): boolean => option.word === named || option.word === word;
  const option = decision.options.find(fits) ?? decision.options.find((one) => bare(one.word) === named);
  if (option === undefined) return [];
  const things = layout.targets(option, decision, view).map((key) => find(root, key));
  const button = root.querySelector<HTMLElement>(`.acts [data-option="${CSS.escape(option.word)}"]`);
  const found = things.filter(seen);
  return found.length > 0 ? found : [button].filter(seen);
}

/** The card, wherever it lies face up: nearest to the hand where it lies twice. */
function card(root: HTMLElement, word: string): HTMLElement[] {
  const name = CSS.escape(bare(word));
  const found = [...root.querySelectorAll(`[data-card="${name}"], .th[data-key$=":${name}"]`)].filter(seen);
  return found.slice(-1);
}

function one(table: Table, look: string): HTMLElement[] {
  const { root } = table;
  if (root === null) return [];
  const [kind, ...rest] = look.split(':');
  const word = rest.join(':');
  if (kind === 'option') {
    const found = standing(table, word);
    return found.length > 0 ? found : card(root, word);
  }
  if (kind === 'card') {
    const found = card(root, word);
    return found.length > 0 ? found : standing(table, word);
  }
  return [root.querySelector(PLACES[look] ?? PLACES.table ?? '')].filter(seen);
}

/** The parts of the table that a bubble is about; none where it is about no part that can be seen. */
export function parts(table: Table, bubble: Spoken): HTMLElement[] {
  const { root } = table;
  if (root === null) return [];
  const named = bubble.look.flatMap((look) => one(table, look));
  if (named.length > 0) return named;
  const things = (bubble.things ?? []).map((key) => find(root, key)).filter(seen);
  return things;
}
