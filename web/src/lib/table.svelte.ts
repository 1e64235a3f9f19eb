/**
 * A table as this browser knows it: what the server last told, what is chosen but not sent, and what is being shown.
 * It knows no rules; a game's layout says which thing on the table stands for which answer.
 */
import { tick } from 'svelte';
import { realTime, sameNow, type Sent } from './again';
import { api } from './api';
import { Connection, type Ear, type Link } from './connection';
import { Hints } from './hints.svelte';
import { inspector } from './inspect.svelte';
import { capture, play, unmark } from './motion';
import type {
  Clocks,
  Decision,
  FromServer,
  GameEvent,
  Invite,
  Option,
  Seated,
  TableInfo,
  View,
} from '../generated/protocol';
import { Recap } from './recap.svelte';
import { answeredAt } from './remember';
import { confirms, duration } from './settings.svelte';
import { sound } from './sound';
import type { Follow, Layout, Opening, Way } from '../games/layout';
import { seatNames } from './names';
import { version } from './version.svelte';

type Update = Extract<FromServer, { type: 'update' }>;
type Next = Extract<FromServer, { type: 'next' }>;
export interface Notice {
  text: string; // a key of the site's texts
  parts?: Record<string, number>;
  tone: 'note' | 'bad';
}

const PACE = 650; // milliseconds between the steps of others, at normal speed

export class Table implements Ear {
  info: TableInfo | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  host = $state(false);
  invites: Invite[] = $state.raw([]);
  link: Link = $state('joining');
  /** The seat looked from; null looks on. */
  seat: number | null = $state(null);
  /** Hot-seat: the device is to be passed to this seat before its cards are shown. */
  handover: number | null = $state(null);
  view: View | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  clocks: Clocks | null = $state.raw(null);
  takeback: number[] = $state.raw([]);
  ask: number | null = $state(null);
  /** Views already seen, by question: a click on the log shows that moment. */
  past: Map<number, View> = new Map();
  moment: number | null = $state(null);
  /** A thing on the table that stands for several answers, and the answer that waits for confirmation. */
  focus: string | null = $state(null);
  chosen: Option | null = $state.raw(null);
  /** An answer that waits for a second click, which says how: where a person goes, whom an ability hits. */
  opened: Option | null = $state.raw(null);
  sending: { question: number; ref: string; option: Option } | null = $state.raw(null);
  /** What on the table stands for the answer on its way. */
  sentKeys: string[] = $state.raw([]);
  /** The latest answer: which card is locked in while others still choose. */
  last: { question: number; option: Option } | null = $state.raw(null);
  readonly hints = new Hints(this);
  notice: Notice | null = $state.raw(null);
  closed: string | null = $state(null);
  /** Where it goes on: one message for each seat of this screen. */
  nexts: Next[] = $state.raw([]);
  queued = $state(0);
  /** The last question each seat of this screen has answered. */
  answered: Record<number, number> = $state.raw({});
  readonly recap = new Recap(this);
  /** Server time minus ours, in seconds. */
  drift = 0;
  root: HTMLElement | null = null;
  layout: Layout | null = $state.raw(null);

  private connection: Connection | null = null;
  private epoch = 0;
  private seen = 0;
  private heldEvents: GameEvent[] = [];
  private queue: Update[] = [];
  private showing = false;
  private plan: Follow[] = [];
  /** The newest view, shown already or not, and answers that may have to be given again to it. */
  private newest: View | null = null;
  private sent = new Map<string, Sent>();

  constructor(readonly id: string) {
    this.answered = answeredAt(id);
  }

  /** The view on the screen: now, or the moment looked back at. */
  get shown(): View | null {
    return this.moment === null ? this.view : (this.past.get(this.moment) ?? this.view);
  }

  get next(): Next | null {
    return this.nexts[0] ?? null;
  }

  get decision(): Decision | null {
    if (this.moment !== null || this.handover !== null) return null;
    return this.view?.decision ?? null;
  }

  /** Am I asked (and not only allowed to change a locked-in choice)? */
  get asked(): boolean {
    const view = this.view;
    return view !== null && this.seat !== null && this.moment === null && view.asked.includes(this.seat);
  }

  get options(): Option[] {
    return this.sending === null ? (this.decision?.options ?? []) : [];
  }

  /** How the opened answer can be finished. */
  opening: Opening | null = $derived(this.opened === null ? null : this.openingOf(this.opened));

  openingOf(option: Option): Opening | null {
    const { decision, view } = this;
    if (decision === null || view === null) return null;
    return this.layout?.opens?.(option, decision, view, seatNames(this.info)) ?? null;
  }

  /** The way to finish the opened answer that a thing on the table stands for. */
  wayAt(key: string): Way | null {
    return this.opening?.ways.find((way) => way.keys.includes(key)) ?? null;
  }

