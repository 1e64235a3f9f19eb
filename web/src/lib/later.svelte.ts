/**
 * What a table can be seen without: code and words that are read once it stands, or sooner, when somebody wants them. Whoever wants
 * them waits; nothing that was asked for is lost.
 */
const HIDDEN = 1000; // milliseconds: a page that nobody sees paints nothing, and goes on all the same

let begin: () => void = () => {};
const seen = new Promise<void>((done) => (begin = done));

/** A table is on the screen: what it is seen by is here. */
export function stands(): void {
  const done = (): void => {
    if (performance.getEntriesByName('talia-seen').length === 0) performance.mark('talia-seen');
    begin();
  };
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, HIDDEN);
}

let opening = false;
/** The page that comes is a table. */
export function opens(): void {
  opening = true;
}

/** Read something that a page can be seen without: on a table, once it stands. */
export const soon = <Part>(load: () => Promise<Part>): Promise<Part> => (opening ? seen.then(load) : load());

/** Do something once a table stands. What fails then fails again for whoever wants it. */
export const afterwards = (work: () => Promise<unknown>): void => void seen.then(work).catch(() => undefined);

/** A part that comes later. */
export class Later<Part> {
  /** The part, if it is here. */
  now: Part | null = $state.raw(null);
  private reading: Promise<Part> | null = null;

  constructor(private readonly load: () => Promise<Part>) {
    afterwards(() => this.read());
  }

  /** The part, as soon as it is here. */
  read(): Promise<Part> {
    if (this.reading === null) {
      const reading = this.load().then((part) => (this.now = part));
      this.reading = reading;
      reading.catch(() => (this.reading = null));
    }
    return this.reading;
  }
}
