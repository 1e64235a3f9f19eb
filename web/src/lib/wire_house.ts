/**
 * The wire to the house in a worker beside the page (`offline/start.ts`). It is woken by the first question. What is asked before it is
 * ready waits; where it cannot come up, everybody is told so in one sentence and nothing hangs.
 */
import { untrack } from 'svelte';
import { KNOWN_DEALS } from '../offline/known';
import type { FromHouse, Id, Port, ToHouse } from '../offline/messages';
import { keepAll, kept } from '../offline/kept';
import { based } from './base';
import { house } from './house.svelte';
import { Refused } from './refused';
import type { Answer, Asking, Line, Wire } from './wire';

declare const __WORKERS__: { house: string; bots: string };

interface Question {
  piece(text: string): void;
  answer(status: number, headers: Record<string, string>, body: string): void;
  fail(why: Error): void;
}

let port: Promise<Port> | null = null;
let last = 0;
const questions = new Map<Id, Question>();
const lines = new Map<Id, Near>();

const failed = (): Refused => new Refused('house_failed', house.reason);

/** Wake the house, if nobody has yet. */
function wake(): Promise<Port> {
  if (house.state === 'asleep') house.state = 'loading';
  port ??= Promise.all([import('../offline/start'), kept()]).then(([{ open }]) => {
    const opened = open({
      base: based('/'),
      house: based(`/assets/${__WORKERS__.house}`),
      bots: based(`/assets/${__WORKERS__.bots}`),
      engine: based('/engine/'),
      ...(KNOWN_DEALS ? { secrets: (window as unknown as { taliaSecrets?: string }).taliaSecrets ?? 'nobody' } : {}),
    });
    opened.onmessage = heard;
    return opened;
  });
  return port;
}

function heard(message: FromHouse): void {
  if (message.kind === 'state') told(message);
  else if (message.kind === 'piece') questions.get(message.id)?.piece(message.text);
  else if (message.kind === 'answer') {
    questions.get(message.id)?.answer(message.status, message.headers, message.body);
    questions.delete(message.id);
  } else if (message.kind === 'opened') lines.get(message.id)?.opened();
  else if (message.kind === 'heard') lines.get(message.id)?.onword(message.text);
  else if (message.kind === 'closed') lines.get(message.id)?.gone();
  else if (message.kind === 'note') console.info(message.text);
  // Errors of workers reach no console by themselves.
  else console.error(message.text);
}

function told(message: Extract<FromHouse, { kind: 'state' }>): void {
  // Another tab has the house, and lets this one through; until that tab goes, and this one opens its own.
  if (message.state === 'elsewhere') house.elsewhere = true;
  else if (message.state === 'loading' && house.state === 'ready') house.elsewhere = false;
  house.state = message.state;
  if (message.state === 'ready') keepAll();
  if (message.state === 'loading') [house.done, house.total] = [message.done, message.total];
  else if (message.state === 'failed') {
    // A page shows one sentence; whoever looks for the cause finds all of it.
    console.warn(message.reason);
    house.reason = message.reason.trim().split('\n').at(-1) ?? '';
    for (const question of questions.values()) question.fail(failed());
    questions.clear();
  }
}

const post = (message: ToHouse): void => void wake().then((to) => to.post(message));

/** What came of a question: at once whole, or grown piece by piece. */
class Growing implements Question {
  private readonly kept: string[] = [];
  private ended = false;
  private failure: Error | null = null;
  private wake: () => void = () => undefined;
  private readonly settle: { done: (answer: Answer) => void; failed: (why: Error) => void };
  readonly answered: Promise<Answer>;

  constructor() {
    let settle: Growing['settle'] | undefined;
    this.answered = new Promise<Answer>((done, failed) => (settle = { done, failed }));
    this.settle = settle as Growing['settle'];
  }

  piece(text: string): void {
    this.kept.push(text);
    this.settle.done(this.as(200, {}));
    this.wake();
  }

  answer(status: number, headers: Record<string, string>, body: string): void {
    this.kept.push(body);
    this.ended = true;
    this.settle.done(this.as(status, headers));
    this.wake();
  }

  fail(why: Error): void {
    this.failure = why;
    this.settle.failed(why);
    this.wake();
  }

  private as(status: number, headers: Record<string, string>): Answer {
    const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return {
      status,
      words: String(status),
      header: (name) => named.get(name.toLowerCase()) ?? null,
      text: async () => {
        let text = '';
        for await (const piece of this.pieces()) text += piece;
        return text;
      },
      pieces: async function* (this: Growing) {
        const encoder = new TextEncoder();
        for await (const piece of this.pieces()) yield encoder.encode(piece);
      }.bind(this),
    };
  }

  private async *pieces(): AsyncGenerator<string> {
    for (let at = 0; ;) {
      const piece = this.kept[at];
      if (piece !== undefined) {
        at += 1;
        yield piece;
      } else if (this.failure !== null) throw this.failure;
      else if (this.ended) return;
      else await new Promise<void>((wake) => (this.wake = wake));
    }
  }
}

/** A table's line. It has no far end that could be silent: it is open, or the house has gone. */
class Near implements Line {
  isOpen = false;
  onopen = (): void => undefined;
  onword = (_text: string): void => undefined;
  onclose = (): void => undefined;

  constructor(
    private readonly id: number,
    path: string,
  ) {
    lines.set(id, this);
    post({ kind: 'open', id, path });
  }

  opened(): void {
    this.isOpen = true;
    this.onopen();
  }

  gone(): void {
    this.isOpen = false;
    if (lines.delete(this.id)) this.onclose();
  }

  send(text: string): void {
    post({ kind: 'say', id: this.id, text });
  }

  close(): void {
    post({ kind: 'close', id: this.id });
    this.gone();
  }
}

async function asked({ method, path, body, headers, signal }: Asking): Promise<Answer> {
  if (house.state === 'failed') throw failed();
  signal?.throwIfAborted();
  last += 1;
  const id = last;
  const growing = new Growing();
  questions.set(id, growing);
  signal?.addEventListener('abort', () => {
    if (!questions.delete(id)) return;
    post({ kind: 'drop', id });
    growing.fail(signal.reason as Error);
  });
  house.waiting += 1;
  try {
    post({
      kind: 'ask',
      id,
      method,
      path,
      ...(body === undefined ? {} : { body }),
      ...(headers === undefined ? {} : { headers }),
    });
    return await growing.answered;
  } finally {
    house.waiting -= 1;
  }
}

// Whoever asks in an effect depends on the answer, not on how the house stands.
export const wire: Wire = {
  near: true,
  ask: (asking) => untrack(() => asked(asking)),
  open(path) {
    last += 1;
    return untrack(() => new Near(last, path));
  },
};
