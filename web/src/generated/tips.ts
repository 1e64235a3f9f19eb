/** Written by `talia export` from the first-use tips (`talia.learn.tips`): change that, never this file. */

/** A tip is due when its one trigger fits the own view, or an event that was just told: see `talia.learn.tips`. */
export interface Tip {
  id: string;
  game: string;
  /** The key of what it says. */
  text: string;
  /** An event of this kind, */
  event?: string;
  /** with all these parts; 'me' is the own seat's number, 'them' the number of another one. */
  where?: Record<string, string | number>;
  /** One of these cards in `view.table.hands[seat]`. */
  hand?: string[];
  /** This is asked of the own seat. */
  prompt?: string;
  /** A place of the view, steps with dots between; 'me' is the own seat's number. */
  path?: string;
  /** What is there, */
  is?: string | number;
  /** or the least number, or length of a list. */
  least?: number;
}

export const TIPS: Tip[] = [
  { id: 'cardia-djinn', game: 'cardia', text: 'learn-tip-cardia-djinn', hand: ['djinn'] },
  { id: 'cardia-lost', game: 'cardia', text: 'learn-tip-cardia-lost', event: 'lost', where: { owner: 'me' } },
  { id: 'cardia-their-lost', game: 'cardia', text: 'learn-tip-cardia-their-lost', event: 'lost', where: { owner: 'them' } },
  { id: 'cardia-tie', game: 'cardia', text: 'learn-tip-cardia-tie', event: 'compared', where: { result: 'tie' } },
  { id: 'cardia-token', game: 'cardia', text: 'learn-tip-cardia-token', event: 'token_put' },
  { id: 'cardia-modifier', game: 'cardia', text: 'learn-tip-cardia-modifier', event: 'modifier_waits' },
  { id: 'cardia-turned', game: 'cardia', text: 'learn-tip-cardia-turned', event: 'turned' },
  { id: 'cardia-openly', game: 'cardia', text: 'learn-tip-cardia-openly', event: 'must_play_openly' },
  { id: 'cardia-faction', game: 'cardia', text: 'learn-tip-cardia-faction', prompt: 'cardia.name_faction' },
  { id: 'cardia-discarded', game: 'cardia', text: 'learn-tip-cardia-discarded', event: 'discarded', where: { owner: 'me' } },
  { id: 'cardia-low', game: 'cardia', text: 'learn-tip-cardia-low', hand: ['hired_blade', 'void_mage', 'surgeon', 'poisoner', 'kinesis_mage', 'envoy'] },
  { id: 'cardia-copied', game: 'cardia', text: 'learn-tip-cardia-copied', event: 'copied' },
  { id: 'radlands-first_turn', game: 'radlands', text: 'learn-tip-radlands-first_turn', event: 'replenished', where: { seat: 'me', water: 1 } },
  { id: 'radlands-junk', game: 'radlands', text: 'learn-tip-radlands-junk', prompt: 'radlands.play_or_junk' },
  { id: 'radlands-person', game: 'radlands', text: 'learn-tip-radlands-person', event: 'person_played', where: { seat: 'me' } },
  { id: 'radlands-raid', game: 'radlands', text: 'learn-tip-radlands-raid', event: 'event_queued', where: { card: 'raiders' } },
  { id: 'radlands-event', game: 'radlands', text: 'learn-tip-radlands-event', event: 'event_queued', where: { seat: 'me' } },
  { id: 'radlands-their-event', game: 'radlands', text: 'learn-tip-radlands-their-event', event: 'event_queued', where: { seat: 'them' } },
  { id: 'radlands-punk', game: 'radlands', text: 'learn-tip-radlands-punk', event: 'punk_gained' },
  { id: 'radlands-camp', game: 'radlands', text: 'learn-tip-radlands-camp', event: 'damaged', where: { seat: 'me', space: 0 } },
  { id: 'radlands-hurt', game: 'radlands', text: 'learn-tip-radlands-hurt', event: 'damaged', where: { seat: 'me' } },
  { id: 'radlands-ability', game: 'radlands', text: 'learn-tip-radlands-ability', event: 'ability_used', where: { seat: 'me' } },
  { id: 'radlands-restored', game: 'radlands', text: 'learn-tip-radlands-restored', event: 'restored', where: { seat: 'me' } },
  { id: 'radlands-raiders', game: 'radlands', text: 'learn-tip-radlands-raiders', prompt: 'radlands.raiders' },
  { id: 'radlands-reshuffled', game: 'radlands', text: 'learn-tip-radlands-reshuffled', event: 'reshuffled' },
  { id: 'radlands-silo', game: 'radlands', text: 'learn-tip-radlands-silo', path: 'table.silos.me', is: 'area' },
  { id: 'fantasy_realms-trade', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-trade', prompt: 'fantasy_realms.trade' },
  { id: 'fantasy_realms-build', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-build', prompt: 'fantasy_realms.build' },
  { id: 'fantasy_realms-ending', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-ending', path: 'table.area', least: 7 },
  { id: 'fantasy_realms-draw', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-draw', prompt: 'fantasy_realms.draw' },
  { id: 'fantasy_realms-discard', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-discard', prompt: 'fantasy_realms.discard' },
  { id: 'fantasy_realms-necromancer', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-necromancer', hand: ['necromancer'] },
  { id: 'fantasy_realms-wild', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-wild', hand: ['shapeshifter', 'mirage', 'doppelganger'] },
  { id: 'fantasy_realms-blanks', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-blanks', hand: ['great_flood', 'rainstorm', 'blizzard', 'wildfire', 'basilisk'] },
  { id: 'fantasy_realms-book', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-book', hand: ['book_of_changes'] },
  { id: 'fantasy_realms-island', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-island', hand: ['island'] },
  { id: 'fantasy_realms-taken', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-taken', event: 'took', where: { seat: 'them' } },
  { id: 'fantasy_realms-scored', game: 'fantasy_realms', text: 'learn-tip-fantasy_realms-scored', event: 'scored', where: { seat: 'me' } },
];
