/**
 * The page's way to its house. One tab of a browser has it, the one that holds the lock; every other tab asks that one, over a
 * channel. So no table is ever written by two. When the tab that has it goes, the next one that waits for the lock opens its own: what
 * was asked meanwhile is refused as busy, sockets are closed, and the page comes back as after a lost connection.
 */
import type { Config, FromHouse, Id, Port, ToHouse } from './messages';

/** What goes over the channel: to whoever has the house, or to one tab; or to all of them. */
type Passed =
  | { to: 'house'; tab: string; message: ToHouse }
  | { to: 'house'; tab: string; hello: true }
  | { to: 'house'; tab: string; bye: true }
  | { to: 'tab'; tab: string; message: FromHouse }
  | { to: 'tabs'; message: FromHouse };

type WithId = Extract<FromHouse, { id: Id }>;
const MADE = /^\/api\/(tables|series|learn\/lessons\/[^/]+\/table)$/;
const GONE = JSON.stringify({ code: 'busy', reason: 'the tab that had the game open is gone; try again' });

class House implements Port {
  onmessage: (message: FromHouse) => void = () => {};

  private readonly config: Config;
  private readonly tab = crypto.randomUUID();
  private readonly channel: BroadcastChannel;
  private worker: Worker | null = null;
  private state: Extract<FromHouse, { kind: 'state' }> = { kind: 'state', state: 'loading', done: 0, total: 1 };
  /** What this tab waits for, and the sockets it has open. */
  private readonly asked = new Set<Id>();
  private readonly sockets = new Set<Id>();
  /** Where the house is ours: the sockets of the other tabs, by the tab. */
  private readonly others = new Map<string, Set<Id>>();
  private kept = false;
  /** What was said before it was known who has the house, and that it hears: after a reload the lock may still be the old page's. */
  private unheard: ToHouse[] | null = [];

  constructor(config: Config) {
    const whole = (address: string): string => new URL(address, location.href).href;
    this.config = { ...config, house: whole(config.house), bots: whole(config.bots), engine: whole(config.engine) };
    this.channel = new BroadcastChannel(`talia-house:${config.base}`);
    this.channel.onmessage = ({ data }: MessageEvent<Passed>) => this.passed(data);
    addEventListener('pagehide', () => this.leave());
    addEventListener('pageshow', (event) => event.persisted && this.lost());
    void this.take();
  }

  post(message: ToHouse): void {
    if (message.kind === 'start') return; // it has, by itself
    if (message.kind === 'ask') {
      this.asked.add(message.id);
      if (message.method === 'POST' && MADE.test(message.path)) this.keep();
    } else if (message.kind === 'drop') this.asked.delete(message.id);
    else if (message.kind === 'open') this.sockets.add(message.id);
    if (this.unheard !== null) this.unheard.push(message);
    else this.pass(message);
  }

  private pass(message: ToHouse): void {
    if (this.worker !== null) this.worker.postMessage(marked(this.tab, message));
    else this.channel.postMessage({ to: 'house', tab: this.tab, message } satisfies Passed);
  }

  /** Take the lock, now or when it is free, and keep it as long as this tab is there. */
  private async take(): Promise<void> {
    const name = `talia-house:${this.config.base}`;
    const forEver = (): Promise<void> => new Promise(() => {});
    if (navigator.locks === undefined) return this.begin();
    const had = await new Promise<boolean>((resolve) => {
      void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? Promise.resolve() : forEver();
      });
    });
    if (had) return this.begin();
    this.told({ kind: 'state', state: 'elsewhere' });
    this.channel.postMessage({ to: 'house', tab: this.tab, hello: true } satisfies Passed);
    await navigator.locks.request(name, () => {
      if (this.unheard === null) this.lost();
      this.begin();
      return forEver();
    });
  }

  private begin(): void {
    const worker = new Worker(this.config.house, { type: 'module' });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.said(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.said({ kind: 'fault', text: event.message });
      if (this.state.state === 'loading') this.said({ kind: 'state', state: 'failed', reason: event.message });
    };
    worker.postMessage({ kind: 'start', ...this.config } satisfies ToHouse);
    this.heard();
  }

  /** Somebody has the house: say what has waited. */
  private heard(): void {
    const waiting = this.unheard ?? [];
    this.unheard = null;
    for (const message of waiting) this.pass(message);
  }

  /** The house, ours, says something: to this tab, to another one, or to all. */
  private said(message: FromHouse): void {
    if (message.kind === 'state' || message.kind === 'fault' || message.kind === 'note') {
      this.told(message);
      this.channel.postMessage({ to: 'tabs', message } satisfies Passed);
      return;
    }
    const [tab, own] = unmarked(message);
    if (message.kind === 'closed') this.others.get(tab)?.delete(own.id);
    if (tab === this.tab) this.told(own);
    else this.channel.postMessage({ to: 'tab', tab, message: own } satisfies Passed);
  }

  /** Something came over the channel. */
  private passed(data: Passed): void {
    if (data.to === 'house') {
      if (this.worker === null) return;
      if ('hello' in data) this.channel.postMessage({ to: 'tab', tab: data.tab, message: this.state } satisfies Passed);
      else if ('bye' in data) {
        for (const id of this.others.get(data.tab) ?? [])
          this.worker.postMessage(marked(data.tab, { kind: 'close', id }));
        this.others.delete(data.tab);
      } else {
        const { tab, message } = data;
        if (message.kind === 'open') this.others.set(tab, (this.others.get(tab) ?? new Set()).add(message.id));
        this.worker.postMessage(marked(tab, message));
      }
    } else if (this.worker === null && (data.to === 'tabs' || data.tab === this.tab)) {
      this.heard();
      this.told(data.message);
    }
  }

  /** This tab is told something. */
  private told(message: FromHouse): void {
    if (message.kind === 'state') this.state = message;
    else if (message.kind === 'answer') this.asked.delete(message.id);
    else if (message.kind === 'closed') this.sockets.delete(message.id);
    this.onmessage(message);
  }

  /** The house that was asked is gone: nothing more comes of what was asked there. */
  private lost(): void {
    const headers = { 'content-type': 'application/json', 'retry-after': '1' };
    for (const id of [...this.asked]) this.told({ kind: 'answer', id, status: 503, headers, body: GONE });
    for (const id of [...this.sockets]) this.told({ kind: 'closed', id, code: 1006, reason: '' });
  }

  private leave(): void {
    if (this.worker === null) this.channel.postMessage({ to: 'house', tab: this.tab, bye: true } satisfies Passed);
  }

  /** The first own game: ask the browser not to throw it away when it needs room. */
  private keep(): void {
    if (this.kept) return;
    this.kept = true;
    void navigator.storage?.persist?.().catch(() => false);
  }
}

/** The same message with the tab's mark before its id. */
function marked(tab: string, message: ToHouse): ToHouse {
  return message.kind === 'start' ? message : { ...message, id: JSON.stringify([tab, message.id]) };
}

function unmarked(message: WithId): [string, WithId] {
  const [tab, id] = JSON.parse(String(message.id)) as [string, Id];
  return [tab, { ...message, id }];
}

/** The house of this browser, for this tab. */
export function open(config: Config): Port {
  return new House(config);
}
