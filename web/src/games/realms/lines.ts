/** The score sheet in words: remarks on a card, and the steps of the scoring. */
import { t, texts } from '../../lib/texts.svelte';
import { cardName, signed } from '../../lib/words';
import type { CardLine, Sheet, StepLine } from './table';

const G = 'fantasy_realms';

export function names(cards: string[]): string {
  if (cards.length < 2) return cards[0] === undefined ? '' : cardName(G, cards[0]);
  const all = cards.map((card) => cardName(G, card));
  const last = all.pop() ?? '';
  return t(`${G}-score-and`, { first: all.join(', '), last });
}

export function step(line: StepLine): string {
  const [card = '', ...others] = line.cards;
  let key = `${G}-score-line-${line.kind}`;
  if (others.length === 0 && texts.has(`${key}-alone`)) key = `${key}-alone`;
  if (line.kind === 'blanks' && others.length === 1 && others[0] === card && texts.has(`${key}-itself`)) key = `${key}-itself`;
  const forms: Record<string, string> = {};
  for (const form of ['acc', 'gen', 'ins', 'art', 'le', 'de', 'dat']) {
    forms[`card_${form}`] = texts.attribute(`${G}-card-${card}`, form) ?? cardName(G, card);
    const told = others.map((other) => texts.attribute(`${G}-card-${other}`, form) ?? cardName(G, other));
    const last = told.pop() ?? '';
    forms[`others_${form}`] = told.length === 0 ? last : t(`${G}-score-and`, { first: told.join(', '), last });
    forms[`suit_${form}`] = line.suit === '' ? '' : (texts.attribute(`${G}-suit-${line.suit}`, form) ?? t(`${G}-suit-${line.suit}`));
  }
  const suit = line.suit === '' ? '' : t(`${G}-suit-${line.suit}`);
  forms.suit_tra = line.suit === '' ? '' : (texts.attribute(`${G}-suit-${line.suit}`, 'tra') ?? suit);
  return t(key, { card: cardName(G, card), others: names(others), others_count: others.length, cards: names(line.cards), cards_count: line.cards.length, points: line.points, suit, ...forms });
}

export function remarks(line: CardLine): string[] {
  const found: string[] = [];
  if (line.name !== line.card) found.push(t(`${G}-score-remark-as`, { card: cardName(G, line.name) }));
  if (line.blanked) found.push(line.blanked_by.length > 0 ? t(`${G}-score-remark-blanked-by`, { cards: names(line.blanked_by), points: line.would_have }) : t(`${G}-score-remark-blanked`, { points: line.would_have }));
  else {
    if (line.cleared_by.length > 0) found.push(t(`${G}-score-remark-cleared`, { cards: names(line.cleared_by) }));
    if (line.army_cleared_by.length > 0) found.push(t(`${G}-score-remark-army-cleared`, { cards: names(line.army_cleared_by) }));
  }
  return found;
}

/** Why a card scores what it scores: the steps in which it acts or is struck. */
export function causes(sheet: Sheet, card: string): { text: string; rule: string }[] {
  return sheet.lines
    .filter((line) => line.kind !== 'base' && (line.cards[0] === card || (['clears', 'clears-army', 'blanks', 'ring', 'changes-suit', 'condition-ring'].includes(line.kind) && line.cards.includes(card))))
    .map((line) => ({ text: step(line), rule: line.rule }));
}

export function sumOf(line: CardLine): string {
  if (line.blanked) return '0';
  const parts = [String(line.base)];
  if (line.bonus !== 0) parts.push(signed(line.bonus));
  if (line.penalty !== 0) parts.push(signed(line.penalty));
  return parts.length === 1 ? String(line.points) : `${parts.join(' ')} = ${line.points}`;
}
