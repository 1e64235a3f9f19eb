/** What the scorer can be asked: the forms and the answers are those of the server's calculator (docs/protocol.md). */
import type {
  Compared,
  CompareForm,
  Discards,
  DiscardsForm,
  ScoreForm,
  Sheet,
  Sheets,
  Taken,
  Ways,
  WaysForm,
} from '../../../generated/protocol';
import { Box, type Card } from './box';
import { Search } from './search';
import { sheet } from './sheets';
import type { CardText } from './texts';
import { ways } from './ways';

export interface Works {
  score: [ScoreForm, Sheets];
  discards: [DiscardsForm, Discards];
  compare: [CompareForm, Compared];
  ways: [WaysForm, Ways];
}

export class Scorer {
  private readonly box: Box;
  private readonly search: Search;

  constructor(texts: readonly CardText[], suits: readonly string[], hand: number) {
    this.box = new Box(texts, suits, hand);
    this.search = new Search(this.box);
  }

  private cards(words: readonly string[]): Card[] {
    return this.box.sorted(words.map((word) => this.box.named(word)));
  }

  private best(hand: Card[], area: Card[], drawn: Card[] = []): Sheet {
    this.search.most(hand, this.box.extra(hand, area, drawn));
    return sheet(this.box, hand, this.search.found);
  }

  score(form: ScoreForm): Sheets {
    const area = this.cards(form.discard ?? []);
    const hands = form.hands.map(({ cards, choices, drawn }) => {
      const hand = this.cards(cards);
      return choices ? sheet(this.box, hand, this.box.made(choices)) : this.best(hand, area, this.cards(drawn ?? []));
    });
    // The highest score first; among equals the lowest sum of printed strengths; still equal, a shared place.
    const before = (one: Sheet, other: Sheet): boolean =>
      one.score > other.score || (one.score === other.score && one.base_sum < other.base_sum);
    return {
      hands: hands.map((own) => ({ ...own, place: 1 + hands.filter((other) => before(other, own)).length })),
    };
  }

  /** What each discard would leave. The card lies in the area afterwards, where it may be found again. */
  discards(form: DiscardsForm): Discards {
    const area = form.discard ?? [];
    return {
      left: form.hand.map((leaving) => {
        const rest = this.cards(form.hand.filter((card) => card !== leaving));
        return { card: leaving, sheet: this.best(rest, this.cards([...area, leaving])) };
      }),
    };
  }

  /** What every card that can be had would bring, with every discard after it. */
  compare(form: CompareForm): Compared {
    const { swap = false } = form;
    const hand = this.cards(form.hand);
    const area = swap ? [] : this.cards(form.open);
    return {
      now: hand.length === 0 ? null : this.best(hand, area),
      takes: form.open.map((word) => this.taken(form, hand, this.box.named(word), swap)),
    };
  }

  private taken(form: CompareForm, hand: Card[], card: Card, swap: boolean): Taken {
    const held = [...hand, card];
    const rest = this.cards(form.open).filter((other) => other !== card);
    const areaWith = (leaving: Card | null): Card[] => (swap ? [] : leaving === null ? rest : [...rest, leaving]);
    const most = (kept: Card[], leaving: Card | null): number =>
      this.search.most(kept, this.box.extra(kept, areaWith(leaving), []));
    if (held.length <= (form.full ?? this.box.hand)) {
      const score = most(held, null);
      return { card: card.word, score, goes: null, sheet: this.best(held, areaWith(null)), left: [] };
    }
    const without = (leaving: Card): Card[] => held.filter((other) => other !== leaving);
    const left = (swap ? hand : held).map((leaving) => ({ leaving, score: most(without(leaving), leaving) }));
    const score = Math.max(...left.map((one) => one.score));
    const best = left.filter((one) => one.score === score);
    // Of equal ones the taken card itself: nothing is gained.
    const goes = (best.find((one) => one.leaving === card) ?? best[0])?.leaving ?? card;
    return {
      card: card.word,
      score,
      goes: goes.word,
      sheet: this.best(without(goes), areaWith(goes)),
      left: left.map((one) => ({ card: one.leaving.word, score: one.score })),
    };
  }

  ways(form: WaysForm): Ways {
    return ways(this.box, this.search, form);
  }
}
