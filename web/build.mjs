// Builds the browser client into src/talia/server/static: `node build.mjs [--out folder] [--texts folder] [--dev]`;
// `--meta file` writes down what each part is made of, for https://esbuild.github.io/analyze.
// With `--offline [--base /path/] [--games a,b] [--languages en,pl]` it is the page without a server (build_offline.mjs).
// Texts are the same Fluent files the Python side reads, joined into one file a subject and language.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import sveltePlugin from 'esbuild-svelte';
import { asApp, beside, head, houseWorkers } from './build_offline.mjs';
import { together } from './build_parts.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const given = (name, usual) => {
  const at = process.argv.indexOf(name);
  return at > 0 ? path.resolve(process.argv[at + 1]) : path.join(here, usual);
};
const out = given('--out', '../src/talia/server/static');
const textsFolder = given('--texts', '../src/talia/texts');
/** The page without a server: it carries the wire to a house beside it (docs/offline.md), and lives under this path. */
const offline = process.argv.includes('--offline');
const word = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : '');
const base = word('--base').replace(/\/+$/, '');
const [chosenGames, chosenLanguages] = ['--games', '--languages'].map((name) => word(name).split(',').filter(Boolean));
/** Deals and bots are known, for tests (src/offline/known.ts). */
const knownDeals = process.argv.includes('--known-deals');
const dev = process.argv.includes('--dev');
const languages = fs
  .readdirSync(textsFolder)
  .filter((name) => fs.existsSync(path.join(textsFolder, name, 'site.ftl')))
  // What a language lacks is shown in English, so that is always there.
  .filter((name) => name === 'en' || chosenLanguages.length === 0 || chosenLanguages.includes(name));
// A game's texts say its name: `<game>-name` in `<game>.ftl`.
const games = fs
  .readdirSync(path.join(textsFolder, 'en'))
  .map((file) => path.basename(file, '.ftl'))
  .filter((name) => fs.readFileSync(path.join(textsFolder, 'en', `${name}.ftl`), 'utf8').includes(`\n${name}-name =`));

/**
 * `<game>.ftl` is the subject of that game, and `<game>_….ftl` together are that of its cards, which lists of games do without. What is
 * learned is read when it is learned: each file of it is a subject of its own. What else belongs to no game belongs to the site.
 */
const LEARNED = /^(learn(_\w+)?|puzzles|review|statistics|study(_\w+)?|history|refused|bots)\.ftl$/;
function subjectOf(file) {
  const name = path.basename(file, '.ftl');
  if (LEARNED.test(file) || games.includes(name)) return name;
  const game = games.find((one) => name.startsWith(`${one}_`));
  return game === undefined ? 'site' : `${game}_cards`;
}

/** Messages of the site that only pages say which are no tables: read with the first of those (src/lib/sheet.ts). */
const ROOMS =
  /^site-(calc-|calculator-line|lobby-(?!seats)|still-|way-|how-(many|to|[a-z_]+-\d)|rules-(cards|contents|found|how|line|nothing|rules|search|table|title)\b|first-time|game-\w+-(line|meta)|listed|make-table|more-(game|options|tables)|my-seat|name-of|new-t|welcome(?!-back)|your-tables|status-|import|have-invitation|invitation-hint|disclaimer|chat-allowed|limit-minutes|puzzle-daily|clock-(bank|decision|increment|minutes|seconds)\b)/;

/** Messages that only a list of lessons says, and such as only puzzles say. */
const LESSONS = /^learn-(lead|track|begin|go-on|known|kept|export)\b/;
const PUZZLES = /^learn-(puzzle|grade|today|day)/;

/** Messages of the site that a table says in its panel, before the game has begun or when it is over: read once it stands (src/lib/later.svelte.ts). */
const PANEL =
  /^site-(against|all-hands|answer-was|command|end-(?!game)|export|fair|fill-bot|give-to-bot|help-text|invite-|invited|key-|leave-to-bot|lesson-about|link-(ended|replay|used|watch|wrong)|lobby-seats|log-empty|look-from|moment(-of)?$|move-device|next-game|nothing-asked|notify|onlooker|pause|play-(bot|friends|how|on)|player-column|practice|reading|rematch-waiting|replay|resign|review|rules?-of-card|score$|seat-(open|taken)|series|set-(confirm|counting|palette|sort|theme|tips)|share|show-moment|sit-down|stand-in$|statistics|step-|terms-|the-end|undo-(consent|free|never)|volume|waiting-text|watch|why$|winner|your-name)/;

