/** Written by `talia export` from what the rules of fantasy_realms declare (`Game.facts`): change that, never this file. */

export interface CardFacts {
  suit: string;
  base: number;
  takes: boolean;
  chooses: string;
  gist: string;
  rule: string;
}

export const CARDS: Record<string, CardFacts> = {
  mountain: { suit: 'land', base: 9, takes: false, chooses: '', gist: '+50 <smoke> + <wildfire>|✓ {f-flood}', rule: '7' },
  cavern: { suit: 'land', base: 6, takes: false, chooses: '', gist: '+25 <dwarvish_infantry> / <dragon>|✓ {f-weather}', rule: '7' },
  bell_tower: { suit: 'land', base: 8, takes: false, chooses: '', gist: '+15 {f-wizard}', rule: '7' },
  forest: { suit: 'land', base: 7, takes: false, chooses: '', gist: '+12 × {f-beast} / <elven_archers>', rule: '7' },
  earth_elemental: { suit: 'land', base: 4, takes: false, chooses: '', gist: '+15 × {f-land}', rule: '7' },
  fountain_of_life: { suit: 'flood', base: 1, takes: false, chooses: '', gist: '+[best] {f-weapon}{f-flood}{f-flame}{f-land}{f-weather}', rule: '7' },
  swamp: { suit: 'flood', base: 18, takes: false, chooses: '', gist: '−3 × {f-army}{f-flame}', rule: '7' },
  great_flood: { suit: 'flood', base: 32, takes: false, chooses: '', gist: '∅ {f-army}{f-land}{f-flame} [but] <mountain> / <lightning>', rule: '7' },
  island: { suit: 'flood', base: 14, takes: false, chooses: '5.5', gist: '✓ 1 {f-flood}{f-flame}', rule: '7' },
  water_elemental: { suit: 'flood', base: 4, takes: false, chooses: '', gist: '+15 × {f-flood}', rule: '7' },
  rainstorm: { suit: 'weather', base: 8, takes: false, chooses: '', gist: '+10 × {f-flood}|∅ {f-flame} [but] <lightning>', rule: '7' },
  blizzard: { suit: 'weather', base: 30, takes: false, chooses: '', gist: '−5 × {f-army}{f-leader}{f-beast}{f-flame}|∅ {f-flood}', rule: '7' },
  smoke: { suit: 'weather', base: 27, takes: false, chooses: '', gist: '∅ [no] {f-flame}', rule: '7' },
  whirlwind: { suit: 'weather', base: 13, takes: false, chooses: '', gist: '+40 <rainstorm> + <blizzard> / <great_flood>', rule: '7' },
  air_elemental: { suit: 'weather', base: 4, takes: false, chooses: '', gist: '+15 × {f-weather}', rule: '7' },
  wildfire: { suit: 'flame', base: 40, takes: false, chooses: '', gist: '∅ [all_but] {f-flame}{f-wizard}{f-weather}{f-weapon}{f-artifact} / <mountain> / <great_flood> / <island> / <unicorn> / <dragon>', rule: '7' },
  candle: { suit: 'flame', base: 2, takes: false, chooses: '', gist: '+100 <book_of_changes> + <bell_tower> + {f-wizard}', rule: '7' },
  forge: { suit: 'flame', base: 9, takes: false, chooses: '', gist: '+9 × {f-weapon}{f-artifact}', rule: '7' },
  lightning: { suit: 'flame', base: 11, takes: false, chooses: '', gist: '+30 <rainstorm>', rule: '7' },
  fire_elemental: { suit: 'flame', base: 4, takes: false, chooses: '', gist: '+15 × {f-flame}', rule: '7' },
  knights: { suit: 'army', base: 20, takes: false, chooses: '', gist: '−8 [no] {f-leader}', rule: '7' },
  elven_archers: { suit: 'army', base: 10, takes: false, chooses: '', gist: '+5 [no] {f-weather}', rule: '7' },
  light_cavalry: { suit: 'army', base: 17, takes: false, chooses: '', gist: '−2 × {f-land}', rule: '7' },
  dwarvish_infantry: { suit: 'army', base: 15, takes: false, chooses: '', gist: '−2 × {f-army}', rule: '7' },
  rangers: { suit: 'army', base: 5, takes: false, chooses: '', gist: '+10 × {f-land}|✓ {f-army}', rule: '7' },
  collector: { suit: 'wizard', base: 7, takes: false, chooses: '', gist: '+10/40/100 [sets]', rule: '7' },
  beastmaster: { suit: 'wizard', base: 9, takes: false, chooses: '', gist: '+9 × {f-beast}|✓ {f-beast}', rule: '7' },
  necromancer: { suit: 'wizard', base: 3, takes: true, chooses: '5.0', gist: '[takes] {f-army}{f-leader}{f-wizard}{f-beast}', rule: '7' },
  warlock_lord: { suit: 'wizard', base: 25, takes: false, chooses: '', gist: '−10 × {f-leader}{f-wizard}', rule: '7' },
  enchantress: { suit: 'wizard', base: 5, takes: false, chooses: '', gist: '+5 × {f-land}{f-weather}{f-flood}{f-flame}', rule: '7' },
  king: { suit: 'leader', base: 8, takes: false, chooses: '', gist: '+5 × {f-army}|+20 × [with] <queen>', rule: '7' },
  queen: { suit: 'leader', base: 6, takes: false, chooses: '', gist: '+5 × {f-army}|+20 × [with] <king>', rule: '7' },
  princess: { suit: 'leader', base: 2, takes: false, chooses: '', gist: '+8 × {f-army}{f-wizard}{f-leader}', rule: '7' },
  warlord: { suit: 'leader', base: 4, takes: false, chooses: '', gist: '+Σ {f-army}', rule: '7' },
  empress: { suit: 'leader', base: 15, takes: false, chooses: '', gist: '+10 × {f-army}|−5 × {f-leader}', rule: '7' },
  unicorn: { suit: 'beast', base: 9, takes: false, chooses: '', gist: '+15 <empress> / <queen> / <enchantress>|+30 <princess>', rule: '7' },
  basilisk: { suit: 'beast', base: 35, takes: false, chooses: '', gist: '∅ {f-army}{f-leader}{f-beast}', rule: '7' },
  warhorse: { suit: 'beast', base: 6, takes: false, chooses: '', gist: '+14 {f-leader}{f-wizard}', rule: '7' },
  dragon: { suit: 'beast', base: 30, takes: false, chooses: '', gist: '−40 [no] {f-wizard}', rule: '7' },
  hydra: { suit: 'beast', base: 12, takes: false, chooses: '', gist: '+28 <swamp>', rule: '7' },
  warship: { suit: 'weapon', base: 23, takes: false, chooses: '', gist: '∅ [no] {f-flood}|✓ {f-army}', rule: '7' },
  magic_wand: { suit: 'weapon', base: 1, takes: false, chooses: '', gist: '+25 {f-wizard}', rule: '7' },
  sword_of_keth: { suit: 'weapon', base: 7, takes: false, chooses: '', gist: '+10 {f-leader}|+40 {f-leader} + <shield_of_keth>', rule: '7' },
  elven_longbow: { suit: 'weapon', base: 3, takes: false, chooses: '', gist: '+30 <elven_archers> / <warlord> / <beastmaster>', rule: '7' },
  war_dirigible: { suit: 'weapon', base: 35, takes: false, chooses: '', gist: '∅ [no] {f-army}|∅ [with] {f-weather}', rule: '7' },
  shield_of_keth: { suit: 'artifact', base: 4, takes: false, chooses: '', gist: '+15 {f-leader}|+40 {f-leader} + <sword_of_keth>', rule: '7' },
  gem_of_order: { suit: 'artifact', base: 5, takes: false, chooses: '', gist: '+10…150 [runs]', rule: '7' },
  world_tree: { suit: 'artifact', base: 2, takes: false, chooses: '', gist: '+50 [differ]', rule: '7' },
  book_of_changes: { suit: 'artifact', base: 3, takes: false, chooses: '5.4', gist: '[turns]', rule: '7' },
  protection_rune: { suit: 'artifact', base: 1, takes: false, chooses: '', gist: '✓ [all]', rule: '7' },
  shapeshifter: { suit: 'wild', base: 0, takes: false, chooses: '5.3', gist: '[named] {f-artifact}{f-leader}{f-wizard}{f-weapon}{f-beast}', rule: '7' },
  mirage: { suit: 'wild', base: 0, takes: false, chooses: '5.2', gist: '[named] {f-army}{f-land}{f-weather}{f-flood}{f-flame}', rule: '7' },
  doppelganger: { suit: 'wild', base: 0, takes: false, chooses: '5.1', gist: '[copies]', rule: '7' },
};

export interface SuitFacts {
  cards: number;
  rule: string;
}

export const SUITS: Record<string, SuitFacts> = {
  army: { cards: 5, rule: '7' },
  leader: { cards: 5, rule: '7' },
  wizard: { cards: 5, rule: '7' },
  weapon: { cards: 5, rule: '7' },
  artifact: { cards: 5, rule: '7' },
  beast: { cards: 5, rule: '7' },
  land: { cards: 5, rule: '7' },
  weather: { cards: 5, rule: '7' },
  flood: { cards: 5, rule: '7' },
  flame: { cards: 5, rule: '7' },
  wild: { cards: 3, rule: '7' },
};

export const CONSTANTS = {
  hand: 7,
  taken: 1,
};
