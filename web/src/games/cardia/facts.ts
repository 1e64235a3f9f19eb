/** Facts printed on Cardia's cards. `tests/test_web_facts.py` holds them against the rules. */
export interface CardiaFacts {
  influence: number;
  faction: 'rebellion' | 'academy' | 'guild' | 'dynasty';
  deck: 'I' | 'II';
  ongoing: boolean;
}

const FACTIONS = ['dynasty', 'rebellion', 'academy', 'guild'] as const; // by influence modulo 4

// [id, influence, has an ongoing ability]
const DECK_I: [string, number, 0 | 1][] = [
  ['hired_blade', 1, 0],
  ['void_mage', 2, 0],
  ['surgeon', 3, 0],
  ['mediator', 4, 1],
  ['saboteur', 5, 0],
  ['fortune_teller', 6, 0],
  ['palace_guard', 7, 0],
  ['judge', 8, 1],
  ['ambusher', 9, 0],
  ['puppeteer', 10, 0],
  ['clockmaker', 11, 0],
  ['treasurer', 12, 1],
  ['swamp_guardian', 13, 0],
  ['magistra', 14, 0],
  ['inventor', 15, 0],
  ['djinn', 16, 0],
];
const DECK_II: [string, number, 0 | 1][] = [
  ['poisoner', 1, 0],
  ['kinesis_mage', 2, 0],
  ['envoy', 3, 0],
  ['tax_collector', 4, 0],
  ['revolutionary', 5, 0],
  ['librarian', 6, 0],
  ['prodigy', 7, 0],
  ['aristocrat', 8, 1],
  ['blackmailer', 9, 0],
  ['illusionist', 10, 0],
  ['engineer', 11, 0],
  ['counselor', 12, 1],
  ['witch_king', 13, 0],
  ['elemental', 14, 0],
  ['mechanical_djinn', 15, 1],
  ['successor', 16, 0],
];

export const CARDIA: Record<string, CardiaFacts> = {};
for (const [deck, rows] of [
  ['I', DECK_I],
  ['II', DECK_II],
] as const)
  for (const [id, influence, ongoing] of rows)
    CARDIA[id] = { influence, faction: FACTIONS[influence % 4], deck, ongoing: ongoing === 1 };

/** Stars of difficulty of each location; deck II has one star of its own. */
export const LOCATIONS: Record<string, number> = {
  serpent_temple: 1,
  bazaar: 1,
  founders_day: 1,
  grand_library: 2,
  scrapyard: 2,
  auction_house: 2,
  haunted_catacombs: 3,
  foggy_swamp: 3,
};
