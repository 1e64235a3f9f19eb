/** What can be chosen at a table and what is chosen but not sent: which thing on it stands for which answers. */
import { realTime } from './again';
import type { Option, TableInfo, View } from '../generated/protocol';
import type { Follow, Gathering, Layout, Opening, Way } from '../games/layout';
import { seatNames } from './names';
import { confirms } from './settings.svelte';
import { Wishes } from './wishes';

export interface Notice {
  text: string; // a key of the site's texts
  parts?: Record<string, number | string>;
  tone: 'note' | 'bad';
}

export abstract class Choosing extends Wishes {
  abstract view: View | null;
  abstract root: HTMLElement | null;
  abstract notice: Notice | null;
  abstract readonly show: { settled(): void };
  abstract get asked(): boolean;
  abstract answer(option: Option): void;
  abstract answerAll(options: Option[]): void;
  /** What to answer next without asking. */
  private plan: Follow[] = [];
  abstract info: TableInfo | null;
  layout: Layout | null = $state.raw(null);
  /** A thing on the table that stands for several answers, and the answer that waits for confirmation. */
  focus: string | null = $state(null);
  chosen: Option | null = $state.raw(null);
  /** An answer that waits for a second click, which says how: where a person goes, whom an ability hits. */
  opened: Option | null = $state.raw(null);
  /** Answers to be given in one go, in the order in which they were chosen. */
  gathered: Option[] = $state.raw([]);
  sending: { question: number; prompt: string; ref: string; option: Option } | null = $state.raw(null);

  get options(): Option[] {
    return this.sending === null ? (this.decision?.options ?? []) : [];
  }

  gathering: Gathering | null = $derived.by(() => {
    const { decision, view } = this;
    if (decision === null || view === null || this.sending !== null) return null;
    return this.layout?.gathers?.(decision, view) ?? null;
  });

  /** Choose one of several, or leave it again; with all chosen, one more takes the place of the last. */
  private gather(option: Option, of: number): void {
    const others = this.gathered.filter((one) => one.action !== option.action);
    this.gathered = others.length < this.gathered.length ? others : [...others.slice(0, of - 1), option];
  }

  /** Give all that are chosen. */
  giveAll(): void {
    if (this.gathering !== null && this.gathered.length === this.gathering.of) this.answerAll(this.gathered);
  }

  /** How the opened answer can be finished. */
  opening: Opening | null = $derived(this.opened === null ? null : this.openingOf(this.opened, this.focus));

  openingOf(option: Option, key: string | null): Opening | null {
    const { decision, view } = this;
    if (decision === null || view === null) return null;
    return this.layout?.opens?.(option, decision, view, seatNames(this.info), key) ?? null;
  }

  /** The way to finish the opened answer that a thing on the table stands for. */
  wayAt(key: string): Way | null {
    return this.opening?.ways.find((way) => way.keys.includes(key)) ?? null;
  }

  /** Answers that a thing stands for; while one is opened, the ways to finish it and what could be opened instead. */
  at(key: string): Option[] {
    return this.byKey.get(key) ?? [];
  }

  private byKey: Map<string, Option[]> = $derived.by(() => {
    const { opening, opened } = this;
    if (opening === null || opened === null) return this.allByKey;
    const found = new Map<string, Option[]>();
    for (const way of opening.ways) for (const key of way.keys) found.set(key, [opened]);
    for (const [key, options] of this.allByKey)
      if (!found.has(key) && opening.among !== undefined && key.startsWith(opening.among)) found.set(key, options);
    return found;
  });

  protected allByKey: Map<string, Option[]> = $derived.by(() => {
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
    const shown = new Set([...this.allByKey.values()].flat());
    return this.options.filter((option) => !shown.has(option));
  });

  /** What was chosen and not sent yet stays chosen, if the question is the same, or says the same in real time. */
  protected keepChoice(before: View | null, now: View): void {
    const same = before !== null && before.seat === now.seat && before.decision?.prompt === now.decision?.prompt;
    if (!same || (before.question !== now.question && !realTime(now))) this.clear();
    this.gathered = this.gathered.flatMap(
      ({ action }) => now.decision?.options.filter((o) => o.action === action) ?? [],
    );
    if (this.chosen === null && this.opened === null) return;
    const still = (one: Option | null): Option | null => {
      const words = JSON.stringify(one);
      return now.decision?.options.find((option) => JSON.stringify(option) === words) ?? null;
    };
    this.chosen = still(this.chosen);
    this.opened = still(this.opened);
    if (this.chosen === null && this.opened === null) this.focus = null;
  }

