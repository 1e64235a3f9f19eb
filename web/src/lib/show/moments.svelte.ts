/**
 * What the others did since a player's last answer, step by step: the strip above the table. It fills while the steps are shown
 * and stays until the others act again; whoever comes back (after a reload, from another tab, after a lost connection, or when the
 * device is passed on) finds it filled and open. `r` leads to it at any time.
 */
import type { GameEvent } from '../../generated/protocol';
import type { Table } from '../table.svelte';
import type { Step } from './step';

/** The events from the answer to that question on. */
export function since(events: GameEvent[], question: number): GameEvent[] {
  return events.filter((event) => event.question >= question && event.event !== 'locked_in');
}

export class Moments {
  steps: Step[] = $state.raw([]);
  /** Small screens fold the strip into a button; whoever was away finds it open. */
  open = $state(false);
  /** Somebody has come back, and is told so. */
  news = $state(false);
  /** How many events had been seen when nobody looked any more. */
  private seen: number | null = null;
  /** Where the keyboard was when it went to the strip, and goes back to. */
  private from: Element | null = null;

  constructor(private readonly table: Table) {}

  /** A step was shown; the first one after an answer begins the strip anew. */
  add(step: Step, anew: boolean): void {
    if (this.mine(step)) return;
    this.steps = anew ? [step] : [...this.steps, step];
    if (anew) this.news = false;
  }

  /** What the seat looked from did itself is no news to it. */
  private mine(step: Step): boolean {
    return step.seat !== null && step.seat === this.table.seat;
  }

  /** What happened since the last answer of the seat looked from. On another device the server's word must do. */
  missed(): GameEvent[] {
    const { seat, view, answered, takeback, ask, events } = this.table;
    const question = (seat === null ? undefined : answered[seat]) ?? takeback[0] ?? ask;
    return question === null || view === null || question > view.question ? [] : since(events, question);
  }

  /** Show these steps again, one after the other. */
  replay(steps: Step[]): void {
    this.table.show.replay(steps);
  }

  /** By key or button: open it and go there, or fold it and go back. */
  toggle(strip: HTMLElement | null): void {
    if (this.open && (strip === null || strip.contains(document.activeElement))) return this.close();
    this.from = document.activeElement;
    this.open = true;
  }

  close(): void {
    const back = this.from;
    this.open = false;
    this.news = false;
    this.from = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus();
  }

  /** Nothing is left of another past, or of what another player of this screen saw. */
  clear(): void {
    this.steps = [];
    this.open = false;
    this.news = false;
    this.from = null;
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
    if (seat === null || view === null || view.outcome !== null || info?.status === 'ended') {
      if (arrived) this.clear();
    } else if (arrived || returned) {
      if (arrived) this.steps = this.table.show.steps(this.missed(), view, view).filter((step) => !this.mine(step));
      this.open = this.steps.length > 0;
      this.news = this.open;
    }
  }
}
