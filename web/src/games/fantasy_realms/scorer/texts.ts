/** What a card's text can say, as `talia export` writes it. Suits and cards are numbers; what is missing is not said. */
export interface GroupText {
  suits?: number[];
  /** A suit that leaves out the card whose text this is. */
  other?: number;
  names?: number[];
}

/** Points by how many: so many cards, so many points. */
export type Steps = [number, number][];

export interface WithText {
  kind: 'with';
  points: number;
  groups: GroupText[];
  otherwise?: WithText;
}

export type EffectText =
  | { kind: 'each'; points: number; group: GroupText; raised?: number; raised_by?: number }
  | WithText
  | { kind: 'without'; points: number; group: GroupText }
  | { kind: 'best_base' | 'base_sum'; group: GroupText }
  | { kind: 'sets' | 'runs'; steps: Steps }
  | { kind: 'differ'; points: number };

export interface CardText {
  word: string;
  suit: number;
  base: number;
  bonus?: EffectText;
  penalty?: EffectText;
  blanks?: { group: GroupText; spares?: [number, number][]; all_but?: boolean };
  blanked?: { unless?: GroupText; by?: GroupText };
  clears?: { suits: number[] | 'any'; word?: number };
  ability?: { kind: 'adds' | 'copies' | 'names' | 'turns' | 'clears'; rule: string; suits?: number[] };
}
