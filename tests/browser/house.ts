// Run by test_house.py in an empty page: the house, asked without the page. `window.house` has what the tests call.
import { Database } from '../../web/src/offline/database';
import { open } from '../../web/src/offline/start';
import type { FromHouse, Id, Port } from '../../web/src/offline/messages';

type Answer = Extract<FromHouse, { kind: 'answer' }>;

class Asking {
  states: string[] = [];
  faults: string[] = [];
  notes: string[] = [];
  loaded = 0;
  private number = 0;
  private readonly waiting = new Map<Id, (answer: Answer) => void>();
  private readonly tables = new Map<Id, (message: FromHouse) => void>();
  private readonly pieces = new Map<Id, string[]>();
  private readonly port: Port;
  private came: (() => void)[] = [];
  private own?: Database;

  constructor() {
    this.port = open({ base: '/', house: '/house.worker.js', bots: '/bots.worker.js', engine: '/engine/' });
    this.port.onmessage = (message) => this.heard(message);
  }

  private heard(message: FromHouse): void {
    if (message.kind === 'state') {
      if (message.state === 'loading') this.loaded = message.done / message.total;
      if (this.states.at(-1) !== message.state) this.states.push(message.state);
      if (message.state === 'failed') this.faults.push(message.reason);
      this.came.splice(0).forEach((go) => go());
    } else if (message.kind === 'fault') this.faults.push(message.text);
    else if (message.kind === 'note') this.notes.push(message.text);
    else if (message.kind === 'answer') this.waiting.get(message.id)?.(message);
    else if (message.kind === 'piece') this.pieces.set(message.id, [...(this.pieces.get(message.id) ?? []), message.text]);
    else this.tables.get(message.id)?.(message);
  }

  async ready(): Promise<string[]> {
    while (!['ready', 'failed'].includes(this.states.at(-1) ?? '')) await new Promise<void>((go) => this.came.push(go));
    if (this.states.at(-1) === 'failed') throw new Error(this.faults.join('; '));
    return this.states;
  }

  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: any; pieces: string[] }> {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(id, (answer) =>
        resolve({ status: answer.status, body: answer.body === '' ? null : JSON.parse(answer.body), pieces: this.pieces.get(id) ?? [] }),
      );
      this.port.post({ kind: 'ask', id, method, path, body: body === undefined ? undefined : JSON.stringify(body) });
    });
  }

  /** Have a game reviewed: when its curve came, when all of it, and how long the house let another question wait meanwhile; in milliseconds. */
  async review(table: string): Promise<{ curve: number; whole: number; waited: number; note: string[] }> {
    const begun = performance.now();
    const told = { curve: 0, whole: 0, waited: 0, note: [] as string[] };
    const made = this.ask('GET', `/api/tables/${table}/review?seat=0`);
    const id = this.number;
    void made.then(() => (told.whole = performance.now() - begun));
    while (told.whole === 0) {
      const asked = performance.now();
      await Promise.race([made, this.ask('GET', `/api/tables/${table}`)]);
      if (told.whole === 0) told.waited = Math.max(told.waited, performance.now() - asked);
      const lines = (this.pieces.get(id) ?? []).filter((line) => line.trim() !== '');
      if (lines.length > 0 && told.curve === 0) told.curve = performance.now() - begun;
      await new Promise((done) => setTimeout(done, 100));
    }
    const { status, body, pieces } = await made;
    const last = pieces.filter((line) => line.trim() !== '').at(-1);
    if (last === undefined) throw new Error(`no review: ${status} ${JSON.stringify(body)}`);
    told.note = JSON.parse(last).note;
    return told;
  }

  /** How many lines of streamed answers have come. */
  lines(): number {
    return [...this.pieces.values()].flat().filter((line) => line.trim() !== '').length;
  }

  /** A database of the same form that is no house's. */
  database(): Database {
    return (this.own ??= new Database('test'));
  }

  /** Play at a table to the end, or so many answers; tells how long each took to its update and to its acknowledgement. */
  play(table: string, most = 1000): Promise<{ over: boolean; answers: number; updates: number[]; acks: number[]; refused: string[] }> {
    const id = ++this.number;
    const told = { over: false, answers: 0, updates: [] as number[], acks: [] as number[], refused: [] as string[] };
    const say = (message: unknown): void => this.port.post({ kind: 'say', id, text: JSON.stringify(message) });
    return new Promise((resolve) => {
      let [sent, seen, waits] = [0, false, false];
      let last: any = null;
      const end = (): void => {
        this.port.post({ kind: 'close', id });
        resolve(told);
      };
      /** Answer what is asked, unless an answer is still on its way. */
      const go = (): void => {
        if (waits || last === null) return;
        const { view, epoch } = last;
        told.over = view.outcome !== null;
        if (told.over || told.answers >= most) {
          setTimeout(end, 50);
          return;
        }
        if (!view.asked.includes(0)) return;
        const { question, options } = view.decision;
        [sent, seen, waits, last] = [performance.now(), false, true, null];
        say({ type: 'answer', epoch, question, word: options[(told.answers * 7) % options.length].word, ref: 'r' });
        told.answers++;
      };
      this.tables.set(id, (message) => {
        if (message.kind === 'opened') say({ type: 'hello', protocol: 1, seat: 0, epoch: 0, seen: 0 });
        else if (message.kind === 'closed') resolve(told);
        if (message.kind !== 'heard') return;
        const heard = JSON.parse(message.text);
        if (heard.type === 'ack') told.acks.push(performance.now() - sent);
        if (heard.type === 'refusal') told.refused.push(heard.code);
        if (heard.type === 'ack' || heard.type === 'refusal') waits = false;
        if (heard.type === 'update') {
          if (sent > 0 && !seen) told.updates.push(performance.now() - sent);
          [seen, last] = [true, heard];
        }
        go();
      });
      this.port.post({ kind: 'open', id, path: `/api/tables/${table}/socket` });
    });
  }
}

declare global {
  interface Window {
    house: Asking;
  }
}
window.house = new Asking();
