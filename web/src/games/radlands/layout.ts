/** Radlands on the cloth: which thing stands for which answer, what it would bring, what its button says. */
import type { Decision, Option, View } from '../../generated/protocol';
import { optionWords } from '../../lib/sentences';
import { t, texts } from '../../lib/texts.svelte';
import { cardName } from '../../lib/words';
import type { Gathering, Layout, Reason } from '../layout';
import Board from './Board.svelte';
import { standing } from './ended';
import Hand from './Hand.svelte';
import { lacking, opens, toldOf } from './opening';
import { standingAt, targets } from './places';
import { steps } from './steps';
import { tableOf } from './table';
import { gives } from './words';

const G = 'radlands';

function label(option: Option, decision: Decision, _view: View, names: string[]): string {
  const card = typeof option.card === 'string' ? cardName(G, option.card) : null;
  const { junk, idle, cost } = toldOf(option);
  if (decision.prompt === 'radlands.play_or_junk' && option.word === 'junk')
    return t('site-radlands-junk-instead', { gives: gives(junk ?? '', idle ?? false) });
  if (decision.prompt === 'radlands.play_or_junk' && card !== null)
    return t('site-radlands-priced', { text: optionWords(option, names), n: cost ?? 0 });
  if (
    decision.domain === 'choice' ||
    option.word === 'end' ||
    option.word === 'draw' ||
    option.word === 'decline' ||
    option.word === 'take_silo'
  )
    return optionWords(option, names);
  const verb = decision.prompt.split('.')[1] ?? '';
  if (card !== null && texts.has(`site-radlands-do-${verb}`)) return t(`site-radlands-do-${verb}`, { card });
  if (option.word.startsWith('use-') && card !== null) return t('site-radlands-use', { card });
  if (decision.domain === 'place' && card === null) return t('site-radlands-here');
  if (decision.domain === 'column') return t('site-radlands-column', { n: Number(option.column) });
  return card !== null ? t('site-choose-card', { card }) : optionWords(option, names);
}

/** Camps are laid several in a row: the question says how many. */
function gathers(decision: Decision): Gathering | null {
  const { picks } = decision as { picks?: number };
  if (picks === undefined) return null;
  return { of: picks, ask: t('site-radlands-pick-camps'), label: t('site-radlands-lay-camps') };
}

export const layout: Layout = {
  game: G,
  gathers,
  handzone: 'peek',
  Board,
  Hand,
  targets,
  label,
  opens,
  preview(option, decision, view) {
    const { card, cost } = toldOf(option);
    const parts: string[] = [];
    // A price is told where something is paid: not of a card that is thrown away.
    if (cost !== undefined && decision.domain !== 'hand' && option.word !== 'junk')
      parts.push(t('site-radlands-costs', { n: cost, left: (tableOf(view).water ?? 0) - cost }));
    if (typeof option.would === 'string' && typeof card === 'string') {
      const text = option.damaged
        ? 'site-radlands-is-damaged'
        : option.would === 'destroyed'
          ? 'site-radlands-would-destroy'
          : 'site-radlands-would-damage';
      parts.push(t(text, { card: cardName(G, card) }));
    }
    return parts.length === 0 ? null : parts.join(' · ');
  },
  why(id, view) {
    const at = /^p:(\d)-(\d)-(\d)$/.exec(id);
    if (at === null) return null;
    const there = standingAt(tableOf(view), Number(at[1]), Number(at[2]), Number(at[3]));
    if (there === null) return null;
    const { who } = there;
    const reasons: Reason[] = [];
    if (who.destroyed) reasons.push({ text: t('radlands-word-destroyed') });
    if (who.damaged) reasons.push({ text: t('radlands-word-damaged'), rule: 'radlands.3.2' });
    if (who.protected) reasons.push({ text: t('radlands-word-protected'), rule: 'radlands.6.3' });
    else if (!who.destroyed) reasons.push({ text: t('radlands-word-unprotected'), rule: 'radlands.6.3' });
    if (!who.destroyed)
      reasons.push({ text: t(who.ready ? 'radlands-word-ready' : 'radlands-word-exhausted'), rule: 'radlands.3.3' });
    return { sum: '', reasons };
  },
  harmful: (option, view) => option.seat === view.seat && option.would !== undefined,
  refuses(id, onto, options, view) {
    const toPlay = id.startsWith('h:') && (onto.startsWith('p:') || onto === 'table');
    return toPlay ? lacking(options[0], view) : null;
  },
  steps,
  origin(id, events) {
    if (id.startsWith('h:')) return 'deck';
    const at = /^p:(\d)/.exec(id);
    return at === null || events.length === 0 ? null : `player-${at[1]}`;
  },
  ending: async () => ({ End: (await import('./End.svelte')).default }),
  endScore: (ended) => {
    const stand = standing(ended);
    const winner = ended.result.winners[0] ?? 0;
    return t('site-radlands-end-score', { n: stand[winner] ?? 0, m: stand[1 - winner] ?? 0 });
  },
  standing(view) {
    const table = tableOf(view);
    return table.turn === 0 ? t('site-radlands-camps') : t('site-turn', { n: table.turn });
  },
};
