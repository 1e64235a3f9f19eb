/** The hands at a real table, kept in the address, so that a link carries them; and the totals of a night. */
import { CARDS, CONSTANTS } from '../../generated/fantasy_realms/facts';
import { LIMITS } from '../../generated/protocol';
import type { Sheet } from './table';
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

export class Calculator {
  hands: Hand[] = $state([]);
  area: string[] = $state([]);
  sheets: (Sheet | null)[] = $state.raw([]);
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
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
    this.count();
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

  changed(): void {
    history.replaceState(null, '', write(this.hands, this.area));
    this.count();
  }

  private count(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), 120);
  }

  private async ask(): Promise<void> {
    const turn = ++this.turn;
    const filled = this.hands
      .map((hand, at) => ({ at, cards: [...hand.cards] }))
      .filter((hand) => hand.cards.length > 0);
    const found: (Sheet | null)[] = this.hands.map(() => null);
    try {
      if (filled.length > 0) {
        const sheets = await scoreTable(
          filled.map((hand) => hand.cards),
          [...this.area],
        );
        filled.forEach((hand, n) => (found[hand.at] = sheets[n] ?? null));
      }
      if (turn !== this.turn) return;
      this.sheets = found;
      this.failed = false;
    } catch {
      if (turn === this.turn) this.failed = true;
    }
  }
}
