/**
 * Python in a worker: its files are fetched from the engine's folder by their marks, looked at, and started. A host that has no such
 * file may answer with a page of its own, so each file must be the one that `engine.json` describes.
 */
import { stored } from './archive';
import type { Compiled } from './compiled';

export interface Listed {
  version: string;
  games: string[];
  files: Record<string, { mark: string; bytes: number }>;
  weights: Record<string, string[]>;
  /** The number of seats that weights are for. */
  seats: Record<string, number>;
  /** The second download, where a site has it. */
  compiled?: Compiled;
}

/** What of Pyodide is used here. */
export interface Python {
  FS: { writeFile(path: string, data: Uint8Array, options?: { canOwn: boolean }): void; mkdirTree(path: string): void };
  pyimport(name: string): any;
  runPython(code: string): any;
}

/** Read at the start: the other files are read by name. */
const STARTED = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'talia.zip',
  'pyodide-lock.json',
];

const WASM = 'pyodide.asm.wasm';

export class Engine {
  /** Python's own code, compiled: another worker need neither fetch nor compile it again. */
  compiled: WebAssembly.Module | null = null;
  private listed: Listed | null = null;
  private readonly weighed = new Map<string, Promise<void>>();
  private done = 0;
  private packages = '';

  constructor(
    private readonly folder: string,
    private readonly told: (done: number, total: number) => void = () => {},
  ) {}

  async list(): Promise<Listed> {
    if (this.listed !== null) return this.listed;
    const answer = await fetch(`${this.folder}engine.json`, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
    try {
      this.listed = (await answer.json()) as Listed;
    } catch {
      throw new Error('engine.json: this is no list of files');
    }
    return this.listed;
  }

  address(listed: Listed, path: string): string {
    return `${this.folder}${path}?${listed.files[path]?.mark}`;
  }

  /** The bytes of a file, which are those that were listed. */
  async file(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const listed = await this.list();
    const known = listed.files[path];
    if (known === undefined) throw new Error(`${path}: the engine has no such file`);
    const answer = await fetch(this.address(listed, path));
    if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status}`);
    const whole = new Uint8Array(known.bytes);
    const reader = answer.body.getReader();
    let at = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (at + value.length > whole.length) throw new Error(`${path}: this is another file`);
      whole.set(value, at);
      at += value.length;
      this.done += value.length;
      this.told(this.done, this.total(listed));
    }
    if (at !== whole.length || (await mark(whole)) !== known.mark) throw new Error(`${path}: this is another file`);
    return whole;
  }

  private total(listed: Listed): number {
    return STARTED.reduce((sum, path) => sum + (listed.files[path]?.bytes ?? 0), 0);
  }

  /** Python with Talia in it, nothing imported yet; of code that another worker has compiled, if it has. */
  async start(compiled: WebAssembly.Module | null = null): Promise<Python> {
    this.compiled = compiled;
    const listed = await this.list();
    const [library, talia, lock] = await this.started(
      compiled === null ? STARTED : STARTED.filter((one) => one !== WASM),
    );
    const { info } = JSON.parse(new TextDecoder().decode(lock)) as { info: { python: string } };
    this.packages = `/lib/python${info.python.split('.').slice(0, 2).join('.')}/site-packages`;
    // The first look was for the marks; what browsers keep of compiled code they keep by address, so these are asked for by theirs.
    const { loadPyodide } = await import(this.address(listed, 'pyodide.mjs'));
    const { default: createPyodideModule } = await import(this.address(listed, 'pyodide.asm.mjs'));
    const own = globalThis.fetch;
    const streaming = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      this.compiled ??= await WebAssembly.compileStreaming(source);
      return { module: this.compiled, instance: await WebAssembly.instantiate(this.compiled, imports) };
    };
    globalThis.fetch = ((asked: RequestInfo | URL, options?: RequestInit) => {
      const name = String(asked).split('?')[0]!.split('/').at(-1)!;
      if (name === WASM)
        return compiled === null ? own(this.address(listed, name), options) : Promise.resolve(new Response());
      if (name === 'python_stdlib.zip') return Promise.resolve(new Response(library));
      return own(asked, options);
    }) as typeof fetch;
    try {
      const python: Python = await loadPyodide({
        indexURL: this.folder,
        createPyodideModule,
        lockFileContents: new TextDecoder().decode(lock),
        packageBaseUrl: this.folder,
      });
      const folders = new Set<string>();
      for (const [path, data] of stored(talia!)) {
        const file = `${this.packages}/${path}`;
        const folder = file.slice(0, file.lastIndexOf('/'));
        if (!folders.has(folder)) python.FS.mkdirTree(folder);
        folders.add(folder);
        python.FS.writeFile(file, data, { canOwn: true });
      }
      python.pyimport('importlib').invalidate_caches();
      return python;
    } finally {
      globalThis.fetch = own;
      WebAssembly.instantiateStreaming = streaming;
    }
  }

  /** Fetch all that is read at the start: of it the library, Talia and the lock are read here. */
  private async started(paths: string[]): Promise<Uint8Array<ArrayBuffer>[]> {
    const files = await Promise.all(paths.map(async (path) => [path, await this.file(path)] as const));
    return ['python_stdlib.zip', 'talia.zip', 'pyodide-lock.json'].map((path) => new Map(files).get(path)!);
  }

  /** Put the weights for a game and its seats (its name, and how many) where bots look for them; once. */
  weigh(python: Python, needed: string): Promise<void> {
    let weighing = this.weighed.get(needed);
    if (weighing === undefined) {
      const [game, seats] = needed.split(' ');
      weighing = this.weights(python, game ?? '', Number(seats));
      this.weighed.set(needed, weighing);
      weighing.catch(() => this.weighed.delete(needed)); // asked for again next time
    }
    return weighing;
  }

  private async weights(python: Python, game: string, seats: number): Promise<void> {
    const listed = await this.list();
    const paths = (listed.weights[game] ?? []).filter((path) => listed.seats[path] === seats);
    const files = await Promise.all(paths.map(async (path) => ({ path, data: await this.file(path) })));
    const folder = `${this.packages}/talia/bots/${game}/weights`;
    python.FS.mkdirTree(folder);
    for (const { path, data } of files) python.FS.writeFile(`${folder}/${path.split('/').at(-1)}`, data);
  }
}

/** The mark of some bytes, as `engine.json` has them. */
async function mark(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
