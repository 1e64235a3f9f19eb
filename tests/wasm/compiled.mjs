// Run by test_loader.py: the page's loader of compiled rules under Pyodide, in Node.
//   node compiled.mjs CHECKOUT WHEELS LOADER ARCHIVE NAME
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lay } from './lay.mjs';

const [, , checkout, wheels, loader, file, name] = process.argv;
const folder = path.join(checkout, 'web/pyodide/node_modules/pyodide');
const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
const archive = fs.readFileSync(file);

/** Pyodide with the package where a worker has it: in a folder, or in a zip of compiled bytecode. */
async function started(place) {
  const python = await loadPyodide({ indexURL: `${folder}/` });
  for (const wheel of fs.readdirSync(wheels))
    python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, wheel))), 'wheel');
  python.FS.mkdir('/house');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: checkout }, '/house');
  python.globals.set('PLACE', place);
  python.runPython(`
import shutil, sys
sys.dont_write_bytecode = True
shutil.copytree("/house/src/talia", "/rules/talia", ignore=shutil.ignore_patterns("__pycache__", "static"))
if PLACE == "zip":
    import compileall, glob, os
    compileall.compile_dir("/rules", quiet=1, legacy=True)
    for source in glob.glob("/rules/**/*.py", recursive=True):
        os.remove(source)
    shutil.make_archive("/engine", "zip", "/rules")
    shutil.rmtree("/rules")
sys.path.insert(0, "/engine.zip" if PLACE == "zip" else "/rules")`);
  return python;
}

const kind = (python) => python.runPython('import talia.engine; talia.engine.kind()');
const game = (python) =>
  python.runPython(`
import talia
from talia.core import playout
str(playout.checksum(talia.game("cardia").setup(2), 1, 3))`);
/** The longest chains that the tests of the rules free at once (tests/core/test_chains.py): here the stack is smaller. */
const chains = (python) =>
  python.runPython(`
from talia.core.frame import Frame
for _ in range(20):
    chain = None
    for number in range(2000):
        chain = Frame(number, 0, 0, 0, 0, 0, 0, chain)
"fine"`);
const left = (python) =>
  python.runPython(`
import os
sum(name.endswith(".so") for _, _, names in os.walk("/rules") for name in names)`);

/** Compiled rules that are not: in the archive, under the right name, lies something else. */
function broken(python) {
  python.FS.writeFile('/whole.zip', archive);
  python.runPython(`
import zipfile
with zipfile.ZipFile("/whole.zip") as whole, zipfile.ZipFile("/broken.zip", "w") as broken:
    for name in whole.namelist():
        broken.writestr(name, b"no library" if "__mypyc" in name else whole.read(name))`);
  return Buffer.from(python.FS.readFile('/broken.zip'));
}

const TESTS = {
  async 'laid over a folder'() {
    const python = await started('folder');
    assert.equal(await lay(python, loader, archive), '');
    assert.equal(kind(python), 'compiled');
    assert.ok(game(python).length > 5);
    assert.equal(chains(python), 'fine');
    assert.equal(python.FS.analyzePath('/tmp/compiled.zip').exists, false);
  },
  async 'laid over a zip of bytecode'() {
    const python = await started('zip');
    assert.equal(await lay(python, loader, archive), '');
    assert.equal(kind(python), 'compiled');
    // What is never compiled is found beside what is.
    python.runPython('import talia.core.picture, talia.bots, talia.games.cardia.places');
  },
  async 'a page instead of it'() {
    const python = await started('folder');
    assert.equal(await lay(python, loader, archive, '<!doctype html>'), 'other bytes came than those listed');
    assert.equal(kind(python), 'interpreted');
  },
  async 'other bytes of the same length'() {
    const python = await started('folder');
    const other = Buffer.from(archive);
    other[other.length >> 1] ^= 1;
    assert.equal(await lay(python, loader, archive, other), 'other bytes came than those listed');
    assert.equal(left(python), 0);
  },
  async 'nothing there'() {
    const python = await started('folder');
    assert.equal(await lay(python, loader, archive, 'not found', 404), 'they could not be fetched (404)');
    assert.equal(kind(python), 'interpreted');
  },
  async 'a library that cannot be loaded'() {
    const python = await started('folder');
    const wrong = await lay(python, loader, broken(python));
    assert.match(wrong, /^ImportError: /);
    assert.equal(left(python), 0);
    assert.equal(kind(python), 'interpreted');
    assert.ok(game(python).length > 5);
  },
  async 'rules in use already'() {
    const python = await started('folder');
    assert.equal(kind(python), 'interpreted');
    assert.equal(await lay(python, loader, archive), 'the rules are in use already');
    assert.equal(left(python), 0);
  },
  async 'none listed'() {
    const { layCompiled } = await import(pathToFileURL(loader).href);
    assert.equal(await layCompiled({}, 'http://127.0.0.1:9/engine/', undefined), 'this site has none');
  },
  async 'no network'() {
    const { layCompiled } = await import(pathToFileURL(loader).href);
    const told = await layCompiled({}, 'http://127.0.0.1:9/engine/', { 'compiled.zip': { mark: '', bytes: 1 } });
    assert.match(told, /^they could not be fetched \(/);
  },
};

await TESTS[name]();
process.exit(0);
