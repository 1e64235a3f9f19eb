// Run by build_engine.py: Talia compiled by the Python that will run it, Pyodide, here in Node.
//   node engine.mjs PYODIDE WHEELS MADE ASKED
// MADE/stage becomes MADE/compiled, with what is used of the wheels; MADE/python_stdlib.zip is what is used of the standard library.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder, wheels, made, asked] = process.argv;
const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: '1' } }); // lines, but no columns
for (const wheel of fs.readdirSync(wheels))
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, wheel))), 'wheel');
python.FS.mkdir('/made');
python.FS.mount(python.FS.filesystems.NODEFS, { root: made }, '/made');
python.globals.set('ASKED', asked);
try {
  python.runPython(fs.readFileSync(new URL('engine_inside.py', import.meta.url), 'utf8'));
} catch (error) {
  process.stderr.write(String(error.message));
  process.exit(1);
}
