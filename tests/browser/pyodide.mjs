// Run by under_pyodide.py: the sources of this checkout under Pyodide, in Node; what a Python file prints is printed.
//   node pyodide.mjs CHECKOUT WHEELS FILE ARGUMENT [LOADER ARCHIVE]
// With an archive, its compiled rules are laid over the sources by the loader of the page.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , checkout, wheels, file, argument, loader, archive] = process.argv;
const folder = path.join(checkout, 'web/pyodide/node_modules/pyodide');
const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
for (const wheel of fs.readdirSync(wheels))
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, wheel))), 'wheel');
python.FS.mkdir('/house');
python.FS.mount(python.FS.filesystems.NODEFS, { root: checkout }, '/house');
python.globals.set('ARGUMENT', argument);
// Seconds of the processor, in all threads: what Python itself can ask here is the clock on the wall.
python.globals.set('spent', () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6);
try {
  if (archive !== undefined) {
    // A copy, because the checkout is not to be written to.
    python.runPython(`
import shutil, sys
shutil.copytree("/house/src/talia", "/rules/talia", ignore=shutil.ignore_patterns("__pycache__", "static"))
sys.path.insert(0, "/rules")`);
    const { lay } = await import(pathToFileURL(path.join(checkout, 'tests/wasm/lay.mjs')).href);
    const wrong = await lay(python, loader, fs.readFileSync(archive));
    if (wrong !== '') throw new Error(`the compiled rules are not in use: ${wrong}`);
  }
  python.runPython(fs.readFileSync(file, 'utf8'));
} catch (error) {
  // Pyodide's own code, all of it one line, would come before what matters.
  process.stderr.write(String(error.message));
  process.exit(1);
}
