/** The score sheet in words: remarks on a card, and the steps of the scoring. */
import { CARDS } from '../../generated/fantasy_realms/facts';
import { t, texts } from '../../lib/texts.svelte';
import { cardName, signed } from '../../lib/words';
import type { CardLine, Sheet, StepLine } from './table';

const G = 'fantasy_realms';

const FORMS = ['acc', 'gen', 'ins', 'le', 'de', 'dat', 'tra'];

function joined(words: string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return t(`${G}-score-and`, { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

const form = (card: string, name: string): string => texts.attribute(`${G}-card-${card}`, name) ?? cardName(G, card);

function the(card: string, name: string): string {
  const article = texts.attribute(`${G}-card-${card}`, 'art');
  return article === null || article === '' ? name : `${article} ${name}`;
}

/** The names of some cards, joined, in every form; `the` is the name with its Hungarian article. */
function forms(place: string, cards: string[]): Record<string, string> {
  const made: Record<string, string> = { [place]: joined(cards.map((card) => cardName(G, card))) };
  for (const name of FORMS) made[`${place}_${name}`] = joined(cards.map((card) => form(card, name)));
  made[`${place}_the`] = joined(cards.map((card) => the(card, cardName(G, card))));
  made[`${place}_the_acc`] = joined(cards.map((card) => the(card, form(card, 'acc'))));
  return made;
}

/** One line of the explanation, by the places the terminal's sheet gives (`talia.cli.sheet`). */
export function step(line: StepLine): string {
  const [card = '', ...others] = line.cards;
  const places: Record<string, string | number> = {
    points: line.points,
    others_count: others.length,
    card_gender: texts.attribute(`${G}-card-${card}`, 'gender') ?? 'm',
    ...forms('card', [card]),
    ...forms('others', others),
    ...forms('cards', line.cards),
  };
  if (line.suit !== '') {
    const suit = `${G}-suit-${line.suit}`;
    places.suit = t(suit);
    for (const name of FORMS) places[`suit_${name}`] = texts.attribute(suit, name) ?? t(suit);
  }
  const alone = (line.kind === 'bonus' || line.kind === 'penalty') && others.length === 0;
  const said = t(`${G}-score-line-${line.kind}${alone ? '-alone' : ''}`, places);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function remarks(line: CardLine): string[] {
  const found: string[] = [];
  if (line.name !== line.card) found.push(t(`${G}-score-remark-as`, { card: cardName(G, line.name) }));
  if (line.cleared_by.length > 0) found.push(t(`${G}-score-remark-cleared`, forms('cards', line.cleared_by)));
  if (line.army_cleared_by.length > 0)
    found.push(t(`${G}-score-remark-army-cleared`, forms('cards', line.army_cleared_by)));
  if (line.blanked && line.blanked_by.length > 0)
    found.push(t(`${G}-score-remark-blanked-by`, { points: line.would_have, ...forms('cards', line.blanked_by) }));
  else if (line.blanked) found.push(t(`${G}-score-remark-blanked`, { points: line.would_have }));
  return found;
}

/** Why a card scores what it scores: the steps in which it acts or is struck. */
export function causes(sheet: Sheet, card: string): { text: string; rule: string; kind: string; own: boolean }[] {
  return sheet.lines
    .filter(
      (line) =>
        line.kind !== 'base' &&
        (line.cards[0] === card ||
          (['clears', 'clears-army', 'blanks', 'ring', 'changes-suit', 'condition-ring'].includes(line.kind) &&
            line.cards.includes(card))),
    )
    .map((line) => ({ text: step(line), rule: line.rule, kind: line.kind, own: line.cards[0] === card }));
}

export function sumOf(line: CardLine): string {
  if (line.blanked) return '0';
  const parts = [String(line.base)];
  if (line.bonus !== 0) parts.push(signed(line.bonus));
  if (line.penalty !== 0) parts.push(signed(line.penalty));
  return parts.length === 1 ? String(line.points) : `${parts.join(' ')} = ${line.points}`;
}

/** What else a hand makes after a choice: every other card whose points are not what they were. */
export function changed(before: Sheet, after: Sheet, card: string): { text: string; rule: string }[] {
  const points = (sheet: Sheet, id: string): number => sheet.cards.find((line) => line.card === id)?.points ?? 0;
  const ids = new Set([...before.cards, ...after.cards].map((line) => line.card));
  return [...ids].flatMap((id) => {
    const delta = points(after, id) - points(before, id);
    return id === card || delta === 0 ? [] : [{ text: `${cardName(G, id)} ${signed(delta)}`, rule: '' }];
  });
}

/** How a card differs from what is printed on it: the suit and the name that a choice has given it. */
export function altered(line: CardLine): Record<string, string> {
  return {
    ...(line.suit !== CARDS[line.card]?.suit ? { suit: line.suit } : {}),
    ...(line.name !== line.card ? { name: line.name } : {}),
  };
}
