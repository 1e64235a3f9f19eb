/** Choices at scoring of several answers: what a way still has to say, and all that is best, said as the questions come. */
import type { View } from '../../generated/protocol';
import type { Table } from '../../lib/table.svelte';
import { ending } from './ways.svelte';
import { isEnding } from './looking';
import { tableOf } from './table';

/** Call it in an effect: whenever a question comes, or an answer goes out. */
export function carryOut(game: Table, view: View): void {
  const { decision, sending } = game;
  if (!tableOf(view).open) {
    ending.then = null;
    ending.auto = false;
    return;
  }
  if (sending !== null) {
    const way = ending.sent;
    if (way !== null && way.answers.length > 1 && way.answers[0] === sending.option.word)
      ending.then = { words: way.answers.slice(1), after: sending.question };
    ending.sent = null;
    return;
  }
  if (decision === null || !isEnding(view, decision) || !game.asked) return;
  const { then } = ending;
  if (then !== null && decision.question > then.after) {
    const [word, ...more] = then.words;
    const option = decision.options.find((one) => one.word === word);
    ending.then = option !== undefined && more.length > 0 ? { words: more, after: decision.question } : null;
    if (option !== undefined) {
      game.answer(option);
      return;
    }
  }
  if (!ending.auto) return;
  const best = decision.options.find((option) => option.best === true);
  if (best === undefined) ending.auto = false;
  else game.answer(best);
}
