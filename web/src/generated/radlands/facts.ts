/** Written by `talia export` from what the rules of radlands declare (`Game.facts`): change that, never this file. */

export interface CardFacts {
  kind: string;
  cost: number | null;
  junk: string | null;
  cards: number | null;
  queue: number | null;
  abilities: (number | null)[];
  gist: string;
  rule: string;
  other_abilities?: number[];
  other_gist?: string;
}

export const CARDS: Record<string, CardFacts> = {
  water_silo: { kind: 'event', cost: null, junk: 'water', cards: null, queue: null, abilities: [], gist: '{r-water}', rule: '18' },
  raiders: { kind: 'event', cost: null, junk: null, cards: null, queue: 2, abilities: [], gist: '{r-damage} {r-camp}', rule: '18' },
  punk: { kind: 'person', cost: null, junk: null, cards: null, queue: null, abilities: [], gist: '1 {r-damage} = {r-destroy}', rule: '18' },
  argo_yesky: { kind: 'person', cost: 3, junk: 'punk', cards: null, queue: null, abilities: [1], gist: '{r-damage} ×{r-person}', rule: '16' },
  assassin: { kind: 'person', cost: 1, junk: 'raid', cards: null, queue: null, abilities: [2], gist: '{r-destroy} {r-person}', rule: '16' },
  cult_leader: { kind: 'person', cost: 1, junk: 'draw', cards: null, queue: null, abilities: [0], gist: '−{r-person} {r-damage}', rule: '16' },
  doomsayer: { kind: 'person', cost: 1, junk: 'draw', cards: null, queue: null, abilities: [1], gist: '{r-event} {r-damage}', rule: '16' },
  exterminator: { kind: 'person', cost: 1, junk: 'draw', cards: null, queue: null, abilities: [1], gist: '{r-destroy} {r-injure} [all]', rule: '16' },
  gunner: { kind: 'person', cost: 1, junk: 'restore', cards: null, queue: null, abilities: [2], gist: '{r-injure} [all]', rule: '16' },
  holdout: { kind: 'person', cost: 2, junk: 'raid', cards: null, queue: null, abilities: [1], gist: '{r-damage}', rule: '16' },
  karli_blaze: { kind: 'person', cost: 3, junk: 'punk', cards: null, queue: null, abilities: [1], gist: '{r-damage}', rule: '16' },
  looter: { kind: 'person', cost: 1, junk: 'water', cards: null, queue: null, abilities: [2], gist: '{r-damage} {r-camp} {r-draw}', rule: '16' },
  magnus_karv: { kind: 'person', cost: 3, junk: 'punk', cards: null, queue: null, abilities: [2], gist: '{r-damage} [lane]', rule: '16' },
  mimic: { kind: 'person', cost: 1, junk: 'injure', cards: null, queue: null, abilities: [null], gist: '{deck} {r-person}', rule: '16' },
  molgur_stang: { kind: 'person', cost: 4, junk: 'punk', cards: null, queue: null, abilities: [1], gist: '{r-destroy} {r-camp}', rule: '16' },
  muse: { kind: 'person', cost: 1, junk: 'injure', cards: null, queue: null, abilities: [0], gist: '{r-water}', rule: '16' },
  mutant: { kind: 'person', cost: 1, junk: 'injure', cards: null, queue: null, abilities: [0], gist: '{r-damage} {r-restore}', rule: '16' },
  pyromaniac: { kind: 'person', cost: 1, junk: 'injure', cards: null, queue: null, abilities: [1], gist: '{r-damage} {r-camp}', rule: '16' },
  rabble_rouser: { kind: 'person', cost: 1, junk: 'raid', cards: null, queue: null, abilities: [1, 1], gist: '{r-punk} | {r-punk} {r-damage}', rule: '16' },
  repair_bot: { kind: 'person', cost: 1, junk: 'injure', cards: null, queue: null, abilities: [2], gist: '{r-restore}', rule: '16' },
  rescue_team: { kind: 'person', cost: 1, junk: 'injure', cards: null, queue: null, abilities: [0], gist: '{r-person} {hand}', rule: '16' },
  scientist: { kind: 'person', cost: 1, junk: 'raid', cards: null, queue: null, abilities: [1], gist: '{r-junk} 3', rule: '16' },
  scout: { kind: 'person', cost: 1, junk: 'water', cards: null, queue: null, abilities: [1], gist: '{r-raid}', rule: '16' },
  sniper: { kind: 'person', cost: 1, junk: 'restore', cards: null, queue: null, abilities: [2], gist: '{r-damage} [any]', rule: '16' },
  vanguard: { kind: 'person', cost: 1, junk: 'raid', cards: null, queue: null, abilities: [1], gist: '{r-damage} ⇄', rule: '16' },
  vera_vosh: { kind: 'person', cost: 3, junk: 'punk', cards: null, queue: null, abilities: [1], gist: '{r-injure}', rule: '16' },
  vigilante: { kind: 'person', cost: 1, junk: 'raid', cards: null, queue: null, abilities: [1], gist: '{r-injure}', rule: '16' },
  wounded_soldier: { kind: 'person', cost: 1, junk: 'injure', cards: null, queue: null, abilities: [1], gist: '{r-damage}', rule: '16' },
  zeto_khan: { kind: 'person', cost: 3, junk: 'punk', cards: null, queue: null, abilities: [1], gist: '{r-draw} 3 −3', rule: '16' },
  adrenaline_lab: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [null], gist: '{r-injure} ↺', rule: '15' },
  arcade: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [1], gist: '≤1 {r-punk}', rule: '15' },
  atomic_garden: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [2], gist: '{r-restore} {r-person}', rule: '15' },
  blood_bank: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [0], gist: '−{r-person} {r-water}', rule: '15' },
  bonfire: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [0], gist: '{r-restore} [all]', rule: '15' },
  cache: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [0], gist: '{r-draw}/{r-restore}/{r-punk}', rule: '15', other_abilities: [2], other_gist: '{r-raid} {r-punk}' },
  cannon: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [1], gist: '{r-damage}', rule: '15', other_abilities: [2], other_gist: '{r-damage}' },
  catapult: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [2], gist: '{r-damage} [any] −{r-person}', rule: '15' },
  command_post: { kind: 'camp', cost: null, junk: null, cards: 2, queue: null, abilities: [3], gist: '{r-damage}', rule: '15', other_abilities: [3], other_gist: '{r-damage}' },
  construction_yard: { kind: 'camp', cost: null, junk: null, cards: 2, queue: null, abilities: [1], gist: '{r-camp} ↺', rule: '15', other_abilities: [1, 2], other_gist: '{r-person} ⇄ | {r-raid}' },
  garage: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [1], gist: '{r-raid}', rule: '15' },
  juggernaut: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [1], gist: '↑ ×3 {r-camp}', rule: '15' },
  labor_camp: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [0], gist: '−{r-person} {r-restore}', rule: '15' },
  mercenary_camp: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [2], gist: '−2 {hand} / {r-destroy}', rule: '15', other_abilities: [2], other_gist: '{r-damage} {r-camp}' },
  mulcher: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [0], gist: '−{r-person} {r-draw}', rule: '15' },
  nest_of_spies: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [1], gist: '2 {r-person} {r-damage}', rule: '15' },
  oasis: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [], gist: '{r-person} −1', rule: '15' },
  obelisk: { kind: 'camp', cost: null, junk: null, cards: 3, queue: null, abilities: [], gist: '{r-destroy}', rule: '15', other_abilities: [], other_gist: '{deck} 0' },
  omen_clock: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [1], gist: '{r-event} ▸', rule: '15' },
  outpost: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [2, 2], gist: '{r-raid} | {r-restore}', rule: '15' },
  parachute_base: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [null], gist: '{r-person} ↓', rule: '15' },
  pillbox: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [3], gist: '{r-damage}', rule: '15' },
  railgun: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [2], gist: '{r-damage}', rule: '15' },
  reactor: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [2], gist: '{r-destroy} [all]', rule: '15' },
  resonator: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [2], gist: '{r-destroy} {r-injure}', rule: '15', other_abilities: [1], other_gist: '{r-damage}' },
  scavenger_camp: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [2, 1], gist: '{r-raid} | {r-restore}', rule: '15', other_abilities: [0], other_gist: '−{hand} {r-punk}/{r-water}' },
  scud_launcher: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [1], gist: '{r-damage} ⇄', rule: '15' },
  supply_depot: { kind: 'camp', cost: null, junk: null, cards: 2, queue: null, abilities: [2], gist: '{r-draw} 2 −1', rule: '15' },
  the_octagon: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [1], gist: '−{r-person} ⇄', rule: '15' },
  training_camp: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [1], gist: '{r-punk} ↺', rule: '15', other_abilities: [2], other_gist: '{r-damage}' },
  transplant_lab: { kind: 'camp', cost: null, junk: null, cards: 2, queue: null, abilities: [1], gist: '2 {r-person} {r-restore}', rule: '15' },
  victory_totem: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [2, 2], gist: '{r-injure} | {r-raid}', rule: '15', other_abilities: [2, 2], other_gist: '{r-damage} | {r-raid}' },
  warehouse: { kind: 'camp', cost: null, junk: null, cards: 1, queue: null, abilities: [0], gist: '{hand} ↺ +1', rule: '15', other_abilities: [1], other_gist: '{r-restore}' },
  watchtower: { kind: 'camp', cost: null, junk: null, cards: 0, queue: null, abilities: [1], gist: '{r-event} {r-damage}', rule: '15' },
  banish: { kind: 'event', cost: 1, junk: 'raid', cards: null, queue: 1, abilities: [], gist: '{r-destroy} [any]', rule: '17' },
  bombardment: { kind: 'event', cost: 4, junk: 'restore', cards: null, queue: 3, abilities: [], gist: '{r-damage} ×{r-camp}', rule: '17' },
  famine: { kind: 'event', cost: 1, junk: 'injure', cards: null, queue: 1, abilities: [], gist: '{r-person} 1', rule: '17' },
  high_ground: { kind: 'event', cost: 0, junk: 'water', cards: null, queue: 1, abilities: [], gist: '{r-person} ⇄ {r-shield}', rule: '17' },
  interrogate: { kind: 'event', cost: 1, junk: 'water', cards: null, queue: 0, abilities: [], gist: '{r-draw} 4 −3', rule: '17' },
  napalm: { kind: 'event', cost: 2, junk: 'restore', cards: null, queue: 1, abilities: [], gist: '{r-destroy} [lane]', rule: '17' },
  radiation: { kind: 'event', cost: 2, junk: 'raid', cards: null, queue: 1, abilities: [], gist: '{r-injure} [all]', rule: '17' },
  strafe: { kind: 'event', cost: 2, junk: 'draw', cards: null, queue: 0, abilities: [], gist: '{r-injure} [all]', rule: '17' },
  truce: { kind: 'event', cost: 2, junk: 'injure', cards: null, queue: 0, abilities: [], gist: '{r-person} {hand}', rule: '17' },
  uprising: { kind: 'event', cost: 1, junk: 'injure', cards: null, queue: 2, abilities: [], gist: '{r-punk} ×3', rule: '17' },
};

export const CONSTANTS = {
  columns: 3,
  spaces: 3,
  queue: 3,
  card_cost: 2,
  silo_cost: 1,
  silo: 'water_silo',
  raiders: 'raiders',
};
