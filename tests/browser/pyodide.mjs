// Run by test_pyodide.py: the sources of this checkout under Pyodide, in Node; what a Python file prints is printed.
//   node pyodide.mjs CHECKOUT WHEELS FILE ARGUMENT
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , checkout, wheels, file, argument] = process.argv;
const folder = path.join(checkout, 'web/pyodide/node_modules/pyodide');
const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
for (const wheel of fs.readdirSync(wheels))
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, wheel))), 'wheel');
python.FS.mkdir('/house');
python.FS.mount(python.FS.filesystems.NODEFS, { root: checkout }, '/house');
python.globals.set('ARGUMENT', argument);
try {
  python.runPython(fs.readFileSync(file, 'utf8'));
} catch (error) {
  // Pyodide's own code, all of it one line, would come before what matters.
  process.stderr.write(String(error.message));
  process.exit(1);
}
