/** The bots' worker: one line in, lines out (src/talia/offline/thinking.py). A game's weights are fetched when it is first thought about. */
import { Engine, type Python } from './engine';
import { known, KNOWN_DEALS } from './known';
import type { Config, Scope } from './messages';

const self = globalThis as unknown as Scope;

interface Thinking {
  hear(line: string): void;
  needs(line: string): string;
}

let ready: Promise<{ engine: Engine; python: Python; thinking: Thinking }> | null = null;

async function begin(config: Config): Promise<{ engine: Engine; python: Python; thinking: Thinking }> {
  const engine = new Engine(config.engine);
  const python = await engine.start();
  if (KNOWN_DEALS && config.secrets !== undefined) python.runPython(known(config.secrets));
  const { Posting } = python.pyimport('talia.offline.thinking');
  return { engine, python, thinking: Posting((line: string) => self.postMessage({ line })) as Thinking };
}

const fault = (error: unknown): void =>
  self.postMessage({ fault: error instanceof Error ? error.message : String(error) });

let turn: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<{ start?: Config; line?: string }>) => {
  if (data.start !== undefined) {
    ready = begin(data.start);
    ready.catch(fault);
    return;
  }
  const line = data.line ?? '';
  turn = turn
    .then(async () => {
      const { engine, python, thinking } = await ready!;
      await engine.weigh(python, thinking.needs(line));
      thinking.hear(line);
    })
    .catch(fault);
};
