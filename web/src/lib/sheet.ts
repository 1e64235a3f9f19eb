/**
 * The sheets of pages, each read once, with the first page that needs it, and there before that is shown. They
 * lie in the order of the build's list, whenever they come: a later one overrules an earlier one.
 */
import { based } from './base';

/** Name and file, in their order. */
const listed = (document.querySelector<HTMLMetaElement>('meta[name="talia-sheets"]')?.content ?? '')
  .split(' ')
  .map((one) => one.split('=') as [string, string]);
const read = new Map<string, Promise<void>>();

function sheet(name: string): Promise<void> {
  const before = read.get(name);
  if (before !== undefined) return before;
  const at = listed.findIndex(([one]) => one === name);
  if (at < 0) return Promise.resolve(); // a game without one
  const reading = new Promise<void>((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.sheet = String(at);
    link.href = based(`/assets/${listed[at]?.[1] ?? ''}`);
    // Without its sheet a page is plain, not unusable.
    link.onload = link.onerror = () => done();
    const earlier = [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')].filter(
      (one) => Number(one.dataset.sheet) < at,
    );
    (earlier.at(-1) ?? document.querySelector('link[rel="stylesheet"]'))?.after(link);
  });
  read.set(name, reading);
  return reading;
}

/** Read sheets, if they are not here yet. */
export const sheets = async (...names: string[]): Promise<void> => void (await Promise.all(names.map(sheet)));

/** What the things of all games look like in their small forms. */
export const PIECES = listed.map(([name]) => name).filter((name) => name.startsWith('pieces-'));

/** What the table of a game looks like. */
export const sheetsOf = (game: string): Promise<void> => sheets(`pieces-${game}`, `table-${game}`);
