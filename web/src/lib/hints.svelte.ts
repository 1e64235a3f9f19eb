/** What a bot would answer here, as long as the question is open: asked for, being thought, told, put away. */
import type { Hinted, Option } from '../generated/protocol';
import type { Table } from './table.svelte';
import { texts } from './texts.svelte';

export class Hints {
  /** The answer that is marked on the table. */
  option: Option | null = $state.raw(null);
  /** The hint in full, as long as it is looked at. */
  advice: Hinted | null = $state.raw(null);
  /** Its figures are looked at, too. */
  more = $state(false);
  /** Asked for and being thought. */
  thinking = $state(false);
  private ref = '';

  constructor(private readonly table: Table) {}

  ask(): void {
    if (this.table.guide?.hint()) return;
    const ref = this.table.sendHint();
    if (ref === null) return;
    this.thinking = true;
    this.ref = ref;
  }

  /** A hint has come; it is shown as soon as there are words for it. */
  async told(ref: string, advice: Hinted): Promise<void> {
    await texts.need('bots').catch(() => undefined);
    this.thinking = false;
    if (ref !== this.ref || this.table.view?.question !== advice.question) return;
    this.option = this.table.options.find((option) => option.action === advice.action) ?? null;
    this.advice = advice;
  }

  refused(ref: string): void {
    if (ref === this.ref) this.thinking = false;
  }

  clear(): void {
    this.option = null;
    this.advice = null;
    this.thinking = false;
    this.more = false;
  }
}
