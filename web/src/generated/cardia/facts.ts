/** Written by `talia export` from what the rules of cardia declare (`Game.facts`): change that, never this file. */

export interface CardFacts {
  influence: number;
  faction: string;
  ongoing: boolean;
  gist: string;
  deck: string;
  rule: string;
}

export const CARDS: Record<string, CardFacts> = {
  hired_blade: { influence: 1, faction: 'rebellion', ongoing: false, gist: '{discard} ⇅', deck: 'I', rule: '7' },
  void_mage: { influence: 2, faction: 'academy', ongoing: false, gist: '{c-modifier} / {c-ongoing} 0', deck: 'I', rule: '7' },
  surgeon: { influence: 3, faction: 'guild', ongoing: false, gist: '▸ −5', deck: 'I', rule: '7' },
  mediator: { influence: 4, faction: 'dynasty', ongoing: true, gist: '=', deck: 'I', rule: '7' },
  saboteur: { influence: 5, faction: 'rebellion', ongoing: false, gist: '{deck} −2', deck: 'I', rule: '7' },
  fortune_teller: { influence: 6, faction: 'academy', ongoing: false, gist: '▸ {eye}', deck: 'I', rule: '7' },
  palace_guard: { influence: 7, faction: 'guild', ongoing: false, gist: '+7 / {discard}', deck: 'I', rule: '7' },
  judge: { influence: 8, faction: 'dynasty', ongoing: true, gist: '= {c-signet}', deck: 'I', rule: '7' },
  ambusher: { influence: 9, faction: 'rebellion', ongoing: false, gist: '{hand} − ◈', deck: 'I', rule: '7' },
  puppeteer: { influence: 10, faction: 'academy', ongoing: false, gist: '⇅ {hand}', deck: 'I', rule: '7' },
  clockmaker: { influence: 11, faction: 'guild', ongoing: false, gist: '◂ +3 ▸ +3', deck: 'I', rule: '7' },
  treasurer: { influence: 12, faction: 'dynasty', ongoing: true, gist: '◂ + {c-signet}', deck: 'I', rule: '7' },
  swamp_guardian: { influence: 13, faction: 'rebellion', ongoing: false, gist: '{hand} ↩', deck: 'I', rule: '7' },
  magistra: { influence: 14, faction: 'academy', ongoing: false, gist: '{deck} {c-immediate}', deck: 'I', rule: '7' },
  inventor: { influence: 15, faction: 'guild', ongoing: false, gist: '+3 −3', deck: 'I', rule: '7' },
  djinn: { influence: 16, faction: 'dynasty', ongoing: false, gist: '{f-leader}', deck: 'I', rule: '7' },
  poisoner: { influence: 1, faction: 'rebellion', ongoing: false, gist: '⇅ =', deck: 'II', rule: '8' },
  kinesis_mage: { influence: 2, faction: 'academy', ongoing: false, gist: '{c-modifier} {c-ongoing} →', deck: 'II', rule: '8' },
  envoy: { influence: 3, faction: 'guild', ongoing: false, gist: '−3', deck: 'II', rule: '8' },
  tax_collector: { influence: 4, faction: 'dynasty', ongoing: false, gist: '+4', deck: 'II', rule: '8' },
  revolutionary: { influence: 5, faction: 'rebellion', ongoing: false, gist: '{hand} −2 +2', deck: 'II', rule: '8' },
  librarian: { influence: 6, faction: 'academy', ongoing: false, gist: '▸ ±2', deck: 'II', rule: '8' },
  prodigy: { influence: 7, faction: 'guild', ongoing: false, gist: '≤8: +3', deck: 'II', rule: '8' },
  aristocrat: { influence: 8, faction: 'dynasty', ongoing: true, gist: '+ {c-signet}', deck: 'II', rule: '8' },
  blackmailer: { influence: 9, faction: 'rebellion', ongoing: false, gist: '▸ ◈ / {hand} −2', deck: 'II', rule: '8' },
  illusionist: { influence: 10, faction: 'academy', ongoing: false, gist: '{c-immediate} ↺', deck: 'II', rule: '8' },
  engineer: { influence: 11, faction: 'guild', ongoing: false, gist: '▸ +5', deck: 'II', rule: '8' },
  counselor: { influence: 12, faction: 'dynasty', ongoing: true, gist: '◂ {check}', deck: 'II', rule: '8' },
  witch_king: { influence: 13, faction: 'rebellion', ongoing: false, gist: '{hand} {deck} − ◈', deck: 'II', rule: '8' },
  elemental: { influence: 14, faction: 'academy', ongoing: false, gist: '{discard} {c-immediate} +1', deck: 'II', rule: '8' },
  mechanical_djinn: { influence: 15, faction: 'guild', ongoing: true, gist: '▸ {check} {f-leader}', deck: 'II', rule: '8' },
  successor: { influence: 16, faction: 'dynasty', ongoing: false, gist: '{deck} 0 {hand} 2', deck: 'II', rule: '8' },
};

export interface LocationFacts {
  stars: number;
  rule: string;
}

export const LOCATIONS: Record<string, LocationFacts> = {
  serpent_temple: { stars: 1, rule: '9' },
  bazaar: { stars: 1, rule: '9' },
  founders_day: { stars: 1, rule: '9' },
  grand_library: { stars: 2, rule: '9' },
  scrapyard: { stars: 2, rule: '9' },
  auction_house: { stars: 2, rule: '9' },
  haunted_catacombs: { stars: 3, rule: '9' },
  foggy_swamp: { stars: 3, rule: '9' },
};

export interface FactionFacts {
  influences: number[];
  rule: string;
}

export const FACTIONS: Record<string, FactionFacts> = {
  dynasty: { influences: [4, 8, 12, 16], rule: '1' },
  rebellion: { influences: [1, 5, 9, 13], rule: '1' },
  academy: { influences: [2, 6, 10, 14], rule: '1' },
  guild: { influences: [3, 7, 11, 15], rule: '1' },
};

export const CONSTANTS = {
  choice: 2,
};
