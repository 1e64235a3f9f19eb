/**
 * A table as this browser knows it: what the server last told, what is chosen but not sent, and what is being shown.
 * It knows no rules; a game's layout says which thing on the table stands for which answer.
 */
import { realTime, sameNow, type Sent } from './again';
import { api } from './api';
import { Choosing, type Notice } from './choosing.svelte';
import { Connection, type Ear, type Link, type Wire } from './connection';
import { Hints } from './hints.svelte';
import type { Guide } from './learn/guide';
import { inspector } from './inspect.svelte';
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
import { answeredAt } from './remember';
import { Moments } from './show/moments.svelte';
import { Show } from './show/show.svelte';
import { WhatIf } from './show/what_if.svelte';
import { sound } from './sound';
import { Talk } from './talk.svelte';
import { version } from './version.svelte';
import { bare } from './words';
import { whoIsBack } from './back';

export type Update = Extract<FromServer, { type: 'update' }>;
type Next = Extract<FromServer, { type: 'next' }>;
export type { Notice };

export class Table extends Choosing implements Ear {
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
  /** What on the table stands for the answer on its way. */
  sentKeys: string[] = $state.raw([]);
  /** The latest answer: which card is locked in while others still choose. */
  last: { question: number; option: Option } | null = $state.raw(null);
  readonly hints = new Hints(this);
  notice: Notice | null = $state.raw(null);
  closed: string | null = $state(null);
  /** Where it goes on: one message for each seat of this screen. */
  nexts: Next[] = $state.raw([]);
  /** The last question each seat of this screen has answered. */
  answered: Record<number, number> = $state.raw({});
  readonly show = new Show(this);
  readonly moments = new Moments(this);
  /** What would have happened, for a moment. */
  readonly whatIf = new WhatIf(this);
  readonly talk = new Talk();
  guide: Guide | null = null;
  /** What is to be reached here, in words: the question of a puzzle. */
  aim: string | null = $state(null);
  /** What the bar says once nobody is asked any more. */
  rest: string | null = $state(null);
  /** Server time minus ours, in seconds. */
  drift = 0;
  root: HTMLElement | null = null;

  private seen = 0;
  private heldEvents: GameEvent[] = [];
  private ending: TableInfo | null = null;
  /** The newest view, shown already or not, and answers that may have to be given again to it. */
  private newest: View | null = null;
  private sent = new Map<string, Sent>();

  constructor(readonly id: string) {
    super();
    this.answered = answeredAt(id);
  }

  /** After the end: the moment of the replay that is looked at, and what had been told then. */
  replaying: { view: View; events: GameEvent[]; at?: number } | null = $state.raw(null);

  /** What had been told when the table was as it is shown. */
  get told(): GameEvent[] {
    return this.replaying?.events ?? this.events;
  }

  /** The view on the screen: now, or the moment looked back at. */
  get shown(): View | null {
    if (this.replaying !== null) return this.replaying.view;
    if (this.moment !== null) return this.past.get(this.moment) ?? this.view;
    return this.show.again ?? this.whatIf.view ?? this.view;
  }

  get next(): Next | null {
    return this.nexts[0] ?? null;
  }

  get decision(): Decision | null {
    // What is shown again, only imagined, or lags behind, asks nothing.
    if (this.moment !== null || this.handover !== null || this.show.again !== null || this.show.behind) return null;
    if (this.whatIf.view !== null) return null;
    return this.view?.decision ?? null;
  }

  /** Am I asked (and not only allowed to change a locked-in choice)? */
  get asked(): boolean {
    const view = this.view;
    return view !== null && this.seat !== null && this.moment === null && view.asked.includes(this.seat);
  }

  /** Sit down, at a table of the server or at the end of another wire. */
  open(seated: Seated, wire?: (ear: Ear) => Wire): void {
    this.take(seated);
    this.seat = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
    this.connection = wire?.(this) ?? new Connection(`/api/tables/${encodeURIComponent(this.id)}/socket`, this);
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
    if (state === 'lost') this.moments.away();
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
      case 'phrase':
      case 'chat':
        this.talk.heard(message);
        break;
      case 'hint':
        void this.hints.told(message.ref, message);
        break;
      case 'coach':
        this.hints.refused(message.ref);
        this.guide?.coached?.(message);
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
    // The end is told when it has been seen.
    if (info.status === 'ended' && this.show.running) {
      this.ending = info;
      return;
    }
    const waited = this.info?.status === 'waiting' && info.status !== 'waiting';
    if (info.status === 'playing')
      this.notice = whoIsBack(this.info, info, this.mine, Date.now() / 1000 + this.drift) ?? this.notice;
    this.info = info;
    if (waited || (info.status === 'waiting' && this.host)) void this.refresh();
  }

  /** Everything is shown. */
  rested(): void {
    const { ending } = this;
    this.ending = null;
    if (ending !== null) this.about(ending);
    this.guide?.rested();
  }

