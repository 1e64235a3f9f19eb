/** The sheet of all pages but the front page: read once, with the first of them, and there before it is shown. */
let read: Promise<void> | null = null;

function sheet(): Promise<void> {
  read ??= new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLMetaElement>('meta[name="talia-sheet"]')?.content ?? '';
    // Without its sheet a page is plain, not unusable.
    link.onload = link.onerror = () => done();
    document.querySelector('link[rel="stylesheet"]')?.after(link);
  });
  return read;
}

/** A page that needs the sheet, and the sheet. */
export async function dressed<Page>(page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, sheet()]);
  return found;
}
