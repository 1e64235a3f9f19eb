/** What happens in Radlands, step by step: who acts, on whom, in which form it is shown. */
import { pictured } from '../../lib/pictures.svelte';
import { CARDS } from '../../generated/radlands/facts';
import type { GameEvent, View } from '../../generated/protocol';
import { eventSentence, type Segment } from '../../lib/sentences';
import { joined, type Happened, type Told, type Where } from '../../lib/show/step';
import { t } from '../../lib/texts.svelte';
import { cardName, listed } from '../../lib/words';
import { handKey, placeKey, queueKey } from './places';
import { SIGNS } from './signs';
import { tableOf } from './table';
import { after, cardAt } from './told';

const HITS = new Set(['damaged', 'destroyed']);
/** What leads to what follows it, and is shown with it. */
const CAUSES = new Set(['ability_used', 'ability_borrowed', 'event_began']);
/** What only closes what was shown before. */
const SILENT = new Set(['locked_in', 'event_resolved', 'turn_ended', 'card_bought']);

const seatZone = (seat: unknown): string => `zone:player-${seat}`;
const at = (event: GameEvent): string => placeKey(Number(event.seat), Number(event.column), Number(event.space));

function picture(card: unknown): Told['picture'] {
  if (typeof card !== 'string' || CARDS[card] === undefined) return { icon: 'r-water' };
  const sign = SIGNS[card];
  return sign === undefined ? pictured('radlands', card, () => import('./art')) : { icon: sign };
}

/** Where the card stands that acts: the one that the table says is acting, or became used, else any of that name. */
function standing(view: View, later: View, seat: unknown, card: unknown): Where {
  const found: { key: string; sure: boolean }[] = [];
  for (const one of [later, view])
    tableOf(one).columns?.forEach((side, owner) => {
      if (owner !== seat) return;
      side.forEach((column, lane) => {
        for (const who of [...column.people, { space: 0, ...column.camp }])
          if (who.card === card)
            found.push({
              key: placeKey(owner, lane + 1, who.space ?? 0),
              sure: who.acting === true || who.used === true,
            });
      });
    });
  found.sort((one, other) => Number(other.sure) - Number(one.sure));
  return [...found.map((one) => one.key), seatZone(seat)];
}

/** Where an event lies that is being resolved; one that never lay in the queue comes from its owner. */
function queued(view: View, seat: unknown, card: unknown): Where {
  const queue = tableOf(view).queues?.[Number(seat)] ?? [];
  const space = queue.indexOf(String(card)) + 1;
  return space > 0 ? [queueKey(Number(seat), space), `zone:queue-${seat}`, seatZone(seat)] : seatZone(seat);
}

interface Source {
  seat: number;
  actor: Where;
  name: string;
  card: string | null;
}

class Telling {
  readonly steps: Told[] = [];
  private view: View;
  private source: Source | null = null;
  /** Water that was paid for what the next step shows. */
  private owed = 0;

  constructor(private readonly happened: Happened) {
    this.view = happened.before;
  }

  private say(...events: GameEvent[]): Segment[] {
    return joined(events.map((event) => eventSentence(event, this.happened.names)));
  }

  private add(events: GameEvent[], step: Omit<Told, 'say' | 'view'> & { say?: Segment[] }): void {
    this.passed(events);
    const pays = this.owed > 0 ? { pays: this.owed } : {};
    this.owed = 0;
    this.steps.push({ say: this.say(...events), view: this.view, upto: events.at(-1)?.n, ...pays, ...step });
  }

  /** The table after these events; what they cost falls with the next step. */
  private passed(events: GameEvent[]): void {
    this.view = after(this.view, events, this.happened.after);
    for (const event of events) if (typeof event.cost === 'number') this.owed += event.cost;
  }

  /** Whoever acts when the events do not say it: what the table says is acting, else whose turn it is. */
  private acting(): Source {
    if (this.source !== null) return this.source;
    const table = tableOf(this.happened.before);
    const seat = table.active;
    const name = this.happened.names[seat] ?? '';
    if (typeof table.resolving === 'string') {
      const card = table.resolving;
      return { seat, actor: queued(this.happened.before, seat, card), name: cardName('radlands', card), card };
    }
    for (const [owner, side] of (table.columns ?? []).entries())
      for (const [lane, column] of side.entries())
        for (const who of [...column.people, { space: 0, ...column.camp }])
          if (who.acting === true) {
            const actor = [placeKey(owner, lane + 1, who.space ?? 0), seatZone(owner)];
            return { seat: owner, actor, name: cardName('radlands', who.card), card: who.card };
          }
    return { seat, actor: seatZone(seat), name, card: null };
  }

  private cause(event: GameEvent, follows: boolean): void {
    const seat = Number(event.seat);
    const card = String(event.card);
    const began = event.event === 'event_began';
    const actor = began ? queued(this.view, seat, card) : standing(this.view, this.happened.after, seat, card);
    this.source = { seat, actor, name: cardName('radlands', card), card };
    if (follows && !began) this.passed([event]);
    else if (!follows) this.add([event], { form: 'ability', seat, actor, picture: picture(card) });
  }