  /** Answers that a thing on the table stands for; while one is opened, the ways to finish it and what else can be opened. */
  at(key: string): Option[] {
    return this.byKey.get(key) ?? [];
  }

  private byKey: Map<string, Option[]> = $derived.by(() => {
    const { opening, opened } = this;
    if (opening === null || opened === null) return this.allByKey;
    const found = new Map<string, Option[]>();
    for (const way of opening.ways) for (const key of way.keys) found.set(key, [opened]);
    for (const [key, options] of this.allByKey)
      if (!found.has(key) && opening.among !== undefined && key.startsWith(opening.among)) found.set(key, options);
    return found;
  });

  private allByKey: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const decision = this.decision;
    if (decision === null || this.view === null || this.layout === null || this.sending !== null) return found;
    for (const option of decision.options)
      for (const key of this.layout.targets(option, decision, this.view)) {
        const there = found.get(key);
        if (there === undefined) found.set(key, [option]);
        else there.push(option);
      }
    return found;
  });

  /** Keys of the things that can be chosen, in the order of their digits. */
  keys: string[] = $derived.by(() => {
    const keys = [...this.byKey.keys()];
    const view = this.view;
    const order = this.layout?.order;
    return view === null || order === undefined
      ? keys
      : keys.sort((one, other) => order(one, view) - order(other, view));
  });

  /** Answers that nothing on the table stands for: they get buttons. */
  loose: Option[] = $derived.by(() => {
    const shown = new Set([...this.byKey.values()].flat());
    return this.options.filter((option) => !shown.has(option));
  });

  open(seated: Seated): void {
    this.take(seated);
    this.seat = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
    this.connection = new Connection(`/api/tables/${encodeURIComponent(this.id)}/socket`, this);
  }

  /** What the HTTP answer says of me. */
  take(seated: Seated): void {
    this.info = seated.table;
    this.mine = seated.mine;
    this.host = seated.host;
    this.invites = seated.invites;
  }

  close(): void {
    this.connection?.close();
  }

  // What the connection asks and tells.

  greeting(): { seat: number | null; epoch: number; seen: number } {
    return { seat: this.seat, epoch: this.epoch, seen: this.seen };
  }

  linked(state: Link): void {
    if (state === 'lost') this.recap.away();
    this.link = state;
  }

  heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.drift = message.now - Date.now() / 1000;
        version.told(message.page);
        this.about(message.table);
        break;
      case 'table':
        this.about(message.table);
        break;
      case 'update':
        this.receive(message);
        break;
      case 'clocks':
        this.clocks = message.clocks;
        break;
      case 'pong':
        this.drift = message.now - Date.now() / 1000;
        break;
      case 'ack': {
        // The update usually came before; where the question stays open (Chaos), nothing else ends the waiting.
        const { ref } = message;
        this.sent.delete(ref);
        setTimeout(() => {
          if (this.sending?.ref === ref) this.sending = null;
        }, 200);
        break;
      }
      case 'refusal':
        if (this.again(message.ref, message.code)) break;
        if (this.sending?.ref === message.ref) this.sending = null;
        this.hints.refused(message.ref);
        this.notice = { text: `site-refused-${message.code}`, tone: 'bad' };
        break;
      case 'hint':
        this.hints.told(message.ref, message);
        break;
      case 'next':
        this.nexts = [...this.nexts, message];
        break;
      case 'bye':
        this.closed = message.code;
        if (message.code === 'version') version.refused();
        break;
      default:
        break;
    }
  }

  private about(info: TableInfo): void {
    const waited = this.info?.status === 'waiting' && info.status !== 'waiting';
    this.info = info;
    if (waited || (info.status === 'waiting' && this.host)) void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      this.take(await api.table(this.id));
    } catch {
      // The socket tells what matters; the links of open seats can wait.
    }
  }

  // Updates come faster than people read: the steps of others are shown one after the other.

  private receive(update: Update): void {
    const kept = update.since === 0 ? [] : this.heldEvents.slice(0, update.since);
    this.heldEvents = [...kept, ...update.events];
    if (update.epoch !== this.epoch) {
      this.past.clear();
      this.sending = null;
      this.queue = [];
    }
    const fresh = update.since === 0 || this.view === null || update.view.seat !== this.view.seat;
    this.epoch = update.epoch;
    this.newest = update.view;
    this.seen = update.since + update.events.length;
    if (fresh || duration(PACE) === 0 || document.hidden) {
      this.queue = [];
      this.queued = 0;
      void this.show(update, this.heldEvents);
      return;
    }
    this.queue.push(update);
    this.queued = this.queue.length;
    if (!this.showing) void this.work();
  }

  private async work(): Promise<void> {
    this.showing = true;
    let update = this.queue.shift();
    while (update !== undefined) {
      this.queued = this.queue.length;
      const told = update.since + update.events.length;
      await this.show(update, this.heldEvents.slice(0, told));
      // One's own step needs no pause; neither does the last of a row.
      if (this.queue.length > 0) await new Promise((done) => setTimeout(done, duration(PACE)));
      update = this.queue.shift();
    }
    this.queued = 0;
    this.showing = false;
  }

  /** Show the latest state at once. */
  skip(): void {
    const last = this.queue.pop();
    this.queue = [];
    this.queued = 0;
    if (last !== undefined) void this.show(last, this.heldEvents);
  }

  private async show(update: Update, events: GameEvent[]): Promise<void> {
    const before = this.view;
    const places = capture(this.root);
    unmark(this.root);
    const mineBefore = this.asked;
    this.events = events;
    this.view = update.view;
    this.clocks = update.clocks;
    this.takeback = update.takeback ?? [];
    this.ask = update.ask ?? null;
    this.past.set(update.view.question, update.view);
    if (this.sending !== null && (update.view.question !== this.sending.question || !this.asked)) this.sending = null;
    this.keepChoice(before, update.view);
    this.hints.clear();
    this.recap.follow(before === null || before.seat !== update.view.seat);
    this.passOn();
    await tick();
    if (before !== null && before.seat === update.view.seat)
      play(this.root, places, (key) => this.layout?.origin(key, update.events) ?? null);
    if (update.view.outcome !== null && before?.outcome === null)
      sound(this.seat === null || update.view.outcome.winners.includes(this.seat) ? 'win' : 'lose');
    else if (this.asked && !mineBefore && before !== null) sound('turn');
    else if (update.events.length > 0 && before !== null) sound('card');
    this.goOn();
  }

  /** What was chosen and not sent yet stays chosen, if the question is the same, or says the same in real time. */
  private keepChoice(before: View | null, now: View): void {
    const same = before !== null && before.seat === now.seat && before.decision?.prompt === now.decision?.prompt;
    if (!same || (before.question !== now.question && !realTime(now))) this.clear();
    if (this.chosen === null) return;
    const words = JSON.stringify(this.chosen);
    this.chosen = now.decision?.options.find((option) => JSON.stringify(option) === words) ?? null;
    if (this.chosen === null) this.focus = null;
  }

  /** Hot-seat: when somebody else of this screen is asked, the cards are put away until they say they are there. */
  private passOn(): void {
    const view = this.view;
    if (this.mine.length < 2 || view === null || view.outcome !== null || this.info?.status === 'ended') {
      this.handover = null;
      return;
    }
    if (this.seat !== null && view.asked.includes(this.seat)) return;
    const wanted = view.asked.filter((seat) => this.mine.includes(seat));
    const to = wanted[0];
    if (to === undefined || to === this.seat) return;
    this.handover = to;
    if (this.seat !== null) this.look(null);
  }

  /** Look from a seat of this screen. */
  look(seat: number | null): void {
    this.seat = seat;
    this.epoch = 0;
    this.seen = 0;
    this.past.clear();
    // Nothing of the former player's stays on the screen until the server has answered.
    this.events = [];
    this.heldEvents = [];
    this.queue = [];
    this.clear();
    this.recap.close();
    inspector.close();
    if (this.view !== null) this.view = { ...this.view, seat: null, decision: undefined };
    this.moment = null;
    if (seat !== null) this.handover = null;
    this.connection?.hello();
  }

  // Choosing.

  clear(): void {
    this.opened = null;
    this.focus = null;
    this.chosen = null;
  }

  /** A thing on the table was clicked. Returns false when it stands for no answer. */
  pick(key: string): boolean {
    const way = this.wayAt(key);
    if (way !== null) {
      this.finish(way);
      return true;
    }
    const options = this.allByKey.get(key) ?? [];
    const only = options[0];
    if (only === undefined) return false;
    if (options.length === 1 && this.openingOf(only) !== null) {
      const again = this.focus === key && this.opened === only;
      this.clear();
      if (!again) {
        this.focus = key;
        this.opened = only;
      }
      return true;
    }
    this.opened = null;
    if (options.length > 1) {
      this.chosen = null;
      this.focus = this.focus === key ? null : key;
      return true;
    }
    this.focus = key;
    this.choose(only);
    return true;
  }

  /** An answer was chosen: sent at once, or held until it is confirmed (a second click, Space, or the gold button). */
  choose(option: Option, sure = false): void {
    const { decision, view } = this;
    const light = decision !== null && view !== null && (this.layout?.light?.(option, decision, view) ?? false);
    if (!sure && !light && confirms() && this.chosen !== option) {
      this.chosen = option;
      return;
    }
    this.answer(option);
  }

  /** Finish the opened answer: it is sent, and what follows is answered without asking. */
  finish(way: Way): void {
    const option = this.opened;
    if (option === null || this.sending !== null) return;
    this.plan = [...way.then];
    this.answer(option);
  }

  answer(option: Option): void {
    const decision = this.decision;
    if (decision === null || this.sending !== null) return;
    this.notice = null;
    this.sentKeys = this.view === null ? [] : (this.layout?.targets(option, decision, this.view) ?? []);
    this.put(option, decision, 0);
    this.clear();
  }

  private put(option: Option, decision: Decision, tries: number): void {
    if (this.connection === null) return;
    const { question } = decision;
    const ref = this.connection.send({ type: 'answer', epoch: this.epoch, question, action: option.action });
    this.sent.clear();
    if (realTime(this.newest)) this.sent.set(ref, { epoch: this.epoch, decision, option, tries });
    this.sending = { question, ref, option };
    this.last = { question, option };
    if (this.seat !== null) this.answered = { ...this.answered, [this.seat]: question };
    this.recap.close();
  }

  /** Refused only because somebody else acted meanwhile? Then it is said again, if the table still takes it. */
  private again(ref: string, code: string): boolean {
    const sent = this.sent.get(ref);
    this.sent.delete(ref);
    const option = sent === undefined || code !== 'stale' ? null : sameNow(sent, this.epoch, this.newest);
    if (sent === undefined || option === null || this.newest?.decision === undefined) return false;
    this.put(option, this.newest.decision, sent.tries + 1);
    return true;
  }

  /** A card is being dragged: its places light up. */
  lift(key: string): void {
    const only = this.allByKey.get(key)?.[0];
    if (only === undefined || this.openingOf(only) === null) return;
    this.clear();
    this.focus = key;
    this.opened = only;
  }

  /** May what is being dragged be dropped there? Where nothing is opened, that is found out by dropping it. */
  takes(onto: string): boolean {
    return (
      this.opening === null || this.opening.ways.some((way) => way.keys.includes(onto) || way.zones?.includes(onto))
    );
  }

  /** A card was dragged somewhere: the answer it means, and those that follow from where it was dropped. */
  drop(key: string, onto: string): void {
    const way = this.opening?.ways.find((one) => one.keys.includes(onto) || one.zones?.includes(onto)) ?? null;
    if (way !== null) return this.finish(way);
    const options = this.at(key);
    if (this.view === null || options.length === 0) return;
    const refused = this.layout?.refuses?.(key, onto, options, this.view) ?? null;
    if (refused !== null) {
      this.notice = { ...refused, tone: 'note' };
      return;
    }
    const only = options.length === 1 && onto === 'table' ? options[0] : null;
    const meant = this.layout?.dropped?.(key, onto, options, this.view) ?? only;
    if (!meant) {
      // Put back into the hand: nothing was meant.
      const back = this.root?.querySelector(`.handzone [data-key="${CSS.escape(onto)}"]`) ?? null;
      if (onto !== 'hand' && back === null) this.pick(key);
      return;
    }
    this.answer(meant);
  }

  /** Go on with what a drag has said, if the question now open takes it. */
  private goOn(): void {
    const next = this.plan.shift();
    if (next === undefined) return;
    const option = this.asked && this.decision?.prompt === next.prompt ? this.options.find(next.fits) : undefined;
    if (option === undefined) this.plan = [];
    else this.answer(option);
  }

  /** Back to a question of mine: at once where that is free, by consent otherwise. */
  undo(): void {
    const question = this.takeback[0] ?? this.ask;
    if (question === null || question === undefined) return;
    this.connection?.send({ type: 'takeback', epoch: this.epoch, question });
  }

  /** Back to the first of the questions that can be taken back at once: the whole turn again. */
  restart(): void {
    const question = this.takeback.at(-1);
    if (question !== undefined) this.connection?.send({ type: 'takeback', epoch: this.epoch, question });
  }

  /** Ask the server for a hint on the open question; null if there is none. */
  sendHint(): string | null {
    if (this.decision === null || this.connection === null) return null;
    const { question } = this.decision;
    return this.connection.send({ type: 'hint', epoch: this.epoch, question, level: null });
  }

  consent(accept: boolean): void {
    const request = this.info?.request;
    if (request) this.connection?.send({ type: 'consent', request: request.request, accept });
  }

  withdraw(): void {
    const request = this.info?.request;
    if (request) this.connection?.send({ type: 'withdraw', request: request.request });
  }

  give(seat: number, level: string): void {
    this.connection?.send({ type: 'give', seat, level });
  }

  say(type: 'resign' | 'take' | 'end'): void {
    this.connection?.send({ type });
  }

  /** Once more. On one screen everybody at it says yes together. */
  rematch(accept = true): void {
    for (const seat of this.mine.length > 1 ? this.mine : [this.seat]) {
      if (seat !== this.seat) this.look(seat);
      this.connection?.send({ type: 'rematch', accept });
    }
  }
}
