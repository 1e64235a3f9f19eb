/**
 * The service worker of this page: it keeps the files on the device (`sw.ts`). A new version is fetched beside the old one and waits
 * until somebody says so; a page never changes under a game by itself.
 */
import { BASE } from '../lib/base';
import { version } from '../lib/version.svelte';

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
const OFTEN = 3_600_000; // milliseconds between two looks for a new version

let wished = false;

/** Register it, and say when a newer page waits. */
export function keepUp(): void {
  const container = workers();
  if (container === undefined) return;
  const before = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first visit gets its worker without a word. Another tab may have let a new version in: this one is of yesterday.
    if (wished) location.reload();
    else if (before) version.refused();
  });
  void container
    .register(`${BASE}/sw.js`, { scope: `${BASE}/`, updateViaCache: 'none' })
    .then(watch, (error: unknown) => console.info('no service worker:', error));
}

function watch(kept: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (kept.waiting !== null && kept.active !== null) waits(kept);
  };
  look();
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look));
  const again = (): void => void kept.update().catch(() => undefined); // no network: the next time
  setInterval(again, OFTEN);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
}

function waits(kept: ServiceWorkerRegistration): void {
  version.stale = true;
  version.renew = () => {
    wished = true;
    kept.waiting?.postMessage('now');
  };
}