  async refresh(): Promise<void> {
    try {
      // Of the table itself the socket tells, and it may have told more meanwhile.
      const seated = await api.table(this.id);
      this.take({ ...seated, table: this.info ?? seated.table });
    } catch {
      // The socket tells what matters; the links of open seats can wait.
    }
  }

  // Updates come faster than people read: the show has them, and lays the table in its own time.

  private receive(update: Update): void {
    const kept = update.since === 0 ? [] : this.heldEvents.slice(0, update.since);
    this.heldEvents = [...kept, ...update.events];
    const rewound = update.epoch !== this.epoch;
    if (rewound) {
      this.past.clear();
      this.sending = null;
      this.moments.clear();
    }
    const before = this.newest;
    const fresh = update.since === 0 || rewound || before === null || before.seat !== update.view.seat;
    this.epoch = update.epoch;
    this.newest = update.view;
    this.clocks = update.clocks;
    this.seen = update.since + update.events.length;
    if (fresh) this.show.fresh(update, this.heldEvents);
    else this.show.receive(update, this.heldEvents, before);
  }

  /** Seconds left to whoever of this screen is asked, shown already or not; null where no clock presses. */
  left(): number | null {
    const { seat, clocks, newest, info } = this;
    if (seat === null || clocks === null || !newest?.asked.includes(seat)) return null;
    const own = clocks.seats[seat];
    const timed = info !== null && (info.clock.bank > 0 || info.clock.decision > 0);
    return timed && own?.running ? own.left - (Date.now() / 1000 + this.drift - clocks.now) : null;
  }

  /** The table in the middle of an update, as far as the events tell: nobody is asked anything by it. */
  stage(view: View): void {
    this.view = { ...view, decision: undefined, asked: view.asked.filter((seat) => !this.mine.includes(seat)) };
  }

  /** The table as the server said. */
  lay(update: Update, events: GameEvent[]): void {
    const before = this.view;
    this.events = events;
    this.view = update.view;
    this.takeback = update.takeback ?? [];
    this.ask = update.ask ?? null;
    this.past.set(update.view.question, update.view);
    const { sending } = this;
    const asks = update.view.decision?.prompt; // in real time a step of one's own leaves the question's number as it is
    if (sending !== null && (update.view.question !== sending.question || asks !== sending.prompt || !this.asked))
      this.sending = null;
    this.keepChoice(before, update.view);
    this.lockedIn(update);
    this.hints.clear();
    this.moments.follow(before === null || before.seat !== update.view.seat);
    this.passOn();
  }

  /** What is locked in lies open before its owner, on another device and after a reload, too. */
  private lockedIn({ view, given }: Update): void {
    if (given === null || view.seat === null) return;
    const [domain, word = ''] = given.split(':');
    const option = view.decision?.options.find((one) => view.decision?.domain === domain && one.word === word);
    this.last = { question: view.question, option: option ?? { action: -1, word, card: bare(word) } };
  }

  /** After the table is laid: what is heard of it, and what follows from a drag. */
  laid(before: View | null, asked: boolean): void {
    const outcome = this.view?.outcome ?? null;
    if (before !== null && before.outcome === null && outcome !== null)
      sound(this.seat === null || outcome.winners.includes(this.seat) ? 'win' : 'lose');
    else if (before !== null && this.asked && !asked) sound('turn');
    this.goOn();
    if (!this.show.running) this.guide?.rested();
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
    this.newest = null;
    this.show.forget();
    this.clear();
    this.moments.clear();
    inspector.close();
    if (this.view !== null) this.view = { ...this.view, seat: null, decision: undefined };
    this.moment = null;
    if (seat !== null) this.handover = null;
    this.connection?.hello();
  }

  // Choosing.

  answer(option: Option): void {
    this.show.settled();
    const decision = this.decision;
    if (decision === null || this.sending !== null) return;
    this.notice = null;
    this.guide?.answering();
    this.sentKeys = this.view === null ? [] : (this.layout?.targets(option, decision, this.view) ?? []);
    this.put(option, decision, 0);
    this.clear();
  }

  /** Several answers to one question, one after another: nobody is waited for between them. */
  answerAll(options: Option[]): void {
    this.show.settled();
    const decision = this.decision;
    if (decision === null || this.sending !== null) return;
    this.notice = null;
    this.guide?.answering();
    this.sentKeys = [];
    for (const option of options) this.put(option, decision, 0);
    this.clear();
  }

  private put(option: Option, decision: Decision, tries: number): void {
    if (this.connection === null) return;
    const { question } = decision;
    const ref = this.connection.send({ type: 'answer', epoch: this.epoch, question, action: option.action });
    this.sent.clear();
    if (realTime(this.newest)) this.sent.set(ref, { epoch: this.epoch, decision, option, tries });
    this.sending = { question, prompt: decision.prompt, ref, option };
    this.last = { question, option };
    if (this.seat !== null) this.answered = { ...this.answered, [this.seat]: question };
    this.moments.open = false;
    this.show.sent();
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
}
