/** How a game of Cardia came to its end: which round brought which encounter, and where the lead turned. */
import type { GameEvent } from '../../generated/protocol';
import type { Ended } from '../layout';
import { tableOf, type Encounter } from './table';

export interface Sealed {
  card: string;
  seals: number;
  round: number | null;
  last: boolean;
}

/** The number of the round in which each event happened. */
export function roundsOf(events: GameEvent[]): number[] {
  let round = 1;
  return events.map((event) => (event.event === 'round_began' ? (round = Number(event.round)) : round));
}

const pair = (one: unknown, other: unknown): string => [String(one), String(other)].sort().join();

/** The round that brought an encounter, by its cards; later ones count where cards came back and met again. */
export function roundOf(events: GameEvent[]): (encounter: Encounter) => number | null {
  const rounds = roundsOf(events);
  const found = new Map<string, number>();
  events.forEach((event, at) => {
    if (event.event === 'compared') found.set(pair(event.card, event.other), rounds[at] ?? 1);
  });
  return (encounter) => found.get(pair(encounter.cards[0], encounter.cards[1])) ?? null;
}

/** The winner's cards that carry seals, and the card that decided the game by itself, if one did. */
export function winningCards(ended: Ended): Sealed[] {
  const { view, events, result } = ended;
  const winner = result.winners[0];
  if (winner === undefined) return [];
  const round = roundOf(events);
  const found = tableOf(view)
    .row.filter((encounter) => (encounter.signets[winner] ?? 0) > 0)
    .map((encounter) => ({
      card: encounter.cards[winner] as string,
      seals: encounter.signets[winner] ?? 0,
      round: round(encounter),
      last: false,
    }));
  const turned = turningPoint(ended);
  const key = found.find((one) => one.card === turned?.event.card) ?? found.at(-1);
  if (key !== undefined) key.last = true;
  return found;
}

/** Who has the seal of each round at the end: null where nobody has, or where its encounter has left the row. */
export function timeline({ view, events }: Ended): (number | null)[] {
  const round = roundOf(events);
  const rounds: (number | null)[] = Array.from({ length: Math.max(...roundsOf(events), 1) }, () => null);
  for (const encounter of tableOf(view).row) {
    const at = round(encounter);
    if (at !== null && encounter.wins[0] !== encounter.wins[1]) rounds[at - 1] = encounter.wins[0] ? 0 : 1;
  }
  // A round that only began is none.
  if (events.at(-1)?.event === 'ended' && rounds.length > 1 && !decided(events)) rounds.pop();
  return rounds;
}

/** Was there a result in the last round? */
function decided(events: GameEvent[]): boolean {
  const began = events.map((event) => event.event).lastIndexOf('round_began');
  return events.slice(began).some((event) => event.event === 'compared');
}

/** Where the winner took the lead in signets for good; null where they never had it. */
export function turningPoint({ events, result }: Ended): { event: GameEvent; round: number } | null {
  const winner = result.winners[0];
  if (winner === undefined || result.winners.length > 1) return null;
  const rounds = roundsOf(events);
  let found: { event: GameEvent; round: number } | null = null;
  let ahead = false;
  events.forEach((event, at) => {
    if (event.event !== 'compared' && event.event !== 'turned') return;
    const signets = event.signets as number[];
    const now = (signets[winner] ?? 0) > (signets[1 - winner] ?? 0);
    if (now && !ahead) found = { event, round: rounds[at] ?? 1 };
    ahead = now;
  });
  return ahead ? found : null;
}