/** What is said in one lesson; what it is called is said in lists, too. */
const LESSON = /^learn-([\w-]+-\d+)-(say|wrong|tell|hint|end)-/;

/** The subject that a message of a file belongs to. What only the terminal says is nobody's. */
function placeOf(subject, message) {
  const key = message.split(' ', 1)[0];
  if (key.startsWith('cli-')) return null;
  // What rules say is asked for now and then, and read after the cards.
  const ruled = games.find((game) => key.startsWith(`${game}-rule-`));
  if (ruled !== undefined) return `${ruled}_rules`;
  // What can be set is told before a game.
  const set = games.find((game) => key.startsWith(`${game}-setting-`));
  if (set !== undefined) return `${set}_settings`;
  const lesson = /^learn_/.test(subject) ? LESSON.exec(key)?.[1] : undefined;
  if (lesson !== undefined) return `lesson_${lesson}`;
  if (subject === 'learn') return LESSONS.test(key) ? 'rooms' : PUZZLES.test(key) ? 'puzzles' : subject;
  if (subject !== 'site') return subject;
  const game = gameOf(key);
  return game !== undefined ? `${game}_cards` : ROOMS.test(key) ? 'rooms' : PANEL.test(key) ? 'panel' : 'site';
}

/** The game that a message of the site is about: `site-radlands-…` and `site-realms-…` are said where its cards are. */
function gameOf(message) {
  const word = /^site-([a-z]+)-/.exec(message)?.[1];
  return games.find((game) => game === word || game.endsWith(`_${word}`));
}

// How tables and reviews are told in plain words, to programs and in terminals: the page shows them.
const ELSEWHERE = ['told.ftl', 'review_terminal.ftl', 'offline.ftl'];

const HYPHENS = /^site-hyphens = (.*)\n/m;

/** Where long words may break is said once for all games: here each game's cards get those that it says. */
function divided(joined, language) {
  const [message, list = ''] = HYPHENS.exec(joined[`${language}/site`]) ?? [''];
  const left = new Set(list.split(' '));
  for (const game of games.filter((one) => joined[`${language}/${one}_cards`] !== undefined)) {
    const said = ['', '_cards', '_rules'].map((part) => joined[`${language}/${game}${part}`]).join('');
    const own = list.split(' ').filter((word) => word !== '' && said.includes(word.replaceAll('·', '')));
    if (own.length > 0) joined[`${language}/${game}_cards`] += `${game}-hyphens = ${own.join(' ')}\n`;
    for (const word of own) left.delete(word);
  }
  const rest = left.size > 0 ? `site-hyphens = ${[...left].join(' ')}\n` : '';
  joined[`${language}/site`] = joined[`${language}/site`].replace(message, rest);
}

