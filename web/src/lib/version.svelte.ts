/**
 * Is this tab of the page that the server gives out now? The server tells the mark of its page with every answer; after an
 * upgrade a tab that was open has another one. Then it says so and offers to load anew: the table is with the server.
 */
import { wire } from './wire';

const own = document.querySelector<HTMLMetaElement>('meta[name="talia-page"]')?.content ?? '';

class Version {
  /** There is a newer page. */
  stale = $state(false);
  /** The server does not understand this page at all. */
  foreign = $state(false);

  /** Load the newer page; one that waits on this device is let in first. */
  renew = (): void => location.reload();

  /** What the server says of its page; nothing, where it has none or is older than this. */
  told(mark: string | null | undefined): void {
    if (own !== '' && mark !== null && mark !== undefined && mark !== '') this.stale = mark !== own;
  }

  refused(): void {
    this.stale = true;
    this.foreign = true;
  }

  /** Ask, since something of this page could not be had: a part of yesterday's page is gone from today's server. */
  async look(): Promise<void> {
    try {
      const answer = await wire.ask({ method: 'GET', path: '/api/games' });
      this.told(answer.header('Talia-Page'));
    } catch {
      // No network: the parts will come when it does.
    }
  }
}

export const version = new Version();
if (!wire.near) addEventListener('unhandledrejection', () => void version.look());
