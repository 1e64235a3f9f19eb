// Run by test_engine.py: the built engine, with its cut library, in Node. What a Python file gives is printed as JSON.
//   node engine.mjs ENGINE FILE MODULES
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , engine, file, ...modules] = process.argv;
const { loadPyodide } = await import(pathToFileURL(path.join(engine, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${engine}/` });
const packages = '/lib/python3.14/site-packages';
python.unpackArchive(fs.readFileSync(path.join(engine, 'talia.zip')).buffer, 'zip', { extractDir: packages });
const { weights } = JSON.parse(fs.readFileSync(path.join(engine, 'engine.json'), 'utf8'));
for (const [game, paths] of Object.entries(weights)) {
  python.FS.mkdirTree(`${packages}/talia/bots/${game}/weights`);
  for (const one of paths)
    python.FS.writeFile(`${packages}/talia/bots/${game}/weights/${path.basename(one)}`, fs.readFileSync(path.join(engine, one)));
}
for (const module of modules) python.FS.writeFile(`${packages}/${path.basename(module)}`, fs.readFileSync(module));
try {
  process.stdout.write(await python.runPythonAsync(fs.readFileSync(file, 'utf8')));
} catch (error) {
  process.stderr.write(String(error.message));
  process.exit(1);
}
