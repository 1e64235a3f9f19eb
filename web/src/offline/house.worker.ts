/** The house's worker: Python, the database and the other worker put together. What it says is `messages.ts`. */
import { Database } from './database';
import { Engine, type Python } from './engine';
import { known, KNOWN_DEALS } from './known';
import type { Config, FromBots, FromHouse, Scope, ToBots, ToHouse } from './messages';

const self = globalThis as unknown as Scope;

const post = (message: FromHouse): void => self.postMessage(message);
const why = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** A worker for the bots, and what it says, line by line. On compiled rules if the site has them, until they have failed once. */
class Apart {
  private worker: Worker | null = null;

  constructor(
    private readonly config: Config,
    private readonly engine: Engine,
    private readonly python: Python,
    private compiled: boolean,
  ) {}

  /** Which rules the next one thinks with. */
  rules = (): string => (this.compiled ? 'compiled' : 'interpreted');

  start = (heard: (line: string) => void, lost: (why: string) => void): void => this.begin(kept(heard), kept(lost));

  private begin(said: (line: string) => void, lost: (why: string) => void): void {
    const worker = new Worker(this.config.bots, { type: 'module' });
    this.worker = worker;
    const broke = (why: string): void => {
      post({ kind: 'fault', text: `bots: ${why}` });
      lost(why);
    };
    let asked = false; // whoever has said a line can be asked
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (worker !== this.worker) return;
      if ('line' in data) {
        asked = true;
        said(data.line);
      } else if ('without' in data) this.without(data.without);
      else if ('fault' in data) broke(data.fault);
      else {
        this.without(data.ended);
        if (asked) return broke(data.ended);
        worker.terminate(); // nobody has lost anything yet
        this.begin(said, lost);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) broke(event.message);
    };
    const start = { ...this.config, compiled: this.compiled, python: this.engine.compiled };
    worker.postMessage({ start } satisfies ToBots);
  }

  /** From now on on interpreted rules. */
  private without(why: string): void {
    this.compiled = false;
    post({ kind: 'note', text: `bots think on interpreted rules: ${why}` });
  }

  /** Reviews are planned in the house, which has to know for whom there are weights. */
  weigh = (needed: string): Promise<void> => this.engine.weigh(this.python, needed);

  send = (line: string): void => this.worker?.postMessage({ line } satisfies ToBots);

  stop = (): void => {
    this.worker?.terminate();
    this.worker = null;
  };
}

/** A function of Python's that is called after the call it was given in. */
function kept<T extends (...given: any[]) => void>(given: T): T {
  return ((given as unknown as { copy?: () => T }).copy?.() ?? given) as T;
}

let house: Promise<{ hear: (text: string) => void }> | null = null;

async function begin(config: Config): Promise<{ hear: (text: string) => void }> {
  let failed = false; // what still comes after that is nobody's progress
  const engine = new Engine(
    config.engine,
    (done, total) => failed || post({ kind: 'state', state: 'loading', done, total }),
  );
  const python = await engine.start().catch((error: unknown) => {
    failed = true;
    throw error;
  });
  const listed = await engine.list();
  if (KNOWN_DEALS && config.secrets !== undefined) python.runPython(known(config.secrets));
  const database = new Database(`talia ${config.base}`);
  const { House } = python.pyimport('talia.offline.house');
  const tuple = python.pyimport('builtins').tuple;
  const made = House(
    { ask: database.ask },
    new Apart(config, engine, python, listed.compiled !== undefined),
    (text: string) => post(JSON.parse(text) as FromHouse),
    tuple(listed.games),
  );
  await made.start();
  return made;
}

// Set before anything is waited for: what is posted meanwhile waits for the house.
self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.kind === 'start') {
    house = begin(data);
    house.then(
      () => post({ kind: 'state', state: 'ready' }),
      (error: unknown) => post({ kind: 'state', state: 'failed', reason: why(error) }),
    );
    return;
  }
  house
    ?.then((made) => made.hear(JSON.stringify(data)))
    .catch((error: unknown) => post({ kind: 'fault', text: why(error) }));
};
addEventListener('unhandledrejection', (event) => post({ kind: 'fault', text: why(event.reason) }));
addEventListener('error', (event) => post({ kind: 'fault', text: event.message }));
