/**
 * Keeps the files of this version on the device, each under `path?mark of its contents`, so that a new version fetches only what has
 * changed and takes the rest over. The page itself is needed to be installed; the engine is kept as it is fetched, and the
 * rest when the page says so; but for what only strong bots ask for. What is not in the list, `/api` above all, is none of its business.
 */
import { digest } from './marks';

/** Of what a service worker is, what is used here: the types of pages and those of workers do not go together. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  readonly navigator: Navigator;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(kind: 'message', heard: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Asked) => void): void;
};
/**
 * Written in front of this file when the folder is made: path to mark, which of them a page cannot be without, and which are kept when
 * somebody has asked for them, not before.
 */
declare const FILES: {
  files: Record<string, string>;
  shell: string[];
  texts: Record<string, string[]>;
  asked: string[];
};

const root = new URL(self.registration.scope).pathname; // ends with a slash
const CACHE = `talia ${root}`;
const INDEX = 'index.html';
const PACKED = 'Talia-Packed';
const LANES = 6; // files fetched at the same time

const address = (path: string): string => `${root}${path}?${FILES.files[path]}`;

/** What in the list a request is for; null where it is for something else. */
function listed(url: URL): string | null {
  if (url.origin !== self.location.origin || !url.pathname.startsWith(root)) return null;
  const path = decodeURI(url.pathname.slice(root.length));
  return Object.hasOwn(FILES.files, path) ? path : null;
}

const fetched = (path: string): Promise<Response> =>
  fetch(address(path), { cache: 'no-cache', credentials: 'same-origin' });

/** Keep a file, if it is what the list says: some hosts answer with a page where a file is missing. */
async function keep(path: string, answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const body = await answer.clone().arrayBuffer();
  if ((await digest(body)) !== FILES.files[path]) throw new Error(`${path} is not the file it should be`);
  await (await caches.open(CACHE)).put(address(path), packed(path, answer));
}

/** Archives hold their files as they are, since hosts pack them better whole; on the device they would take three times the room. */
function packed(path: string, answer: Response): Response {
  if (!path.endsWith('.zip') || answer.body === null || typeof CompressionStream === 'undefined') return answer;
  return new Response(answer.body.pipeThrough(new CompressionStream('gzip')), { headers: { [PACKED]: 'gzip' } });
}

function unpacked(answer: Response): Response {
  if (!answer.headers.has(PACKED) || answer.body === null) return answer;
  const body = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'Content-Type': 'application/zip' } });
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address(path));
}

/** Have all of these, a few at a time. What is there already, under whatever name, is taken over. */
async function need(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const there = new Map((await cache.keys()).map(({ url }) => [new URL(url).search.slice(1), url]));
  const have = async (path: string): Promise<void> => {
    const same = there.get(FILES.files[path] ?? '');
    const old = same === undefined ? undefined : await cache.match(same);
    if (old === undefined) await keep(path, await fetched(path));
    else if (same !== new URL(address(path), self.location.href).href) await cache.put(address(path), old);
  };
  const waiting = [...paths];
  const lane = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await have(path);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The texts of the first language of this device that there are texts in. */
function texts(): string[] {
  const known = self.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = known.find((one) => one in FILES.texts) ?? 'en';
  return FILES.texts[language] ?? [];
}

const unasked = (): string[] => Object.keys(FILES.files).filter((path) => !FILES.asked.includes(path));

self.addEventListener('install', (event) => {
  event.waitUntil(need([...FILES.shell, ...texts()]));
});

self.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    const wanted = new Set(Object.keys(FILES.files).map((path) => new URL(address(path), self.location.href).href));
    for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'now') event.waitUntil(self.skipWaiting());
  // What cannot be had now is asked for the next time.
  if (event.data === 'all') event.waitUntil(need(unasked()).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const file = listed(url);
  if (file !== null) event.respondWith(given(file, event));
  else if (request.mode === 'navigate' && url.pathname.startsWith(root) && !url.pathname.startsWith(`${root}api/`))
    event.respondWith(given(INDEX, event));
});

/** A file from what is kept; else as it comes, and kept meanwhile. What a host says where it has it no more is for whoever asked to see. */
async function given(path: string, event: Asked): Promise<Response> {
  const old = await kept(path);
  if (old !== undefined) return unpacked(old);
  const answer = await fetched(path);
  event.waitUntil(keep(path, answer.clone()).catch(() => undefined));
  return answer;
}
