/**
 * What would have happened: a wrong answer of a lesson and the reply to it, played on the table for at most three seconds, framed.
 * Then the table is as it was, whether it was watched or skipped.
 */
import type { View } from '../../generated/protocol';
import type { Table, Update } from '../table.svelte';
import { usual } from './pace';
import { speed } from '../settings.svelte';

const LONGEST = 3000; // milliseconds, the last look at where it led included
const MOVING = 2000; // of them, at most so many for what moves

export class WhatIf {
  /** The table as it would be in the end; null: the table is as it is. */
  view: View | null = $state.raw(null);
  /** It is no passing moment: a solution that is looked at. */
  stays = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Show it; `stay`: until it is stopped, at the pace of the table. */
  show(update: Update, stay = false): void {
    const { show, view, events } = this.table;
    this.stop();
    if (view === null) return;
    const fresh = update.events.slice(Math.max(0, events.length - update.since));
    const steps = show.steps(fresh, view, update.view);
    const time = steps.reduce((sum, step) => sum + usual(step, speed()), 0);
    this.view = update.view;
    this.stays = stay;
    show.hurry = stay ? 1 : Math.min(1, MOVING / Math.max(1, time));
    if (speed() > 0) show.replay(steps);
    if (!stay) this.timer = setTimeout(() => this.stop(), LONGEST);
  }

  /** Back to the table as it is. Returns whether there was anything to stop. */
  stop(): boolean {
    clearTimeout(this.timer);
    if (this.view === null) return false;
    this.table.show.end();
    this.table.show.hurry = 1;
    this.view = null;
    return true;
  }
}
