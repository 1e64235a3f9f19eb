/** Facts printed on Radlands' cards. `tests/test_web_facts.py` holds them against the rules. */
export type Kind = 'person' | 'camp' | 'event';
export interface RadFacts {
  kind: Kind;
  cost: number | null;
  junk: string | null;
  /** Cards a camp gives at the start. */
  cards: number | null;
  /** The space an event is played to; 0 happens at once. */
  queue: number | null;
  /** Water of each ability; null where it is reckoned. */
  abilities: (number | null)[];
}

// [id, cost, junk, costs of abilities]
const PEOPLE: [string, number, string, (number | null)[]][] = [
  ['argo_yesky', 3, 'punk', [1]],
  ['assassin', 1, 'raid', [2]],
  ['cult_leader', 1, 'draw', [0]],
  ['doomsayer', 1, 'draw', [1]],
  ['exterminator', 1, 'draw', [1]],
  ['gunner', 1, 'restore', [2]],
  ['holdout', 2, 'raid', [1]],
  ['karli_blaze', 3, 'punk', [1]],
  ['looter', 1, 'water', [2]],
  ['magnus_karv', 3, 'punk', [2]],
  ['mimic', 1, 'injure', [null]],
  ['molgur_stang', 4, 'punk', [1]],
  ['muse', 1, 'injure', [0]],
  ['mutant', 1, 'injure', [0]],
  ['pyromaniac', 1, 'injure', [1]],
  ['rabble_rouser', 1, 'raid', [1, 1]],
  ['repair_bot', 1, 'injure', [2]],
  ['rescue_team', 1, 'injure', [0]],
  ['scientist', 1, 'raid', [1]],
  ['scout', 1, 'water', [1]],
  ['sniper', 1, 'restore', [2]],
  ['vanguard', 1, 'raid', [1]],
  ['vera_vosh', 3, 'punk', [1]],
  ['vigilante', 1, 'raid', [1]],
  ['wounded_soldier', 1, 'injure', [1]],
  ['zeto_khan', 3, 'punk', [1]],
];
// [id, starting cards, costs of abilities]
const CAMPS: [string, number, (number | null)[]][] = [
  ['adrenaline_lab', 1, [null]],
  ['arcade', 1, [1]],
  ['atomic_garden', 1, [2]],
  ['blood_bank', 1, [0]],
  ['bonfire', 1, [0]],
  ['cache', 1, [0]],
  ['cannon', 1, [1]],
  ['catapult', 0, [2]],
  ['command_post', 2, [3]],
  ['construction_yard', 2, [1]],
  ['garage', 0, [1]],
  ['juggernaut', 0, [1]],
  ['labor_camp', 1, [0]],
  ['mercenary_camp', 0, [2]],
  ['mulcher', 0, [0]],
  ['nest_of_spies', 1, [1]],
  ['oasis', 1, []],
  ['obelisk', 3, []],
  ['omen_clock', 1, [1]],
  ['outpost', 1, [2, 2]],
  ['parachute_base', 1, [null]],
  ['pillbox', 1, [3]],
  ['railgun', 0, [2]],
  ['reactor', 1, [2]],
  ['resonator', 1, [2]],
  ['scavenger_camp', 1, [2, 1]],
  ['scud_launcher', 0, [1]],
  ['supply_depot', 2, [2]],
  ['the_octagon', 0, [1]],
  ['training_camp', 1, [1]],
  ['transplant_lab', 2, [1]],
  ['victory_totem', 1, [2, 2]],
  ['warehouse', 1, [0]],
  ['watchtower', 0, [1]],
];
// [id, cost, junk, queue]
const EVENTS: [string, number | null, string | null, number][] = [
  ['banish', 1, 'raid', 1],
  ['bombardment', 4, 'restore', 3],
  ['famine', 1, 'injure', 1],
  ['high_ground', 0, 'water', 1],
  ['interrogate', 1, 'water', 0],
  ['napalm', 2, 'restore', 1],
  ['radiation', 2, 'raid', 1],
  ['strafe', 2, 'draw', 0],
  ['truce', 2, 'injure', 0],
  ['uprising', 1, 'injure', 2],
  ['raiders', null, null, 2],
];

export const RADLANDS: Record<string, RadFacts> = {
  punk: { kind: 'person', cost: null, junk: null, cards: null, queue: null, abilities: [] },
  water_silo: { kind: 'event', cost: null, junk: 'water', cards: null, queue: null, abilities: [] },
};
for (const [id, cost, junk, abilities] of PEOPLE)
  RADLANDS[id] = { kind: 'person', cost, junk, cards: null, queue: null, abilities };
for (const [id, cards, abilities] of CAMPS)
  RADLANDS[id] = { kind: 'camp', cost: null, junk: null, cards, queue: null, abilities };
for (const [id, cost, junk, queue] of EVENTS)
  RADLANDS[id] = { kind: 'event', cost, junk, cards: null, queue, abilities: [] };
