/** What happens in Cardia, step by step: both cards turn over, the signet is stamped, the ability acts, then cards are drawn. */
import { pictured } from '../../lib/pictures.svelte';
import { CARDS } from '../../generated/cardia/facts';
import type { GameEvent, View } from '../../generated/protocol';
import { eventSentence, type Segment } from '../../lib/sentences';
import { joined, type Happened, type Told, type Where } from '../../lib/show/step';
import { t } from '../../lib/texts.svelte';
import { cardName } from '../../lib/words';
import { key } from './layout';
import { tableOf, type Encounter } from './table';
import { after, open, signed, without } from './told';

const MODIFIERS = new Set(['marked', 'landed', 'modifier_waits', 'late_modifier_waits', 'choice_waits']);

/** Of these, those that change a total at once. */
const COUNTED = new Set(['marked', 'landed']);

/** What has no step of its own: a lock closes, a heading of the log, the end that is told elsewhere. */
const SILENT = new Set(['locked_in', 'round_began', 'ended']);

const seatZone = (seat: unknown): Where => [`zone:player-${seat}`, `zone:hand-${seat}`];

function picture(card: unknown): Told['picture'] {
  const faction = typeof card === 'string' ? CARDS[card]?.faction : undefined;
  return faction === undefined ? { icon: 'c-signet' } : pictured('cardia', String(card), () => import('./art'));
}

const lies = (view: View, owner: number, card: string): boolean =>
  tableOf(view).row.some((one) => one.cards[owner] === card);

class Telling {
  readonly steps: Told[] = [];
  private view: View;

  constructor(private readonly happened: Happened) {
    this.view = happened.before;
  }

  private add(events: GameEvent[], step: Omit<Told, 'say' | 'view'> & { say?: Segment[]; view?: View }): void {
    this.view = step.view ?? after(this.view, events);
    const say = joined(events.map((event) => eventSentence(event, this.happened.names)));
    this.steps.push({ say, upto: events.at(-1)?.n, ...step, view: this.view });
  }

  /** Both cards are turned over and counted, with what waited for them. */
  private reveal(event: GameEvent, landed: GameEvent[], influence: [number, number], won: number | null): void {
    const cards = event.cards as [string, string];
    const marks = [0, 1].map((seat) =>
      landed.filter((one) => one.owner === seat).reduce((sum, one) => sum + Number(one.by), 0),
    ) as [number, number];
    const names = cards.map((card) => cardName('cardia', card));
    const first = this.happened.before.seat === 0 ? 1 : 0;
    const text = `${names[first]} ${influence[first]} : ${influence[1 - first]} ${names[1 - first]}`;
    this.add([event], {
      form: 'reveal',
      seat: null,
      targets: cards.map((card, owner) => key(owner, card)),
      totals: cards.map((card, owner) => ({ key: key(owner, card), from: 0, to: influence[owner] ?? 0 })),
      say: [{ text }],
      picture: picture(cards[first]),
      view: open(this.view, cards, influence, marks, won),
    });
  }

  /** Who has won the encounter of these cards, by what the table says in the end, else by who lost. */
  private won(cards: [string, string], loser: number | null, influence: [number, number]): number | null {
    const end = tableOf(this.happened.after).row.find((one) => one.cards.join() === cards.join());
    const told = end?.influence.join() === influence.join() ? winner(end) : null;
    return told ?? (loser === null ? null : 1 - loser);
  }

  /** A signet that lay with the other card of the encounter slides over from there; else it is stamped. */
  private signet(won: number, card: string): Pick<Told, 'form' | 'flies' | 'targets' | 'hurts' | 'picture' | 'view'> {
    const row = tableOf(this.view).row.find((one) => one.cards[won] === card);
    const other = row?.cards[1 - won];
    const from = (row?.signets[1 - won] ?? 0) > 0 && other !== undefined ? key(1 - won, other) : null;
    const to = key(won, card);
    return {
      form: from === null ? 'stamp' : 'slide',
      ...(from === null ? {} : { flies: { card: null, from, to } }),
      targets: [to],
      hurts: [1 - won],
      picture: { icon: 'c-signet' },
      view: signed(this.view, won, card),
    };
  }

  /** The winner's card gets its signet. */
  private stamp(cards: [string, string], won: number | null, influence: [number, number]): void {
    if (won === null) return;
    const card = cards[won] as string;
    const words = { name: this.happened.names[won] ?? '', one: influence[won] ?? 0, other: influence[1 - won] ?? 0 };
    this.add([], {
      ...this.signet(won, card),
      seat: null,
      actor: key(won, card),
      say: [{ text: t('site-cardia-shown-wins', words) }],
    });
  }

  /** A modifier may have turned an encounter: its signet goes to the other card. */
  private turned(): void {
    const { before, after: end } = this.happened;
    for (const one of tableOf(end).row) {
      const then = tableOf(before).row.find((other) => other.cards.join() === one.cards.join());
      const won = winner(one);
      if (then !== undefined && won !== null && winner(then) !== won) this.stamp(one.cards, won, one.influence);
    }
  }

