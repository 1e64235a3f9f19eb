/**
 * The second download: the rules compiled to wasm, laid over the interpreted ones before a worker imports them. Without it
 * everything works, only strong bots think less; so whatever fails here is a sentence, never an error.
 */
import { digest } from './marks';

/** `compiled` of engine.json: one archive, as `python -m building wasm` makes it. */
export type Compiled = Record<string, { mark: string; bytes: number }>;

/** What is used here of Pyodide. */
export interface Python {
  FS: { writeFile(path: string, contents: Uint8Array): void };
  runPython(code: string): unknown;
}

/** Milliseconds for all of it to come. Then bots begin without; the service worker goes on, and the next start finds it. */
const PATIENCE = 20_000;
const PLACE = '/tmp/compiled.zip';
const LAY = `
import os, sys
sys.path.insert(0, "${PLACE}")
try:
    from talia_laying import lay
    told = lay("${PLACE}")
finally:
    sys.path.remove("${PLACE}")
    sys.path_importer_cache.pop("${PLACE}", None)
    os.remove("${PLACE}")
told
`;

/**
 * Fetch the compiled rules and lay them over the package `talia`, which can be found by this Python and is not imported yet.
 * `engine` is the address of the engine's folder, with a slash. An empty text: they are in use. Else why they are not, to be
 * told once; then the interpreted rules can be imported. An error: Python itself has come to an end, and a fresh worker has to do without.
 */
export async function layCompiled(python: Python, engine: string, listed: Compiled | undefined): Promise<string> {
  const [path, expected] = Object.entries(listed ?? {})[0] ?? [];
  if (path === undefined || expected === undefined) return 'this site has none';
  try {
    const answer = await fetch(`${engine}${path}?${expected.mark}`, { signal: AbortSignal.timeout(PATIENCE) });
    const body = answer.ok ? await answer.arrayBuffer() : undefined;
    if (body === undefined) return `they could not be fetched (${answer.status})`;
    // A host may answer with a page for what it does not have.
    if (body.byteLength !== expected.bytes || (await digest(body)) !== expected.mark)
      return 'other bytes came than those listed';
    python.FS.writeFile(PLACE, new Uint8Array(body));
  } catch (error) {
    return `they could not be fetched (${String(error)})`;
  }
  try {
    return String(python.runPython(LAY));
  } catch (error) {
    if (ended(python)) throw error;
    return String(error);
  }
}

/** Is it over with this Python? A trap in compiled code, unlike a mistake in Python's, leaves nothing that could be asked. */
export function ended(python: Python): boolean {
  try {
    python.runPython('None');
    return false;
  } catch {
    return true;
  }
}
