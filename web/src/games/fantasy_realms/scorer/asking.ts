/** Questions to the scorer in its worker, one after another. A newer one about the same thing takes the place of one that waits. */
import type { Works } from './works';
import { based } from '../../../lib/base';

declare const __WORKERS__: { scorer: string };

/** Another question has taken the place of this one. */
export class Outdated extends Error {}

interface Question {
  /** Of two questions about the same only the newer one is wanted; null: each is. */
  about: string | null;
  work: keyof Works;
  form: unknown;
  done: (answer: never) => void;
  failed: (error: Error) => void;
}

let worker: Worker | null = null;
let asked: Question | null = null;
let waiting: Question[] = [];
let number = 0;

function begin(): Worker {
  const made = new Worker(based(`/assets/${__WORKERS__.scorer}`));
  made.onmessage = ({ data }: MessageEvent<{ id: number; answer?: never; reason?: string }>) => {
    if (data.id !== number || asked === null) return;
    if (data.answer === undefined) asked.failed(new Error(data.reason));
    else asked.done(data.answer);
    asked = null;
    next();
  };
  // It could not be started: who has asked is told, and the next question tries again.
  made.onerror = () => {
    worker = null;
    for (const one of [asked, ...waiting]) one?.failed(new Error('the scorer does not start'));
    asked = null;
    waiting = [];
  };
  return made;
}

function next(): void {
  if (asked !== null || waiting.length === 0) return;
  asked = waiting.shift() as Question;
  worker ??= begin();
  // As text: what the page keeps of a table is no plain data.
  worker.postMessage(JSON.stringify({ id: ++number, work: asked.work, form: asked.form }));
}

/** Ask the scorer; Outdated says that a newer question about the same was asked meanwhile. */
export function askScorer<W extends keyof Works>(
  work: W,
  form: Works[W][0],
  about: string | null = null,
): Promise<Works[W][1]> {
  return new Promise((done, failed) => {
    const old = about === null ? [] : waiting.filter((one) => one.about === about);
    for (const one of old) one.failed(new Outdated());
    waiting = [...waiting.filter((one) => !old.includes(one)), { about, work, form, done, failed }];
    next();
  });
}
