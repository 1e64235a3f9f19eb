/**
 * The sheets of all pages but the front page, each read once, with the first page that needs it, and there before that is shown: the
 * one that pages have in common, and that of tables, which overrules it.
 */
type Sheet = 'pages' | 'table';
const ORDER: Sheet[] = ['pages', 'table'];
const read = new Map<Sheet, Promise<void>>();

function sheet(name: Sheet): Promise<void> {
  const before = read.get(name);
  if (before !== undefined) return before;
  const reading = new Promise<void>((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.sheet = name;
    link.href = document.querySelector<HTMLMetaElement>(`meta[name="talia-sheet-${name}"]`)?.content ?? '';
    // Without its sheet a page is plain, not unusable.
    link.onload = link.onerror = () => done();
    const front = document.querySelector('link[rel="stylesheet"]');
    const after = name === 'table' ? document.querySelector('link[data-sheet="pages"]') : null;
    (after ?? front)?.after(link);
  });
  read.set(name, reading);
  return reading;
}

/** A page, and the sheet that pages have. */
export async function dressed<Page>(page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, sheet('pages')]);
  return found;
}

/** A page with a table on it, and both sheets. */
export async function laid<Page>(page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, ...ORDER.map(sheet)]);
  return found;
}