  /** Cards leave the row, or a hand, or a deck. */
  private gone(events: GameEvent[]): void {
    const cards = events.map((event) => ({ owner: Number(event.owner), card: String(event.card) }));
    const first = cards[0] as { owner: number; card: string };
    const shared = { seat: first.owner, hurts: cards.map((one) => one.owner), picture: picture(first.card) };
    if (lies(this.view, first.owner, first.card)) {
      const targets = cards.map((one) => key(one.owner, one.card));
      this.add(events, {
        ...shared,
        seat: null,
        form: 'fall',
        targets,
        view: without(after(this.view, events), cards),
      });
      return;
    }
    for (const event of events) {
      const owner = Number(event.owner);
      const from =
        event.event === 'milled' ? `zone:deck-${owner}` : [key(owner, String(event.card)), `zone:hand-${owner}`];
      const flies = { card: String(event.card), from, to: `zone:discard-${owner}` };
      this.add([event], { ...shared, seat: owner, form: 'discard', actor: seatZone(owner), flies });
    }
  }

  private draws(events: GameEvent[]): void {
    const seats = new Set(events.map((event) => Number(event.seat)));
    const seat = seats.size === 1 ? Number(events[0]?.seat) : null;
    const other = [...seats].find((one) => one !== this.happened.before.seat) ?? seat ?? 0;
    const flies = { card: null, from: `zone:deck-${other}`, to: `zone:hand-${other}` };
    this.add(events, { form: 'deal', seat, actor: seatZone(other), flies, picture: { icon: 'deck' } });
  }

  private one(event: GameEvent): void {
    const seat = typeof event.seat === 'number' ? event.seat : typeof event.owner === 'number' ? event.owner : null;
    const owner = Number(event.owner ?? event.seat ?? 0);
    const card = typeof event.card === 'string' ? event.card : null;
    const mine = card === null ? seatZone(seat) : [key(owner, card), ...seatZone(seat)];
    const target = card === null ? [] : [key(owner, card)];
    const base = { seat, actor: mine, picture: picture(card) };
    if (event.event === 'lost' || event.event === 'activated' || event.event === 'copied')
      this.add([event], { ...base, form: 'ability' });
    else if (MODIFIERS.has(event.event)) {
      const from = tableOf(this.view).row.find((one) => one.cards[owner] === card)?.influence[owner];
      const to = from === undefined || !COUNTED.has(event.event) ? undefined : from + Number(event.by);
      const totals = from === undefined || to === undefined ? [] : [{ key: key(owner, card ?? ''), from, to }];
      this.add([event], { ...base, form: 'modify', targets: target, totals });
    } else if (event.event === 'placed_openly') {
      const flies = { card, from: `zone:hand-${owner}`, to: key(owner, card ?? '') };
      this.add([event], { ...base, form: 'play', flies, targets: target });
    } else if (event.event === 'took_back' || event.event === 'replaced')
      this.add([event], { ...base, form: 'shift', targets: target, hurts: [1 - owner] });
    else if (event.event === 'named' || event.event === 'blackmailed') {
      const named = tableOf(this.view).row.flatMap(({ cards }) =>
        cards.map((one, side) => ({ one, side })).filter(({ one }) => CARDS[one]?.faction === event.faction),
      );
      this.add([event], { ...base, form: 'name', targets: named.map(({ one, side }) => key(side, one)) });
    } else this.add([event], { ...base, form: 'tell' });
  }

  tell(): Told[] {
    const events = this.happened.events.filter((event) => !SILENT.has(event.event));
    let modified = false;
    for (let at = 0; at < events.length;) {
      const event = events[at] as GameEvent;
      const run = (kinds: string[], from = at): GameEvent[] => {
        let end = from;
        while (end < events.length && kinds.includes(events[end]?.event ?? '')) end++;
        return events.slice(from, end);
      };
      const draws = run(['drew']);
      const leaving = run(['discarded', 'milled']);
      if (draws.length > 0 && modified) {
        this.turned();
        modified = false;
      }
      if (event.event === 'revealed') {
        const landed = run(['landed'], at + 1);
        const compared = events[at + 1 + landed.length];
        const counted = compared?.event === 'compared' ? compared : undefined;
        at += 1 + landed.length + (counted === undefined ? 0 : 1);
        const cards = event.cards as [string, string];
        const lost = events.slice(at).find((one) => one.event === 'lost');
        const printed = cards.map((card) => CARDS[card]?.influence ?? 0) as [number, number];
        const influence = (counted?.influence as [number, number] | undefined) ?? printed;
        const won = this.won(cards, lost === undefined ? null : Number(lost.owner), influence);
        this.reveal(event, landed, influence, won);
        this.stamp(cards, won, influence);
      } else if (draws.length > 0) {
        this.draws(draws);
        at += draws.length;
      } else if (leaving.length > 0) {
        this.gone(leaving);
        at += leaving.length;
      } else if (event.event === 'turned' && typeof event.winner === 'number' && typeof event.card === 'string') {
        this.add([event], { ...this.signet(event.winner, event.card), seat: null });
        modified = false;
        at++;
      } else {
        modified ||= event.event === 'marked';
        this.one(event);
        at++;
      }
    }
    if (modified) this.turned();
    return this.steps.filter((step) => step.say.length > 0);
  }
}

/** Whose signet it is; null for nobody's. */
const winner = (one: Encounter): number | null => (one.wins[0] === one.wins[1] ? null : one.wins[0] ? 0 : 1);

export const steps = (happened: Happened): Told[] => new Telling(happened).tell();
