/** Talia as an app: the browser's offer to install it is kept until somebody asks for it, and never pops up. */

/** What Chromium and its kin send, and no standard has yet. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: string }>;
}

class Installing {
  private offer: Offer | null = $state.raw(null);
  /** It runs as an app, or was made one just now. */
  done = $state(
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true,
  );

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.done = true));
  }

  get offered(): boolean {
    return this.offer !== null;
  }

  async ask(): Promise<void> {
    const offer = this.offer;
    this.offer = null; // it can be made once
    if (offer === null) return;
    await offer.prompt();
    if ((await offer.userChoice).outcome === 'accepted') this.done = true;
  }
}

export const installing = new Installing();

/** Safari on a phone or tablet installs by its own menu, and tells nobody that it can. */
export const byHand =
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
