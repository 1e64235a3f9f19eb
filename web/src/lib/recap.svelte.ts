/**
 * What happened since a player's last answer, for whoever comes back to the table: after a reload, from another tab, after
 * a lost connection, or when the device is passed on. `r` shows it at any time.
 */
import type { GameEvent } from '../generated/protocol';
import type { Table } from './table.svelte';

/** The events from the answer to that question on, in blocks of one decision each. */
export function since(events: GameEvent[], question: number): GameEvent[][] {
  const blocks: GameEvent[][] = [];
  for (const event of events) {
    if (event.question < question || event.event === 'locked_in') continue;
    const last = blocks.at(-1);
    if (last !== undefined && last[0]?.question === event.question) last.push(event);
    else blocks.push([event]);
  }
  return blocks;
}

export class Recap {
  /** What is told, or null when there is nothing to be said. */
  blocks: GameEvent[][] | null = $state.raw(null);
  /** Is all of it shown, or only that there is something? */
  open = $state(false);
  /** How many events had been seen when nobody looked any more. */
  private seen: number | null = null;
  /** Where the keyboard was when it was opened, and goes back to. */
  private from: Element | null = null;

  constructor(private readonly table: Table) {}

  /** What happened since the last answer of the seat looked from. On another device the server's word must do. */
  missed(): GameEvent[][] {
    const { seat, view, answered, takeback, ask, events } = this.table;
    const question = (seat === null ? undefined : answered[seat]) ?? takeback[0] ?? ask;
    return question === null || view === null || question > view.question ? [] : since(events, question);
  }

  /** By key or button: all of it, also when it is nothing. */
  toggle(): void {
    if (this.open) return this.close();
    this.from = document.activeElement;
    this.blocks = this.missed();
    this.open = true;
  }

  close(): void {
    const back = this.open ? this.from : null;
    this.blocks = null;
    this.open = false;
    this.from = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus();
  }

  /** Nobody looks any more: another tab, or a lost connection. */
  away(): void {
    this.seen ??= this.table.events.length;
  }

  /** The tab is hidden, or seen again. */
  looked(hidden: boolean): void {
    if (hidden) this.away();
    else this.follow(false);
  }

  /** The table has changed, or somebody has arrived at it: tell them what they have missed. */
  follow(arrived: boolean): void {
    const { seat, view, info, events, link } = this.table;
    if (document.hidden || link !== 'open') {
      if (arrived) this.seen ??= 0;
      return;
    }
    const returned = this.seen !== null && events.length > this.seen;
    this.seen = null;
    if (seat === null || view === null || view.outcome !== null || info?.status === 'ended') this.close();
    else if (arrived || returned) {
      const missed = this.missed();
      this.open = false;
      // What one has done oneself is no news.
      this.blocks = missed.flat().some((event) => event.seat !== seat) ? missed : null;
    }
  }
}
