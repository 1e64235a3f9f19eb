/** What can be chosen at a table and what is chosen but not sent: which thing on it stands for which answers. */
import { realTime } from './again';
import type { Option, View } from '../generated/protocol';
import type { Layout } from '../games/layout';
import { Wishes } from './wishes';

export abstract class Choosing extends Wishes {
  abstract view: View | null;
  layout: Layout | null = $state.raw(null);
  /** A thing on the table that stands for several answers, and the answer that waits for confirmation. */
  focus: string | null = $state(null);
  chosen: Option | null = $state.raw(null);
  sending: { question: number; ref: string; option: Option } | null = $state.raw(null);

  get options(): Option[] {
    return this.sending === null ? (this.decision?.options ?? []) : [];
  }

  /** Answers that a thing on the table stands for. */
  at(key: string): Option[] {
    return this.byKey.get(key) ?? [];
  }

  private byKey: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const decision = this.decision;
    if (decision === null || this.view === null || this.layout === null || this.sending !== null) return found;
    for (const option of decision.options)
      for (const key of this.layout.targets(option, decision, this.view)) {
        const there = found.get(key);
        if (there === undefined) found.set(key, [option]);
        else there.push(option);
      }
    return found;
  });

  /** Keys of the things that can be chosen, in the order of their digits. */
  keys: string[] = $derived.by(() => {
    const keys = [...this.byKey.keys()];
    const view = this.view;
    const order = this.layout?.order;
    return view === null || order === undefined
      ? keys
      : keys.sort((one, other) => order(one, view) - order(other, view));
  });

  /** Answers that nothing on the table stands for: they get buttons. */
  loose: Option[] = $derived.by(() => {
    const shown = new Set([...this.byKey.values()].flat());
    return this.options.filter((option) => !shown.has(option));
  });

  /** What was chosen and not sent yet stays chosen, if the question is the same, or says the same in real time. */
  protected keepChoice(before: View | null, now: View): void {
    const same = before !== null && before.seat === now.seat && before.decision?.prompt === now.decision?.prompt;
    if (!same || (before.question !== now.question && !realTime(now))) this.clear();
    if (this.chosen === null) return;
    const words = JSON.stringify(this.chosen);
    this.chosen = now.decision?.options.find((option) => JSON.stringify(option) === words) ?? null;
    if (this.chosen === null) this.focus = null;
  }

  clear(): void {
    this.focus = null;
    this.chosen = null;
  }
}