/** Of the words of a game's cards those that the faces of a few say, and what these messages mention. */
function boxed(cards, box, said) {
  const messages = new Map(cards.split(/\n(?=[a-zA-Z-])/).map((message) => [message.split(' ', 1)[0], message]));
  const chosen = new Set(
    [...messages.keys()].filter(
      (key) =>
        key.endsWith('-hyphens') ||
        said.some((begin) => key.startsWith(begin)) ||
        box.some((id) => /-(card|short)-$/.test(key.replace(id, ''))),
    ),
  );
  for (const key of chosen)
    for (const [, mentioned] of messages.get(key).matchAll(/\{ *(-?[a-zA-Z][\w-]*)/g))
      if (messages.has(mentioned)) chosen.add(mentioned);
  return [...chosen].map((key) => messages.get(key) + '\n').join('');
}

function texts(boxes) {
  const joined = {};
  for (const language of languages) {
    const folder = path.join(textsFolder, language);
    const files = fs.existsSync(folder)
      ? fs
          .readdirSync(folder)
          .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file))
          .sort()
      : [];
    for (const file of files) {
      // Comments are for translators.
      const text = fs
        .readFileSync(path.join(folder, file), 'utf8')
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}/g, '\n');
      for (const message of text.split(/\n(?=[a-zA-Z-])/)) {
        const place = placeOf(subjectOf(file), message);
        if (place === null || message.trim() === '') continue;
        joined[`${language}/${place}`] = (joined[`${language}/${place}`] ?? '') + message + '\n';
      }
    }
    divided(joined, language);
    for (const [game, { BOX, SAID }] of Object.entries(boxes)) {
      const cards = joined[`${language}/${game}_cards`];
      if (cards !== undefined) joined[`${language}/${game}_box`] = boxed(cards, BOX, SAID);
    }
    // What is said otherwise without a server comes last, and so counts.
    if (offline) {
      const otherwise = fs.readFileSync(path.join(folder, 'offline.ftl'), 'utf8').replace(/^#.*\n/gm, '');
      joined[`${language}/site`] += otherwise.replace(/^offline-(?=site-)/gm, '');
    }
  }
  const hash = createHash('sha256').update(JSON.stringify(joined)).digest('hex').slice(0, 10);
  for (const [key, text] of Object.entries(joined)) {
    const file = path.join(out, 'assets/texts', `${key}.${hash}.ftl`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  // Where a language lacks a message, or has another order, lists of messages are made of the English ones.
  const messages = (key) => [...joined[key].matchAll(/^[a-zA-Z][\w-]* *=/gm)].join();
  const uneven = Object.keys(joined).filter((key) => messages(key) !== messages(key.replace(/^[^/]+/, 'en')));
  const subjects = Object.keys(joined).flatMap((key) => /^en\/(.*)/.exec(key)?.[1] ?? []);
  const lacking = languages
    .flatMap((one) => subjects.map((subject) => `${one}/${subject}`))
    .filter((key) => !(key in joined));
  return { hash, told: { languages, subjects: subjects.join(' '), lacking, uneven } };
}

/** What each game says of the cards on the front page (`box.ts`, `said.ts`), and the code that draws its cards, if it has any. */
async function readBoxes() {
  const found = {};
  const folder = path.join(here, 'src/games');
  for (const game of fs.readdirSync(folder)) {
    const [box, said, art] = ['box', 'said', 'art'].map((file) => fs.existsSync(path.join(folder, game, `${file}.ts`)));
    if (!box) continue;
    const contents = `export * from './box'; ${said ? `export * from './said';` : ''} ${art ? `export * as art from './art';` : ''}`;
    const { outputFiles } = await esbuild.build({
      stdin: { contents, resolveDir: path.join(folder, game) },
      bundle: true,
      write: false,
      format: 'esm',
    });
    found[game] = await import(
      `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
    );
  }
  return found;
}

/** The pictures of the cards on the front page (src/lib/box_pictures.ts), so that the code that draws all the others can wait. */
const pictures = (boxes) =>
  Object.fromEntries(
    Object.entries(boxes)
      .filter(([, { art }]) => art?.draw !== undefined)
      .map(([game, { BOX, art }]) => [game, Object.fromEntries(BOX.map((id) => [id, art.draw(id)]))]),
  );

/** The sheets of one kind that games have: `pieces-<game>` is for its things in their small forms, which pages show too, `table-<game>` for its table. */
const ofGames = (kind) =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(here, 'src/games'))
      .filter((game) => fs.existsSync(path.join(here, 'src/games', game, `${kind}.css`)))
      .map((game) => [`${kind}-${game}`, `games/${game}/${kind}.css`]),
  );
/** The sheets besides the first, in the order in which they overrule one another; each is read when a page needs it (src/lib/sheet.ts). */
const SHEETS = {
  home: 'styles/home.css',
  rooms: 'styles/rooms.css',
  aside: 'styles/aside.css',
  pages: 'styles/pages.css',
  narrow: 'styles/table-fonts.css',
  learn: 'styles/learning.css',
  ...ofGames('pieces'),
  over: 'styles/over.css',
  table: 'styles/table.css',
  review: 'styles/review.css',
  study: 'styles/study.css',
  ...ofGames('table'),
  ...ofGames('chaos'),
};

fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });
const boxes = await readBoxes();
const readTexts = texts(boxes);

/** What runs beside the page: a file each, with a mark of what is in it, that the page knows by name. */
async function workers() {
  const { metafile } = await esbuild.build({
    entryPoints: {
      scorer: path.join(here, 'src/games/fantasy_realms/scorer/worker.ts'),
      ...(offline ? houseWorkers(here) : {}),
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    outdir: path.join(out, 'assets'),
    entryNames: '[name].[hash]',
    define: { __KNOWN_DEALS__: JSON.stringify(knownDeals) },
    minify: !dev,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return Object.fromEntries(
    Object.keys(metafile.outputs).map((file) => [path.basename(file).split('.')[0], path.basename(file)]),
  );
}

/**
 * Svelte asks another module whether it is being developed. Said by `define` instead, what only developers are told is left out of the
 * page: esbuild leaves out what a definition rules out, not what a constant of another module does.
 */
const developed = { BROWSER: 'true', DEV: JSON.stringify(dev) };
const settled = {
  name: 'settled',
  setup(build) {
    // No component of ours is an element of HTML; esbuild cannot see that nothing comes of what Svelte prepares for that.
    build.onLoad({ filter: /[\\/]elements[\\/]custom-element\.js$/ }, () => ({
      contents: 'export const create_custom_element = undefined;',
    }));
    build.onLoad({ filter: /node_modules[\\/]svelte[\\/]src[\\/].*\.js$/ }, ({ path: file }) => ({
      contents: fs
        .readFileSync(file, 'utf8')
        .replace(/^import \{ (BROWSER|DEV|BROWSER, DEV) \} from 'esm-env';$/gm, ''),
    }));
  },
};

/** Pages with tables; they alone ask for a game's layout (src/games/index.ts). */
const TABLES = [
  'components/study/StudyTable',
  ...['Lesson', 'Puzzle', 'Review', 'Table'].map((page) => `pages/${page}Page`),
];
const ASKED_BY = [[/^src\/games\/\w+\/layout\.ts$/, TABLES.map((page) => `src/${page}.svelte`)]];

const options = {
  absWorkingDir: here,
  entryPoints: Object.fromEntries(
    Object.entries({ main: 'main.ts', ...SHEETS }).map(([name, file]) => [name, path.join(here, 'src', file)]),
  ),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  outdir: path.join(out, 'assets'),
  entryNames: '[name].[hash]',
  chunkNames: 'part.[hash]',
  assetNames: '[name].[hash]',
  loader: { '.woff2': 'file' },
  minify: !dev,
  sourcemap: dev,
  metafile: true,
  legalComments: 'none',
  conditions: ['svelte', 'browser', dev ? 'development' : 'production'],
  define: {
    __TEXTS__: JSON.stringify(readTexts.told),
    // A text, so that it stays in the one place that reads it: esbuild puts lists that are defined beside what everybody reads.
    __PICTURES__: JSON.stringify(JSON.stringify(pictures(boxes))),
    __WORKERS__: JSON.stringify(await workers()),
    __GAMES__: JSON.stringify(chosenGames),
    __KNOWN_DEALS__: JSON.stringify(knownDeals),
    ...developed,
  },
  plugins: [
    settled,
    ...(offline ? [beside] : []),
    sveltePlugin({ compilerOptions: { css: 'external', dev, runes: true } }),
  ],
  logLevel: 'warning',
};
const result = await esbuild.build({
  ...options,
  plugins: [await together(options, 'src/main.ts', ASKED_BY), ...options.plugins],
});
if (process.argv.includes('--meta')) fs.writeFileSync(given('--meta', ''), JSON.stringify(result.metafile));
const built = Object.entries(result.metafile.outputs);
const named = (fits) => path.basename(built.find(([name, meta]) => fits(path.basename(name), meta))[0]);
const entry = named((name, meta) => name.endsWith('.js') && meta.entryPoint?.endsWith('src/main.ts'));
const style = named((name) => /^main\.\w+\.css$/.test(name));
const sheets = Object.keys(SHEETS)
  .map((sheet) => `${sheet}=${named((name) => new RegExp(`^${sheet}\\.\\w+\\.css$`).test(name))}`)
  .join(' ');
const font = named((name) => /^alegreya-700\.\w+\.woff2$/.test(name));
for (const name of fs.readdirSync(path.join(here, 'src/fonts')).filter((name) => name.endsWith('.txt')))
  fs.copyFileSync(path.join(here, 'src/fonts', name), path.join(out, 'assets', name));
fs.copyFileSync(path.join(here, 'src/favicon.svg'), path.join(out, 'favicon.svg'));
fs.copyFileSync(path.join(here, 'src/favicon-turn.svg'), path.join(out, 'favicon-turn.svg'));
// The names of the parts hold the marks of what is in them, so one mark of their names is of the whole page.
const mark = createHash('sha256').update(`${entry} ${style} ${sheets} ${readTexts.hash}`).digest('hex').slice(0, 12);
const shell = fs.readFileSync(path.join(here, 'src/index.html'), 'utf8').replace('    HEAD\n', offline ? head : '');
const ways = `${offline ? '' : 'with friends over a link, '}on one screen, or against a bot`;
const words = {
  ENTRY: entry,
  STYLE: style,
  SHEETS: sheets,
  FONT: font,
  MARK: mark,
  BASE: base,
  WORDS: readTexts.hash,
  WAYS: ways,
};
const index = Object.entries(words).reduce((text, [word, name]) => text.replaceAll(word, name), shell);
fs.writeFileSync(path.join(out, 'index.html'), index);
if (offline) await asApp({ here, out, base, dev, index });