  /** Open an answer, or close it again. */
  protected openUp(key: string, option: Option): void {
    const again = this.focus === key && this.opened === option;
    this.clear();
    if (again) return;
    this.focus = key;
    this.opened = option;
  }

  /** A card is being dragged: its places light up. */
  lift(key: string): void {
    const only = this.allByKey.get(key)?.[0];
    if (only === undefined || this.openingOf(only, key) === null) return;
    this.clear();
    this.openUp(key, only);
  }

  /** May what is being dragged be dropped there? Where nothing is opened, that is found out by dropping it. */
  takes(onto: string): boolean {
    return this.opening === null || this.droppedOn(onto) !== null;
  }

  protected droppedOn(onto: string): Way | null {
    return this.opening?.ways.find((way) => way.keys.includes(onto) || way.zones?.includes(onto)) ?? null;
  }

  clear(): void {
    this.gathered = [];
    this.opened = null;
    this.focus = null;
    this.chosen = null;
  }

  /** A thing on the table was clicked. Returns false when it stands for no answer. */
  pick(key: string): boolean {
    this.show.settled();
    const way = this.wayAt(key);
    if (way !== null) {
      this.finish(way);
      return true;
    }
    const options = this.allByKey.get(key) ?? [];
    const only = options[0];
    if (only === undefined) return false;
    if (this.gathering !== null) {
      this.gather(only, this.gathering.of);
      return true;
    }
    if (options.length === 1 && this.openingOf(only, key) !== null) {
      this.openUp(key, only);
      return true;
    }
    this.opened = null;
    if (options.length > 1) {
      this.chosen = null;
      this.focus = this.focus === key ? null : key;
      return true;
    }
    if (this.focus !== key) this.chosen = null; // another thing may stand for the same answer
    this.focus = key;
    this.choose(only);
    return true;
  }

  /** An answer was chosen: sent at once, or held until it is confirmed (a second click, Space, or the gold button). */
  choose(option: Option, sure = false): void {
    const { decision, view } = this;
    const light = decision !== null && view !== null && (this.layout?.light?.(option, decision, view) ?? false);
    if (!sure && !light && confirms() && this.chosen !== option) {
      this.chosen = option;
      return;
    }
    this.answer(option);
  }

  /** Finish the opened answer: it is sent, and what follows is answered without asking. */
  finish(way: Way): void {
    const option = this.opened;
    if (option === null || this.sending !== null) return;
    this.plan = [...way.then];
    this.answer(option);
  }

  /** What was to be answered next is not meant any more. */
  unplan(): void {
    this.plan = [];
  }

  /** A card was dragged somewhere: the answer it means, and those that follow from where it was dropped. */
  drop(key: string, onto: string): void {
    const way = this.droppedOn(onto);
    if (way !== null) return this.finish(way);
    const options = this.at(key);
    if (this.view === null || options.length === 0) return;
    const refused = this.layout?.refuses?.(key, onto, options, this.view) ?? null;
    if (refused !== null) {
      this.notice = { ...refused, tone: 'note' };
      return;
    }
    const only = options.length === 1 && onto === 'table' ? options[0] : null;
    const meant = this.layout?.dropped?.(key, onto, options, this.view) ?? only;
    if (!meant) {
      // Put back into the hand: nothing was meant.
      const back = this.root?.querySelector(`.handzone [data-key="${CSS.escape(onto)}"]`) ?? null;
      if (onto !== 'hand' && back === null) this.pick(key);
      return;
    }
    this.answer(meant);
  }

  /** Go on with what a drag has said, if the question now open takes it. */
  protected goOn(): void {
    if (this.sending !== null) return; // what was said is still on its way: somebody else acted meanwhile
    const next = this.plan.shift();
    if (next === undefined) return;
    const option = this.asked && this.decision?.prompt === next.prompt ? this.options.find(next.fits) : undefined;
    if (option === undefined) this.plan = [];
    else this.answer(option);
  }
}
