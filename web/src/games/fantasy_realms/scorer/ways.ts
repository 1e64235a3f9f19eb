/** Everything that a card that chooses could do, with what it brings now and at best (the engine's `extra/ways.py`). */
import type { Ways, WaysForm, WayScore } from '../../../generated/protocol';
import { Choice, declined, NONE, type Box, type Card, type Made } from './box';
import { Search, suitsIn } from './search';
import { identities, points } from './sheets';

type Way = Omit<WayScore, 'best'>;

/** The suits that the cards of a hand have after these choices. */
function suitOf(box: Box, hand: Card[], made: Made, card: Card): number {
  return identities(box, hand, made, null).find((slot) => slot.card === card)?.suit ?? NONE;
}

export function ways(box: Box, search: Search, form: WaysForm): Ways {
  const hand = box.sorted(form.hand.map((card) => box.named(card)));
  const asked = box.named(form.asked);
  const { prompt } = form;
  const choice = box.chooser.indexOf(asked) as Choice;
  if (choice < 0 || !hand.includes(asked)) throw new Error(`${form.asked} chooses nothing in this hand`);
  const said = form.choices ?? {};
  const earlier = box.chooser.slice(Choice.Copy, choice).filter((card) => card !== asked && hand.includes(card));
  const made = box.made(Object.fromEntries(earlier.map((card) => [card.word, said[card.word]])));
  const chosen = (number: number, suit = NONE): Made => {
    const after = [...made];
    after[choice] = number;
    if (choice === Choice.Turn) after[Choice.TurnTo] = suit;
    return after;
  };
  const way = (after: Made, answers: string[], card: Card | null, suit: number): Way => {
    const upto = (choice === Choice.Turn ? Choice.TurnTo : choice) + 1;
    const most = upto > Choice.Clear ? points(box, hand, after) : search.bestFrom(hand, after, upto);
    return {
      answers,
      card: card?.word ?? null,
      suit: box.suits[suit] ?? null,
      choices: box.words(after),
      now: points(box, hand, after),
      most,
    };
  };
  const decline = (): Way => way(chosen(NONE), ['decline'], null, NONE);

  function added(): Way[] {
    const area = (form.discard ?? []).map((card) => box.named(card));
    const drawn = (form.drawn ?? []).map((card) => box.named(card));
    const none = { answers: ['decline'], card: null, suit: null, choices: {} };
    return [
      { ...none, now: points(box, hand, declined()), most: search.bestOf(hand) },
      ...box.extra(hand, area, drawn).map((card) => {
        const after = chosen(card.number);
        const most = search.bestOf([...hand, card]);
        const now = points(box, hand, after);
        return { answers: [card.word], card: card.word, suit: null, choices: box.words(after), now, most };
      }),
    ];
  }

  function turned(): Way[] {
    const so_far = said[asked.word] as Record<string, string> | undefined;
    const others = hand.filter((card) => card !== asked && (prompt !== 'turn_to' || card.word === so_far?.card));
    return others.flatMap((card) => {
      const own = suitOf(box, hand, made, card);
      return suitsIn(box.allSuits & ~(1 << own)).map((suit) => {
        const word = box.suits[suit] ?? '';
        return way(chosen(card.number, suit), prompt === 'turn_to' ? [word] : [card.word, word], card, suit);
      });
    });
  }

  function named(): Way[] {
    const so_far = said[asked.word] as Record<string, string> | undefined;
    const own = asked.ability?.suits ?? [];
    const suits = prompt === 'name_card' ? own.filter((suit) => box.suits[suit] === so_far?.suit) : own;
    return suits.flatMap((suit) => {
      const word = box.suits[suit] ?? '';
      const before = prompt === 'name_suit' ? [word] : [];
      const cards = box.cards.filter((card) => card.suit === suit);
      const alone = prompt === 'name' ? [word] : [...before, 'suit_only'];
      return [
        ...cards.map((card) => way(chosen(card.number), [...before, card.word], card, suit)),
        way(chosen(box.alone(suit)), alone, null, suit),
      ];
    });
  }

  function others(): Way[] {
    const suits = choice === Choice.Clear ? box.suitsOf(asked) : NONE;
    const allowed = hand.filter((card) =>
      choice === Choice.Copy ? card !== asked : (suits & (1 << suitOf(box, hand, made, card))) !== 0,
    );
    return allowed.map((card) => way(chosen(card.number), [card.word], card, NONE));
  }

  const make = (): Way[] => {
    if (choice === Choice.Add) return added();
    const nothing = prompt === 'name_card' ? [] : [decline()]; // the suit is taken already: declining it is over
    if (choice === Choice.Turn) return [...nothing, ...turned()];
    if (box.namers.includes(asked)) return [...nothing, ...named()];
    return [...nothing, ...others()];
  };
  const found = make();
  if (found.length === 0) throw new Error(`${form.asked}: nothing is chosen that could be gone on from`);
  const best = Math.max(...found.map((one) => one.most));
  return { ways: found.map((one) => ({ ...one, best: one.most === best })), best };
}
