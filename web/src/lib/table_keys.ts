/** The keys of a table: what they choose, open and close. */
import { inspector } from './inspect.svelte';
import { arrow, closePopovers, Digits } from './keys';
import type { Table } from './table.svelte';

/** What a page itself does at a key. */
export interface Doors {
  app(): HTMLElement | undefined;
  /** The panel beside the table: open it, close it, or turn it over. */
  panel(open?: boolean): void;
  help(): void;
  /** Lead to the strip of moments. */
  strip(): void;
  /** The line for typed commands is there, as soon as it can be. */
  commands(): Promise<void>;
}

export class TableKeys {
  private readonly digits = new Digits();
  /** What was typed for the command line before that was there. */
  private typed: string | null = null;

  constructor(
    private readonly table: Table,
    private readonly doors: Doors,
  ) {}

  readonly down = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.matches('input, textarea, select') ||
      document.querySelector('dialog[open]')
    ) {
      if (event.key === 'Escape' && target.matches('input')) target.blur();
      return;
    }
    if (this.typed !== null) return this.type(event, this.typed);
    if (!/^[0-9]$/.test(event.key)) this.digits.clear();
    if (this.space(event, target) || this.letter(event, target)) event.preventDefault();
  };

  private space(event: KeyboardEvent, target: HTMLElement): boolean {
    const { table } = this;
    if (event.key !== ' ') return false;
    if (event.repeat) table.show.end();
    else if (table.show.running && table.chosen === null) table.show.tap(event);
    else if (table.gathered.length > 0) table.giveAll();
    else if (table.chosen !== null) table.choose(table.chosen, true);
    else if (table.handover !== null) table.look(table.handover);
    else if (!target.matches('button, a, summary')) {
      const only =
        table.options.length === 1
          ? table.options[0]
          : table.loose.length === 1 && table.keys.length === 0
            ? table.loose[0]
            : undefined;
      if (only === undefined) return false;
      table.choose(only);
    } else return false;
    return true;
  }

  private letter(event: KeyboardEvent, target: HTMLElement): boolean {
    const { table, doors } = this;
    const app = doors.app();
    if (event.key.startsWith('Arrow') && app !== undefined && !target.matches('[role="log"], input'))
      return arrow(app, event.key);
    if (/^[0-9]$/.test(event.key)) this.pickDigit(event.key);
    else if (event.key === 'Escape') this.escape();
    else if (event.key === 'u') table.undo();
    else if (event.key === 'i') this.read(target);
    else if (event.key === 'l') doors.panel();
    else if (event.key === 'r') doors.strip();
    else if (event.key === 'h' && table.info?.hints) table.hints.ask();
    else if (event.key === '/') void this.command();
    else if (event.key === '?') doors.help();
    else return false;
    return true;
  }

  /** Lead to the command line. What is typed until it is there is meant for it. */
  private async command(): Promise<void> {
    const find = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('input#command');
    if (find() !== null) return find()?.focus();
    this.typed = '';
    await this.doors.commands().catch(() => undefined);
    const line = find();
    const { typed } = this;
    this.typed = null;
    if (line === null) return;
    line.focus();
    line.value = typed.trimEnd();
    line.dispatchEvent(new Event('input', { bubbles: true }));
    if (typed.endsWith('\n')) line.form?.requestSubmit();
  }

  private type(event: KeyboardEvent, before: string): void {
    const given = before.endsWith('\n'); // what comes after that leaves the line
    if (event.key === 'Backspace' && !given) this.typed = before.slice(0, -1);
    else if (event.key === 'Enter' && !given) this.typed = before + '\n';
    else if (event.key.length === 1 && !given) this.typed = before + event.key;
    event.preventDefault();
  }

  private escape(): void {
    const { table, doors } = this;
    if (closePopovers(doors.app())) return;
    if (table.show.running) table.show.end();
    else if (table.moments.open) table.moments.close();
    else if (table.focus !== null || table.chosen !== null || table.gathered.length > 0) table.clear();
    else if (table.hints.advice !== null) table.hints.clear();
    else if (inspector.pinned) inspector.close();
    else if (table.moment !== null) table.moment = null;
    else doors.panel(false);
  }

  private pickDigit(typed: string): void {
    const { table } = this;
    const focused = table.focus === null ? [] : table.at(table.focus);
    if (focused.length > 1) {
      const among = focused[this.digits.typed(typed, focused.length) - 1];
      if (among !== undefined) table.choose(among, true);
      return;
    }
    const number = this.digits.typed(typed, table.keys.length + table.loose.length);
    const key = table.keys[number - 1];
    if (key !== undefined) {
      this.doors
        .app()
        ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
        ?.focus();
      table.pick(key);
    } else {
      const option = table.loose[number - 1 - table.keys.length];
      if (option !== undefined) table.choose(option);
    }
  }

  private read(target: HTMLElement): void {
    const card = target.closest<HTMLElement>('[data-key]');
    if (card !== null) card.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    else if (inspector.reading !== null) inspector.pin(inspector.reading);
  }
}
