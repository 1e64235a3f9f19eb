/**
 * The bots' worker: one line in, lines out (src/talia/offline/thinking.py). A game's weights are fetched when it is first thought about,
 * compiled rules at the start, before anything of Talia is imported.
 */
import { ended, layCompiled } from './compiled';
import { Engine, type Python } from './engine';
import { known, KNOWN_DEALS } from './known';
import type { BotsConfig, FromBots, Scope, ToBots } from './messages';

const self = globalThis as unknown as Scope;

interface Thinking {
  hear(line: string): void;
  needs(line: string): string;
}

interface Ready {
  engine: Engine;
  python: Python;
  thinking: Thinking;
}

let ready: Promise<Ready> | null = null;
let compiled = false;

const post = (message: FromBots): void => self.postMessage(message);
const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const fault = (error: unknown): void => post({ fault: why(error) });

async function begin(config: BotsConfig): Promise<Ready> {
  const engine = new Engine(config.engine);
  const python = await engine.start(config.python);
  if (config.compiled) {
    const wrong = await layCompiled(python, config.engine, (await engine.list()).compiled).catch((error: unknown) => {
      post({ ended: why(error) });
      throw error;
    });
    compiled = wrong === '';
    if (!compiled) post({ without: wrong });
  }
  if (KNOWN_DEALS && config.secrets !== undefined) python.runPython(known(config.secrets));
  const { Posting } = python.pyimport('talia.offline.thinking');
  return { engine, python, thinking: Posting((line: string) => post({ line })) as Thinking };
}

async function hear(line: string): Promise<void> {
  const { engine, python, thinking } = await ready!;
  await engine.weigh(python, thinking.needs(line));
  try {
    thinking.hear(line);
  } catch (error) {
    if (!compiled || !ended(python)) throw error;
    post({ ended: why(error) });
  }
}

let turn: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToBots>) => {
  if ('start' in data) {
    ready = begin(data.start);
    ready.catch(fault);
    return;
  }
  turn = turn.then(() => hear(data.line)).catch(fault);
};
