/** What the house and the service worker that keeps its files (`sw.ts`) have to do with each other. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
const PATIENCE = 5000; // milliseconds for the service worker to come up at the first visit

/** Once this page is served from what is kept, or will not be: so that what the house fetches is fetched once. */
export async function kept(): Promise<void> {
  const container = workers();
  if (container === undefined || container.controller !== null) return;
  const ready = new Promise<void>((done) =>
    container.addEventListener('controllerchange', () => done(), { once: true }),
  );
  await Promise.race([ready, new Promise((done) => setTimeout(done, PATIENCE))]);
}

/** With the house up, what is still missing for a day without a network is fetched quietly. */
export function keepAll(): void {
  workers()?.controller?.postMessage('all');
}
