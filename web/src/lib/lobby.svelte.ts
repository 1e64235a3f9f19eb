/** The public tables of this server, renewed by themselves while somebody looks at them. */
import type { Listed } from '../generated/protocol';
import { api, publicTables, Refused } from './api';
import { usualSeats } from './making';
import type { Game } from '../generated/protocol';
import { remembered } from './remember';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

const EVERY = 4000; // milliseconds between two looks
const LONGEST = 60_000; // between two looks at a server that does not answer

export class PublicTables {
  tables: Listed[] = $state.raw([]);
  /** The list is there. */
  ready = $state(false);
  failed: string | null = $state(null);
  private mark = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = EVERY;
  private closed = false;
  private readonly seen = (): void => {
    if (!document.hidden && !this.closed) void this.look();
  };

  open(): void {
    document.addEventListener('visibilitychange', this.seen);
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.seen);
  }

  /** Ask now; and again after a while, unless nobody looks. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const news = await publicTables(this.mark);
      if (news !== null) {
        this.tables = news.list.tables;
        this.mark = news.mark;
      }
      this.ready = true;
      this.failed = null;
      this.pause = EVERY;
    } catch (refused) {
      this.failed = refused instanceof Refused ? refused.code : 'unknown';
      this.pause = Math.min(LONGEST, this.pause * 2);
    }
    clearTimeout(this.timer);
    if (!this.closed && !document.hidden) this.timer = setTimeout(() => void this.look(), this.pause);
  }

  waiting(game: string): Listed[] {
    const open = this.tables.filter(
      ({ table, invites }) =>
        table.status === 'waiting' && (invites ?? []).length > 0 && (!game || table.game === game),
    );
    // Tables at which somebody sits right now come first.
    return [...open.filter(peopled), ...open.filter((one) => !peopled(one))];
  }

  playing(game: string): Listed[] {
    return this.tables.filter(({ table }) => table.status === 'playing' && (!game || table.game === game));
  }
}

/** Is somebody at the table who is not away? */
export const peopled = ({ table }: Listed): boolean =>
  table.seats.some((seat) => seat.kind === 'person' && seat.lamp === 'here');

/** Play somebody now: at a table of one of these games that waits, or at a new one of the first. The table's address. */
export async function playSomebody(games: Game[]): Promise<string> {
  const committed = await api.commitment().catch(() => null);
  const first = games[0];
  const seated = await api.now({
    games: games.map((game) => game.game),
    name: settings.name.trim() || t('site-guest'),
    mine: remembered()
      .filter((table) => table.status === 'waiting')
      .map((table) => table.id),
    ...(first === undefined ? {} : { seats: usualSeats(first) }),
    ...(committed === null ? {} : { ticket: committed.ticket }),
  });
  return `/table/${seated.table.id}`;
}
