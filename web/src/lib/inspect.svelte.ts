/** Which card is being read: clicked, hovered for a moment, or pinned by a right click or `i`. */
export interface Reading {
  game: string;
  id: string;
  /** The thing on the table that is this card, if it lies there: its value now is told as well. */
  key: string | null;
}

class Inspector {
  reading: Reading | null = $state.raw(null);
  pinned = $state(false);
  /** On small screens the card is read in a sheet that must be opened. */
  sheet = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  hover(reading: Reading): void {
    clearTimeout(this.timer);
    if (this.pinned) return;
    this.timer = setTimeout(() => (this.reading = reading), 300);
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  /** A click: read at once, until another card is. */
  show(reading: Reading): void {
    clearTimeout(this.timer);
    if (this.pinned) this.close();
    this.reading = reading;
  }

  pin(reading: Reading): void {
    clearTimeout(this.timer);
    const again = this.pinned && this.reading?.id === reading.id && this.reading.key === reading.key;
    this.reading = again ? null : reading;
    this.pinned = !again;
    this.sheet = !again;
  }

  close(): void {
    this.pinned = false;
    this.sheet = false;
    this.reading = null;
  }
}

export const inspector = new Inspector();
