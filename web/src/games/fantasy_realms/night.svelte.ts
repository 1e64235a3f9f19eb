/** The hands at a real table, kept in the address, so that a link carries them; and the totals of a night. */
import { CARDS, CONSTANTS } from '../../generated/fantasy_realms/facts';
import { LIMITS } from '../../generated/protocol';
import type { Sheet } from './table';
import { scoreByHand, type ByHand } from './byhand';
import { scoreTable } from './score';

export interface Hand {
  name: string;
  cards: string[];
}

const IDS = Object.keys(CARDS);
export const MOST = LIMITS.ScoreForm.hands.most;
export const LEAST = 2; // looks: a calculator for fewer hands would be no table
export const NIGHT = 'talia.night';

/** A hand takes as many cards as the rules say, and one more with a card that takes one from the area. */
const roomFor = (cards: string[]): number =>
  CONSTANTS.hand + (cards.some((card) => CARDS[card]?.takes) ? CONSTANTS.taken : 0);
const fit = (cards: string[]): string[] => cards.slice(0, roomFor(cards));

export function write(hands: Hand[], area: string[]): string {
  const cards = (ids: string[]): string => ids.map((id) => IDS.indexOf(id).toString(36)).join('.');
  const parts = hands.map((hand) => `${encodeURIComponent(hand.name).replaceAll('~', '%7E')}~${cards(hand.cards)}`);
  return `#h=${parts.join('&h=')}${area.length > 0 ? `&d=${cards(area)}` : ''}`;
}

export function read(hash: string): { hands: Hand[]; area: string[] } {
  const used = new Set<string>();
  const cards = (text: string): string[] =>
    text
      .split('.')
      .map((part) => IDS[parseInt(part, 36)] ?? '')
      .filter((id) => id !== '' && !used.has(id) && used.add(id));
  const hands: Hand[] = [];
  let area: string[] = [];
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [key, value = ''] = part.split('=');
    if (key === 'h' && hands.length < MOST) {
      const [name = '', held = ''] = value.split('~');
      hands.push({ name: decodeURIComponent(name).slice(0, LIMITS.SeatForm.name.most), cards: fit(cards(held)) });
    } else if (key === 'd') area = cards(value);
  }
  return { hands, area };
}

/** What somebody has won tonight. */
export type Night = Record<string, { points: number; wins: number }>;

/** All that can be undone. */
interface Moment {
  hands: Hand[];
  area: string[];
  night: Night;
  byHand: ByHand[];
}

const KEPT = 60; // looks: so many moments can be gone back

function nightBefore(): Night {
  try {
    return JSON.parse(localStorage.getItem(NIGHT) ?? '{}') as Night;
  } catch {
    return {};
  }
}

export class Calculator {
  hands: Hand[] = $state([]);
  area: string[] = $state([]);
  /** The choices that were made by hand, for each hand. */
  byHand: ByHand[] = $state([]);
  night: Night = $state(nightBefore());
  sheets: (Sheet | null)[] = $state.raw([]);
  failed = $state(false);
  private past: Moment[] = $state.raw([]);
  private turn = 0;

  constructor() {
    const given = read(location.hash);
    this.hands =
      given.hands.length > 0
        ? given.hands
        : [
            { name: '', cards: [] },
            { name: '', cards: [] },
          ];
    this.area = given.area;
    void this.count();
  }

  /** Who has a card: a hand by number, 'area', or nobody. */
  holder(card: string): number | 'area' | null {
    if (this.area.includes(card)) return 'area';
    const at = this.hands.findIndex((hand) => hand.cards.includes(card));
    return at < 0 ? null : at;
  }

  room(hand: Hand): boolean {
    return hand.cards.length < roomFor(hand.cards);
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  /** Do something that can be undone. */
  act(deed: () => void): void {
    const moment = $state.snapshot({ hands: this.hands, area: this.area, night: this.night, byHand: this.byHand });
    this.past = [...this.past.slice(1 - KEPT), moment as Moment];
    deed();
    this.changed();
  }

  undo(): void {
    const moment = this.past.at(-1);
    if (moment === undefined) return;
    this.past = this.past.slice(0, -1);
    Object.assign(this, moment);
    this.changed();
  }

  clear(): void {
    this.hands = this.hands.map((hand) => ({ ...hand, cards: [] }));
    this.area = [];
    this.byHand = [];
  }

  /** The game is over: its points go to the night, and the hands are empty again. */
  note(names: string[], best: number): void {
    const night = { ...this.night };
    this.sheets.forEach((sheet, n) => {
      if (sheet === null) return;
      const sum = night[names[n] ?? ''] ?? { points: 0, wins: 0 };
      night[names[n] ?? ''] = { points: sum.points + sheet.total, wins: sum.wins + (sheet.total === best ? 1 : 0) };
    });
    this.night = night;
    this.clear();
  }

  /** Choose by hand; null: as the best choices have it. */
  choose(at: number, card: string, choice: unknown): void {
    const { [card]: _, ...others } = this.byHand[at] ?? {};
    this.byHand[at] = choice === null ? others : { ...others, [card]: choice };
  }

  changed(): void {
    history.replaceState(null, '', write(this.hands, this.area));
    try {
      localStorage.setItem(NIGHT, JSON.stringify(this.night));
    } catch {
      // A browser that keeps nothing counts until the page is closed.
    }
    void this.count();
  }

  private async count(): Promise<void> {
    const turn = ++this.turn;
    const filled = this.hands
      .map((hand, at) => ({ at, cards: [...hand.cards] }))
      .filter((hand) => hand.cards.length > 0);
    const found: (Sheet | null)[] = this.hands.map(() => null);
    const area = [...this.area];
    try {
      if (filled.length > 0) {
        const sheets = await scoreTable(
          filled.map((hand) => hand.cards),
          area,
        );
        filled.forEach((hand, n) => (found[hand.at] = sheets[n] ?? null));
      }
      for (const { at, cards } of filled) {
        const wishes = $state.snapshot(this.byHand[at] ?? {}) as ByHand;
        if (Object.keys(wishes).some((card) => cards.includes(card)))
          found[at] = await scoreByHand(cards, area, wishes);
      }
      if (turn !== this.turn) return;
      this.sheets = found;
      this.failed = false;
    } catch {
      if (turn === this.turn) this.failed = true;
    }
  }
}
