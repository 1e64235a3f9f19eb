// Builds the browser client into src/talia/server/static: `node build.mjs [--out folder] [--texts folder] [--dev]`.
// Texts are the same Fluent files the Python side reads, joined into one file a subject and language.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import sveltePlugin from 'esbuild-svelte';

const here = path.dirname(fileURLToPath(import.meta.url));
const given = (name, usual) => {
  const at = process.argv.indexOf(name);
  return at > 0 ? path.resolve(process.argv[at + 1]) : path.join(here, usual);
};
const out = given('--out', '../src/talia/server/static');
const textsFolder = given('--texts', '../src/talia/texts');
const dev = process.argv.includes('--dev');
const languages = fs.readdirSync(textsFolder).filter((name) => fs.existsSync(path.join(textsFolder, name, 'site.ftl')));
// A game's texts say its name: `<game>-name` in `<game>.ftl`.
const games = fs
  .readdirSync(path.join(textsFolder, 'en'))
  .map((file) => path.basename(file, '.ftl'))
  .filter((name) => fs.readFileSync(path.join(textsFolder, 'en', `${name}.ftl`), 'utf8').includes(`\n${name}-name =`));

/** `<game>.ftl` and `<game>_cards.ftl` belong to the subject of that game; what belongs to no game belongs to the site. */
const subjectOf = (file) => games.find((game) => file === `${game}.ftl` || file.startsWith(`${game}_`)) ?? 'site';

function texts() {
  const joined = {};
  for (const language of languages) {
    const folder = path.join(textsFolder, language);
    const files = fs.existsSync(folder)
      ? fs
          .readdirSync(folder)
          .filter((file) => file.endsWith('.ftl'))
          .sort()
      : [];
    for (const file of files) {
      const key = `${language}/${subjectOf(file)}`;
      // Comments are for translators.
      const text = fs
        .readFileSync(path.join(folder, file), 'utf8')
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}/g, '\n');
      joined[key] = (joined[key] ?? '') + text + '\n';
    }
  }
  const hash = createHash('sha256').update(JSON.stringify(joined)).digest('hex').slice(0, 10);
  for (const [key, text] of Object.entries(joined)) {
    const file = path.join(out, 'assets/texts', `${key}.${hash}.ftl`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return { hash, languages, keys: Object.keys(joined) };
}

fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });
const readTexts = texts();
const result = await esbuild.build({
  entryPoints: [path.join(here, 'src/main.ts')],
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  outdir: path.join(out, 'assets'),
  entryNames: '[name].[hash]',
  chunkNames: 'part.[hash]',
  minify: !dev,
  sourcemap: dev,
  metafile: true,
  legalComments: 'none',
  conditions: ['svelte', 'browser', dev ? 'development' : 'production'],
  define: { __TEXTS__: JSON.stringify(readTexts) },
  plugins: [sveltePlugin({ compilerOptions: { css: 'external', dev, runes: true } })],
  logLevel: 'warning',
});
const built = Object.entries(result.metafile.outputs);
const entry = path.basename(built.find(([, meta]) => meta.entryPoint?.endsWith('src/main.ts'))[0]);
const style = path.basename(built.find(([name]) => name.endsWith('.css'))[0]);
fs.copyFileSync(path.join(here, 'src/favicon.svg'), path.join(out, 'favicon.svg'));
fs.copyFileSync(path.join(here, 'src/favicon-turn.svg'), path.join(out, 'favicon-turn.svg'));
// The names of the parts hold the marks of what is in them, so one mark of the two names is of the whole page.
const mark = createHash('sha256').update(`${entry} ${style}`).digest('hex').slice(0, 12);
const shell = fs.readFileSync(path.join(here, 'src/index.html'), 'utf8');
fs.writeFileSync(
  path.join(out, 'index.html'),
  shell.replace('ENTRY', entry).replace('STYLE', style).replace('MARK', mark),
);