  private hits(events: GameEvent[]): void {
    const { seat, actor, name, card } = this.acting();
    const targets = events.map(at);
    const ruined = events.filter((event) => event.event === 'destroyed' && Number(event.space) === 0);
    const gone = events.filter((event) => event.event === 'destroyed' && !ruined.includes(event)).map(at);
    const clause = (kind: string): string => {
      const cards = events
        .filter((event) => event.event === kind)
        .map((event) => cardName('radlands', String(event.card)));
      return cards.length === 0
        ? ''
        : t(`site-radlands-shown-${kind}`, { actor: name, by: card ?? '', cards: listed(cards) });
    };
    const form = ruined.length > 0 ? 'ruin' : events.length > 1 ? 'volley' : gone.length > 0 ? 'destroy' : 'attack';
    this.add(events, {
      form,
      seat,
      actor,
      targets,
      gone,
      say: [{ text: [clause('damaged'), clause('destroyed')].filter((part) => part !== '').join(' · ') }],
      hurts: events.map((event) => Number(event.seat)),
      picture: picture(card ?? events[0]?.card),
    });
  }

  /** A card goes to its place on the table, or to a pile. */
  private flight(event: GameEvent, form: 'play' | 'enqueue' | 'discard', from: Where, to: Where): void {
    const card = typeof event.card === 'string' ? event.card : cardAt(tableOf(this.happened.after), event);
    const seat = Number(event.seat);
    const flies = { card, from, to };
    const targets = [to].flat().filter((key) => !key.startsWith('zone:'));
    this.add([event], { form, seat, actor: seatZone(seat), flies, targets, picture: picture(card) });
  }

  private one(event: GameEvent): void {
    const seat = typeof event.seat === 'number' ? event.seat : null;
    const zone = seat === null ? undefined : seatZone(seat);
    const hand: Where = [handKey(String(event.card), 0), seatZone(seat)];
    const from = seat === this.happened.before.seat ? hand : seatZone(seat);
    switch (event.event) {
      case 'person_played':
        return this.flight(event, 'play', from, at(event));
      case 'punk_gained':
        return this.flight(event, 'play', ['zone:deck', seatZone(seat)], at(event));
      case 'event_queued':
        return this.flight(event, 'enqueue', from, [queueKey(Number(seat), Number(event.space)), `zone:queue-${seat}`]);
      case 'junked':
      case 'discarded':
        return this.flight(event, 'discard', from, 'zone:discard');
      case 'discarded_from_deck':
        return this.flight(event, 'discard', ['zone:deck', seatZone(seat)], 'zone:discard');
      case 'returned':
        return this.flight(event, 'discard', at(event), seatZone(seat));
      case 'restored':
      case 'flipped_back': {
        const { actor, seat: by, card } = this.acting();
        return this.add([event], { form: 'restore', seat: by, actor, targets: [at(event)], picture: picture(card) });
      }
      case 'moved':
      case 'juggernaut_moved':
        return this.add([event], {
          form: 'advance',
          seat,
          actor: zone,
          targets: [at(event)],
          picture: picture(event.card),
        });
      case 'turn_began':
      case 'first_player':
      case 'replenished':
      case 'water_gained':
        return this.add([event], { form: 'turn', seat, actor: zone, picture: { icon: 'r-water' } });
      default:
        return this.add([event], { form: 'tell', seat, actor: zone, picture: picture(event.card) });
    }
  }

  /** Events that are one step together: hits at once, cards drawn one after the other, a queue that moves. */
  private run(events: GameEvent[], start: number): GameEvent[] {
    const first = events[start];
    if (first === undefined) return [];
    const same = (event: GameEvent): boolean =>
      HITS.has(first.event)
        ? HITS.has(event.event)
        : event.event === first.event && event.seat === first.seat && ['drew', 'event_moved'].includes(first.event);
    let end = start + 1;
    while (end < events.length && same(events[end] as GameEvent)) end++;
    return events.slice(start, end);
  }

  tell(): Told[] {
    const events = this.happened.events.filter((event) => !SILENT.has(event.event));
    for (let place = 0; place < events.length;) {
      const run = this.run(events, place);
      const event = run[0] as GameEvent;
      const next = events[place + 1];
      const seat = Number(event.seat);
      place += run.length;
      if (HITS.has(event.event)) this.hits(run);
      else if (event.event === 'drew') {
        const flies = { card: null, from: ['zone:deck', 'deck', seatZone(1 - seat)], to: seatZone(seat) };
        this.add(run, {
          form: 'draw',
          seat,
          actor: seatZone(seat),
          flies,
          picture: { icon: 'deck' },
          say: this.say(event),
        });
      } else if (event.event === 'event_moved') {
        const targets = run.map((one) => queueKey(seat, Number(one.space)));
        this.add(run, { form: 'advance', seat, targets, picture: picture(event.card) });
      } else if (CAUSES.has(event.event))
        this.cause(event, next !== undefined && (HITS.has(next.event) || next.event === 'restored'));
      else if (event.event === 'event_played' && next?.event === 'event_queued') this.passed([event]);
      else this.one(event);
    }
    return this.steps;
  }
}

export const steps = (happened: Happened): Told[] => new Telling(happened).tell();
