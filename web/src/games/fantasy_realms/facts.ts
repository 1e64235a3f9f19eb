/** Facts printed on Fantasy Realms' cards. `tests/test_web_facts.py` holds them against the rules. */
export interface RealmFacts {
  suit: string;
  base: number;
}

// [id, suit, base strength], in the order of the cards' numbers
const CARDS: [string, string, number][] = [
  ['mountain', 'land', 9],
  ['cavern', 'land', 6],
  ['bell_tower', 'land', 8],
  ['forest', 'land', 7],
  ['earth_elemental', 'land', 4],
  ['fountain_of_life', 'flood', 1],
  ['swamp', 'flood', 18],
  ['great_flood', 'flood', 32],
  ['island', 'flood', 14],
  ['water_elemental', 'flood', 4],
  ['rainstorm', 'weather', 8],
  ['blizzard', 'weather', 30],
  ['smoke', 'weather', 27],
  ['whirlwind', 'weather', 13],
  ['air_elemental', 'weather', 4],
  ['wildfire', 'flame', 40],
  ['candle', 'flame', 2],
  ['forge', 'flame', 9],
  ['lightning', 'flame', 11],
  ['fire_elemental', 'flame', 4],
  ['knights', 'army', 20],
  ['elven_archers', 'army', 10],
  ['light_cavalry', 'army', 17],
  ['dwarvish_infantry', 'army', 15],
  ['rangers', 'army', 5],
  ['collector', 'wizard', 7],
  ['beastmaster', 'wizard', 9],
  ['necromancer', 'wizard', 3],
  ['warlock_lord', 'wizard', 25],
  ['enchantress', 'wizard', 5],
  ['king', 'leader', 8],
  ['queen', 'leader', 6],
  ['princess', 'leader', 2],
  ['warlord', 'leader', 4],
  ['empress', 'leader', 15],
  ['unicorn', 'beast', 9],
  ['basilisk', 'beast', 35],
  ['warhorse', 'beast', 6],
  ['dragon', 'beast', 30],
  ['hydra', 'beast', 12],
  ['warship', 'weapon', 23],
  ['magic_wand', 'weapon', 1],
  ['sword_of_keth', 'weapon', 7],
  ['elven_longbow', 'weapon', 3],
  ['war_dirigible', 'weapon', 35],
  ['shield_of_keth', 'artifact', 4],
  ['gem_of_order', 'artifact', 5],
  ['world_tree', 'artifact', 2],
  ['book_of_changes', 'artifact', 3],
  ['protection_rune', 'artifact', 1],
  ['shapeshifter', 'wild', 0],
  ['mirage', 'wild', 0],
  ['doppelganger', 'wild', 0],
];

export const REALM: Record<string, RealmFacts> = {};
for (const [id, suit, base] of CARDS) REALM[id] = { suit, base };

export const SUITS = [
  'army',
  'leader',
  'wizard',
  'weapon',
  'artifact',
  'beast',
  'land',
  'weather',
  'flood',
  'flame',
  'wild',
];
