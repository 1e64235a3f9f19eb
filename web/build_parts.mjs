// Which modules lie together in one file. A part that is read later (`import()`) may count on whatever was read before it; esbuild does
// not know what that is, and so cuts the page into many small files, each packed by itself. It is told here: what is there already when
// a part is read is named as something the part stands on, which costs nothing, for it is there.
import path from 'node:path';
import esbuild from 'esbuild';

const LATER = 'later';

/** Of a first build: what each file imports, by the kind of its imports. */
const imports = ({ inputs }, kind) =>
  new Map(
    Object.entries(inputs).map(([file, { imports }]) => [
      file,
      imports.filter((one) => !one.external && one.kind === kind).map((one) => one.path),
    ]),
  );

/** Everything that comes with a file, itself too. */
function closure(now, file) {
  const found = new Set([file]);
  for (const one of found) for (const other of now.get(one) ?? []) found.add(other);
  return found;
}

/**
 * For each part that is read later: the files that are there already, whoever asks for it. Of those that are not read first only such as
 * another part has too: what is one part's alone lies in its own file.
 */
function present(metafile, main, askedBy) {
  const [now, later] = [imports(metafile, 'import-statement'), imports(metafile, 'dynamic-import')];
  const parts = [...new Set([...later.values()].flat())];
  const closures = new Map([main, ...parts].map((file) => [file, closure(now, file)]));
  const shared = (file) =>
    closures.get(main).has(file) || [...closures.values()].filter((one) => one.has(file)).length > 1;
  const askers = (part) =>
    askedBy.find(([fits]) => fits.test(part))?.[1] ??
    [...later].flatMap(([file, asked]) =>
      asked.includes(part) ? [...closures.keys()].filter((root) => closures.get(root).has(file)) : [],
    );
  const asking = new Map(parts.map((part) => [part, askers(part)]));
  // From "everything" downwards, until nothing changes.
  const there = new Map(parts.map((part) => [part, new Set(now.keys())]));
  there.set(main, new Set());
  for (let changes = true; changes;) {
    changes = false;
    for (const part of parts) {
      const before = there.get(part);
      const left = [...before].filter((file) =>
        asking.get(part).every((root) => closures.get(root).has(file) || there.get(root).has(file)),
      );
      if (left.length < before.size) changes = true;
      there.set(part, new Set(left));
    }
  }
  return new Map([...there].map(([part, files]) => [part, [...files].filter(shared)]));
}

/**
 * A plugin for a build with these options, made of a first build without it. `main` is what is read first; `askedBy` says
 * of some parts which others ask for them, where that goes through a file that everybody has.
 */
export async function together(options, main, askedBy) {
  const { metafile } = await esbuild.build({ ...options, write: false, minify: false, metafile: true });
  const used = new Set(Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  const there = present(metafile, main, askedBy);
  // What is read first waits for some parts: these must not wait for it.
  const own = (files) => files.filter((file) => file !== main && used.has(file) && /^src\/.*\.(ts|svelte)$/.test(file));
  return {
    name: 'together',
    setup(build) {
      const root = build.initialOptions.absWorkingDir ?? process.cwd();
      build.onResolve({ filter: /./ }, async ({ path: asked, kind, ...rest }) => {
        if (kind !== 'dynamic-import') return undefined;
        const found = await build.resolve(asked, { kind: 'import-statement', ...rest });
        return { path: path.relative(root, found.path).split(path.sep).join('/'), namespace: LATER };
      });
      build.onLoad({ filter: /./, namespace: LATER }, ({ path: file }) => {
        const lines = own(there.get(file)).map((one) => `import './${one}';`);
        lines.push(`export * from './${file}';`);
        if (file.endsWith('.svelte')) lines.push(`export { default } from './${file}';`);
        return { contents: lines.join('\n'), resolveDir: root };
      });
    },
  };
}
