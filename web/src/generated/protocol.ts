/** Written by `talia export` from the server's messages (`talia.server`): change that, never this file. */
export const PROTOCOL = 1;

/** The least and the most of what forms take. */
export const LIMITS = {
  ScoreForm: { hands: { least: 1, most: 7 }, discard: { most: 60 } },
  SeatForm: { name: { most: 40 }, level: { most: 40 } },
  NewSeries: { game: { most: 120 }, players: { least: 2, most: 4 }, luck: { most: 64 }, deals: { least: 1, most: 8 } },
  ClockRule: { bank: { least: 0, most: 86400 }, increment: { least: 0, most: 3600 }, decision: { least: 0, most: 86400 }, limit: { least: 0, most: 7200 } },
};

/**
 * How it is told: the key of a text and its places, as `talia.texts.sentences` chooses them.
 *
 * A place is a number, a word, `{seat}`, `{text}` (a thing by its name), `{text, places}`, `{level}` or `{all: […]}`.
 */
export interface Said {
  text: string;
  places?: Record<string, unknown>;
  /** shown where a game of somebody else's brings no such text */
  instead?: string;
  /** of an event: how it goes into a log, as all that follows */
  role?: 'heading' | 'part' | 'quiet';
  nothing?: boolean;
  folds?: boolean;
  takes?: string;
  also?: boolean;
  follows?: boolean;
}

/** One answer that is allowed. */
export interface Option {
  action: number;
  word: string;
  say?: Said;
  [part: string]: unknown;
}

/** An open question to one seat, with every answer that is allowed. */
export interface Decision {
  seat: number;
  prompt: string;
  question: number;
  card: string | null;
  domain: string;
  options: Option[];
  say?: Said;
  [part: string]: unknown;
}

/** How a game ended by its rules. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** An ability, round or turn that is under way, and the label of the step it is at; notes are numbers or words. */
export interface Doing {
  program: string;
  at: string;
  seat: number;
  card: string | null;
  notes: (number | string | null)[];
}

/** All that a seat may know of a moment; without a seat, an onlooker. `table` is each game's own. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number | null;
  asked: number[];
  locked: number[];
  question: number;
  doing: Doing[];
  table: Record<string, unknown>;
  outcome: Outcome | null;
  /** when it is asked, or may change a locked-in choice */
  decision?: Decision;
}

/** What happened, as one seat is told of it. `n` numbers the events of that seat. */
export interface GameEvent {
  event: string;
  rule: string;
  question: number;
  n: number;
  say?: Said;
  [part: string]: unknown;
}

/** An option as a bot judges it: what it does not weigh is left out. */
export interface Weighed {
  action: number;
  word: string;
  chance?: number;
  loss?: number;
  low?: number;
  high?: number;
  mix?: number;
  visits?: number;
  score?: number;
}

/** A line of a hint: the key of a text and what the bot puts into it. */
export interface Sentence {
  text: string;
  option?: Option;
  say?: Said;
  [part: string]: unknown;
}

/** What a tutor or coach says: one sentence (`text` and `places` are those of a `Said`) and what it is about. */
export interface Bubble {
  text: string;
  places: Record<string, unknown>;
  /** look: have you seen this? */
  kind: 'done' | 'hint' | 'look' | 'say' | 'tell' | 'wrong';
  /** the number `n` of the event that it belongs to */
  event: number | null;
  /** where to look: `hand`, `table`, `prompt`, `option:<word>`, `card:<word>` */
  look: string[];
}

/** What can be set before a game. Without a kind that a client knows, `allowed` says it in words. */
export interface Setting {
  name: string;
  default: unknown;
  kind?: 'flag' | 'number' | 'one' | 'several';
  least?: number;
  most?: number;
  words?: (string | null)[];
  /** of several: the order in which they are given counts */
  ordered?: boolean;
  allowed?: string;
  /** values of other options without which it does not matter */
  when?: Record<string, string>;
}

/** One player's hand: ids of cards. Without choices the best legal ones are found; `drawn` is Chaos' Necromancer. */
export interface HandForm {
  cards: string[];
  choices?: Record<string, unknown> | null;
  drawn?: string[];
}

/** A table of hands, and the discard area. */
export interface ScoreForm {
  hands: HandForm[];
  discard?: string[];
}

/** A hand with one card too many, and the discard area. */
export interface DiscardsForm {
  hand: string[];
  discard?: string[];
}

/** A hand, the cards that can be had, and how many a hand holds; `swap`: for one of one's own (Chaos). */
export interface CompareForm {
  hand: string[];
  open: string[];
  full?: number;
  swap?: boolean;
}

/** A card that chooses at scoring, what is asked (the last word of the prompt), and the choices made before it. */
export interface WaysForm {
  hand: string[];
  asked: string;
  prompt: string;
  choices?: Record<string, unknown>;
  discard?: string[];
  drawn?: string[];
}

/** One card of a sheet. A blanked one scores 0; `would_have` is its worth had it alone not been blanked. */
export interface CardSheet {
  card: string;
  name: string;
  suit: string;
  base: number;
  bonus: number;
  penalty: number;
  points: number;
  cleared_by: string[];
  army_cleared_by: string[];
  blanked: boolean;
  blanked_by: string[];
  would_have: number;
}

/** One sentence of a sheet, as ids: its text is `fantasy_realms-score-line-<kind>`. */
export interface LineSheet {
  kind: string;
  rule: string;
  cards: string[];
  points: number;
  suit: string;
  /** it tells a choice of the player's */
  chosen: boolean;
}

/** One hand's score: its place at the table, the choices made, and why. */
export interface Sheet {
  place: number;
  score: number;
  base_sum: number;
  choices: Record<string, unknown>;
  cards: CardSheet[];
  lines: LineSheet[];
}

/** The sheets in the order of the hands. */
export interface Sheets {
  hands: Sheet[];
}

/** What is left of a hand when this card is discarded. */
export interface Left {
  card: string;
  sheet: Sheet;
}

/** Every card that may be discarded, in the order of the hand. */
export interface Discards {
  left: Left[];
}

/** The points without this card. */
export interface LeftScore {
  card: string;
  score: number;
}

/** A card that can be had: the best hand it leads to, which card goes for it, and what each discard would leave. */
export interface Taken {
  card: string;
  score: number;
  /** the card itself, if nothing is gained; none, if the hand is not full yet */
  goes: string | null;
  sheet: Sheet;
  left: LeftScore[];
}

/** The hand as it is (none: it is empty), and every card that can be had, in the order of the form. */
export interface Compared {
  now: Sheet | null;
  takes: Taken[];
}

/** One thing that the card may do: the answers that say it, and the points with it now and at best. */
export interface WayScore {
  answers: string[];
  card: string | null;
  suit: string | null;
  choices: Record<string, unknown>;
  now: number;
  most: number;
  best: boolean;
}

/** Everything that the card may do, and the best that all choices together lead to. */
export interface Ways {
  ways: WayScore[];
  best: number;
}

/**
 * Who is to sit on a seat of a new table.
 *
 * `me`: the one who asks, at this browser (several such seats: one screen for all of them). `open`: whoever comes with
 * the seat's join link. `bot`: a bot of that level.
 */
export interface SeatForm {
  who: 'bot' | 'me' | 'open';
  name?: string | null;
  level?: string | null;
}

/** Wish for a table. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatForm[];
  clock?: Partial<ClockRule>;
  /** by default free where all persons share one screen */
  undo?: 'consent' | 'free' | 'never' | null;
  /** by default allowed where all persons share one screen */
  hints?: boolean | null;
  /** a coach speaks to the one person who plays, against bots: then it is practice */
  coach?: boolean;
  /** listed in the lobby */
  public?: boolean;
  /** the seats may talk in their own words; never at a public table */
  chat?: boolean;
  /** of a commitment asked for beforehand */
  ticket?: string | null;
  luck?: string;
}

/** Take a seat with its join token. `program`: give the seat token in the answer instead of a cookie. */
export interface Claim {
  join: string;
  name?: string | null;
  luck?: string;
  program?: boolean;
}

/**
 * Wish to play somebody now: at a public table that waits for one more, or at a new one that waits.
 *
 * Any of the `games` will do; the first is opened if nobody waits. Only usual options and no clock are asked of
 * anybody. `mine`: tables that I have made already, so that nobody sits down opposite themselves.
 */
export interface Now {
  games: string[];
  /** of a new table; by default as few as can play */
  seats?: number | null;
  name?: string | null;
  mine?: string[];
  /** of a commitment asked for beforehand, for a new table */
  ticket?: string | null;
  luck?: string;
}

/** What has become of a link to a seat? */
export interface Invitation {
  join: string;
}

/**
 * A link to a seat, before anybody sits down.
 *
 * `open`: the seat is free. `device`: it takes a seat to another device. `used`: somebody sits there by it already.
 * `ended`: the game is over. `wrong`: there never was such a link.
 */
export interface Invited {
  state: 'device' | 'ended' | 'open' | 'used' | 'wrong';
  seat: number | null;
}

/** A commitment to the shuffle of a table still to be made, good for ten minutes and one table. */
export interface Committed {
  ticket: string;
  commitment: string;
}

/** Wish for a link that takes my seat to another device, once. */
export interface Transfer {
  seat: number;
}

/** Play on from a moment of a finished game, against bots. */
export interface Continue {
  moment: number;
  seat: number;
  level: string;
  name?: string | null;
}

/** A record, or a whole export, to look at. */
export interface Import {
  record: Record<string, unknown>;
  fair?: Record<string, unknown> | null;
  names?: (string | null)[] | null;
  levels?: (string | null)[] | null;
  talia_export?: number | null;
  result?: Record<string, unknown> | null;
  table?: string | null;
}

/** A player of a match or tournament, as on a seat. */
export interface PlayerForm {
  who: 'bot' | 'me' | 'open';
  name?: string | null;
  level?: string | null;
}

/** Wish for a match, a tournament or a duplicate match. */
export interface NewSeries {
  kind: 'duplicate' | 'match' | 'tournament';
  game: string;
  options?: Record<string, unknown>;
  players: PlayerForm[];
  clock?: Partial<ClockRule>;
  undo?: 'consent' | 'free' | 'never' | null;
  hints?: boolean | null;
  luck?: string;
  /** of a duplicate match, each played twice; by default 2 */
  deals?: number | null;
}

/** A seat to be claimed: send `path` (with the site's address before it) to whoever is to sit there. */
export interface Invite {
  seat: number;
  join: string;
  path: string;
  /** in a series: which table the seat is at */
  table: string | null;
}

/** A table, and what the one who asks has there. */
export interface Seated {
  table: TableInfo;
  mine: number[];
  host: boolean;
  invites: Invite[];
  /** programs only */
  token: string | null;
}

/** A finished game before its answer of this number (the last moment: the end). */
export interface Moment {
  moment: number;
  /** who answers next, and what (nobody at the end) */
  seat: number | null;
  word: string | null;
  /** told since the moment before, to the seat looked from */
  events: GameEvent[];
  view: View;
}

/** Some moments of a finished game, from one seat. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  /** how many there are */
  moments: number;
  since: number;
  shown: Moment[];
  /** what that seat was told before the first of them: the log of any of them is there */
  before: GameEvent[];
}

/** How strong a level was measured to be, rounded. */
export interface Rating {
  level: string;
  /** the apprentice has 1000; 400 more is ten times the odds */
  rating: number;
  /** half of its 95 % interval; 0 for the apprentice, by whom the others are measured */
  margin: number;
}

/** The measured levels of one variant at one number of seats. */
export interface Ratings {
  seats: number;
  /** those that are not the usual ones */
  options: Record<string, unknown>;
  levels: Rating[];
}

/** A game of the catalogue. */
export interface Game {
  game: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  settings: Setting[];
  reasons: string[];
  levels: string[];
  /** the levels that see too little in their time while bots think with interpreted rules */
  need_compiled: string[];
  series: ('duplicate' | 'match' | 'tournament')[];
  /** of no other variant or number of seats is the strength known */
  ratings: Ratings[];
  /** how many a series of each kind takes */
  series_players: Record<string, number>;
  about: Record<string, unknown>;
}

export interface Catalogue {
  talia: string;
  protocol: number;
  /** which ones bots think with; interpreted ones may still be compiled */
  rules: 'compiled' | 'interpreted';
  /** the page is its own server: nobody else can come */
  offline: boolean;
  games: Game[];
}

/** A table of the lobby. */
export interface Listed {
  table: TableInfo;
  invites: Invite[];
}

export interface Lobby {
  tables: Listed[];
}

export interface SeriesPlayer {
  player: number;
  who: 'bot' | 'open' | 'person';
  name: string | null;
  level: string | null;
  wins: number;
  losses: number;
  draws: number;
}

export interface SeriesGame {
  table: string;
  round: number;
  number: number;
  players: number[];
  status: 'ended' | 'playing';
  /** the series' player; nobody while it lasts or when drawn */
  winner: number | null;
  /** of a tournament: 0 to 5 are all against all, two a round; 6 is the final */
  match: number;
  /** by seat, once it has ended */
  scores: number[];
  /** of a duplicate match: told once it has been played from both sides */
  deal: number | null;
}

/** By how much the first player of a duplicate match is ahead of the second, over both games of a deal, or all. */
export interface SeriesDifference {
  /** won less lost */
  games: number;
  /** own less the other's, of games that ended by their rules */
  scores: number;
}

/** A deal of a duplicate match that has been played from both sides. */
export interface SeriesDeal {
  deal: number;
  /** its two games, in the order they were played */
  tables: string[];
  difference: SeriesDifference;
}

export interface Series {
  id: string;
  kind: 'duplicate' | 'match' | 'tournament';
  game: string;
  options: Record<string, unknown>;
  status: 'ended' | 'playing' | 'waiting';
  players: SeriesPlayer[];
  games: SeriesGame[];
  /** players, best first */
  standing: number[];
  winner: number | null;
  /** of a duplicate match: how many there are */
  deals: number;
  /** of a duplicate match: the deals that can be compared by now */
  compared: SeriesDeal[];
  /** of a duplicate match: over all of these */
  difference: SeriesDifference | null;
}

/** A series, which players of it the one who asks is, and, for its host, the links of the others. */
export interface SeriesSeated {
  series: Series;
  mine: number[];
  host: boolean;
  invites: Invite[];
  /** my seats at the tables of the running round, to be claimed */
  tables: Invite[];
  token: string | null;
}

export interface Transferred {
  seat: number;
  join: string;
  path: string;
}

/** What was wrong with a request, in one sentence; where the rules refused a position, in words for people too. */
export interface Problem {
  code: 'bad_option' | 'bad_record' | 'busy' | 'forbidden' | 'illegal' | 'malformed' | 'not_asked' | 'not_now' | 'stale' | 'too_large' | 'too_many' | 'unknown' | 'unreadable';
  reason: string;
  say?: Said | null;
}

/** The commitment and its opening: `talia check` and the page verify a deal with them. */
export interface Proof {
  commitment: string | null;
  secret: string;
  salt: string;
  luck: string[];
  seed: string;
}

/** Everything about a finished game. `record` is as `talia.core.record` writes it. */
export interface Export {
  talia_export: number;
  table: string;
  record: Record<string, unknown>;
  names: (string | null)[];
  result: Result | null;
  fair: Proof | null;
  /** of the bots that played */
  levels: (string | null)[];
}

/** The languages and their files, each with a mark of its contents. */
export interface Languages {
  languages: Record<string, Record<string, string>>;
}

/** Is all well? `why` it is not ready: `writes` are not committed, it is `full`; a member: `asleep`, `leaving`. */
export interface Health {
  ok: boolean;
  talia: string;
  tables: number;
  why: string[];
}

/** A lesson as far as it has been played: the answers that were accepted, and one more to try (null: only look). */
export interface LessonForm {
  answers?: string[];
  tried?: string | null;
}

/**
 * A lesson's table after that: like any other table, with what the tutor says about it.
 *
 * Without `tried` the update tells everything from the start; with it, what is new.
 */
export interface Stage {
  lesson: string;
  /** of its position and lines: another one, and answers kept before need not fit any more */
  mark: string;
  table: TableInfo;
  update: Update;
  /** false: the answer was a wrong one, and the table stands as it stood */
  accepted: boolean;
  /** all that were accepted, to be kept and sent again */
  answers: string[];
  bubbles: Bubble[];
  /** what a wrong answer would have led to, on a copy of the table */
  what_if: Update | null;
  step: number;
  steps: number;
  /** for the open question, gentlest first */
  hints: Bubble[];
  done: boolean;
  /** the lesson after this one in its track */
  next: string | null;
}

/** A lesson on its track. Its title is the text of that key. */
export interface LessonEntry {
  id: string;
  title: string;
  minutes: number;
  mark: string;
  /** ids of what it is about: the reading view of these can lead here */
  cards: string[];
  rules: string[];
  /** a whole game with a coach, at a table of its own */
  whole: boolean;
}

/** Lessons of a game, in their order. Its title is the text of that key. */
export interface Track {
  id: string;
  game: string;
  title: string;
  minutes: number;
  lessons: LessonEntry[];
}

/** Everything that can be learned here; of puzzles, how many there are of each kind, by game. */
export interface Learn {
  tracks: Track[];
  puzzles: Record<string, Record<string, number>>;
}

/** Wish for the table of a lesson that is a whole game. */
export interface LessonTable {
  name?: string | null;
}

/** A puzzle as far as it has been tried: the answers so far, and one more (null: only look). */
export interface PuzzleForm {
  answers?: string[];
  tried?: string | null;
}

/** A puzzle as it is listed: nothing of its solution. */
export interface PuzzleEntry {
  id: string;
  game: string;
  kind: string;
  rating: number;
  deviation: number;
}

export interface Puzzles {
  puzzles: PuzzleEntry[];
}

/** The puzzles of a day, one a game: the same everywhere. */
export interface Daily {
  /** YYYY-MM-DD */
  day: string;
  puzzles: PuzzleEntry[];
}

/** A puzzle's table after its answers so far. What is right is told only once it is over, or given up. */
export interface PuzzleStage {
  puzzle: string;
  game: string;
  kind: string;
  goal: Record<string, unknown>;
  rating: number;
  deviation: number;
  table: TableInfo;
  update: Update;
  accepted: boolean;
  answers: string[];
  bubbles: Bubble[];
  what_if: Update | null;
  done: boolean;
  failed: boolean;
  /** words of a way that solves it; where it was asked for, `what_if` shows it played */
  right: string[] | null;
  /** once it is over, of Cardia: how often each card is played, in fractions */
  mixture: Record<string, string>;
  /** and what each other card loses */
  loss: Record<string, string>;
}

/** An option as it was judged from the view. Without an interval it was not sampled. */
export interface Shown {
  word: string;
  chance: number | null;
  low: number | null;
  high: number | null;
  /** how often it would be taken, where answers are mixed */
  mix: number | null;
  /** points, where points are what is compared */
  score: number | null;
}

/** What an answer lost against the best one, in chances (0.11 is 11 points), with its 95 % interval. */
export interface Loss {
  mean: number;
  low: number;
  high: number;
  /** of games played on from the same worlds; 0: proven, not sampled */
  pairs: number;
}

/** One decision of a seat. */
export interface Judged {
  at: number;
  seat: number;
  prompt: string;
  played: string;
  /** the best answer; the played one where it is as good, or where nothing can be said */
  best: string;
  /** best first; the played one is always among them */
  options: Shown[];
  /** the loss that screening proposes; a thin bar, never a number beside a label */
  screened: number | null;
  /** confirmed or proven */
  loss: Loss | null;
  label: '' | 'blunder' | 'mistake' | 'slip';
  exact: '' | 'missed_win' | 'points' | 'solved';
  why_not: '' | 'alike' | 'forced' | 'mixture' | 'not_judged' | 'only_screened' | 'withdrawn';
  /** exact points that a choice at scoring gave away */
  points: number | null;
  /** reasons for the best answer, as bots give them: a code and its parts */
  because: Record<string, unknown>[];
  /** the better line: words of the seat's own answers */
  line: string[];
  /** other answers that are as good: the mixture, other beginnings of the same win */
  also: string[];
}

/**
 * The curve: the seat's chance to win before a decision of its own.
 *
 * The last point is the result, unless the game was given up.
 */
export interface Point {
  at: number;
  chance: number;
  low: number;
  high: number;
}

/** What luck, or in Cardia the meeting of two secret choices, did to the seat's chance. `error` is standard. */
export interface Swing {
  at: number;
  kind: 'luck' | 'meeting';
  amount: number;
  error: number;
}

/** `result - start = -own + others + luck + meetings + unexplained`, all in chances. */
export interface Sum {
  start: number;
  result: number;
  own: number;
  others: number;
  luck: number;
  meetings: number;
  unexplained: number;
}

/** A seat's own review. */
export interface Side {
  seat: number;
  curve: Point[];
  swings: Swing[];
  sum: Sum | null;
  /** None: too few decisions to tell */
  accuracy: number | null;
  accuracy_low: number | null;
  accuracy_high: number | null;
  /** decisions that count for it */
  judged: number;
  /** the result with luck and meetings taken out */
  adjusted: number | null;
  /** moments, at most three, the gravest first */
  turning: number[];
  turning_kind: '' | 'decisions' | 'luck';
}

/** How much work goes into a review: numbers, not seconds, so that the same review comes out again. */
export interface Budget {
  /** None, here and below: what the game's own module lays down */
  passes: number | null;
  nodes: number | null;
  /** of games played on, for one decision at most */
  pairs: number | null;
  /** decisions of a seat that are played on, if each takes all of its pairs */
  confirmed: number | null;
  /** of one chance event */
  redeals: number | null;
  /** the one decision that is looked at, by its moment, with many times the pairs */
  closer: number | null;
}

/** A review as far as it is. `sides` and `decisions` are of the seats that were asked for. */
export interface Review {
  talia_review: number;
  /** hash of the record */
  record: string;
  /** Talia's version and that of the weights */
  code: string;
  game: string;
  level: string;
  budget: Budget;
  stage: 'curve' | 'screened' | 'whole';
  progress: number;
  sides: Side[];
  decisions: Judged[];
  /** keys of texts (`review-note-<key>`): what is not judged in this game, and why */
  note: string[];
}

/** Another answer to a decision of a reviewed game: of that seat, after so many answers of the record. */
export interface RetryForm {
  seat: number;
  at: number;
  word: string;
}

/** What becomes of it, by the review that is there. */
export interface Retried {
  /** it loses less than five points against the best: the exercise is solved */
  accepted: boolean;
  /** worse: no better than what was played */
  reaction: 'better' | 'mixture' | 'same' | 'worse';
  /** in chances, against what was played; null: the review does not say */
  gain: number | null;
  /** the table after it, from that seat; it is a copy, and nobody is asked there */
  what_if: Update | null;
  /** in points, where points are what is compared */
  points: number | null;
}

/** One answer of a line that is studied, by its word in the decision's options. */
export interface StudyAnswer {
  seat: number;
  word: string;
}

/**
 * A position and what was answered from there.
 *
 * The position is one of `text`, `position`, `view` (as a seat of one's own sees a table: what it hides is dealt
 * anew, evenly) and `record` (of a finished game: where it began); without any, a new game is dealt with these
 * options.
 */
export interface StudyForm {
  game: string;
  text?: string | null;
  position?: Record<string, unknown> | null;
  view?: Record<string, unknown> | null;
  /** its own answers count for nothing here */
  record?: Record<string, unknown> | null;
  /** of a new game */
  options?: Record<string, unknown>;
  /** of a new game */
  seats?: number | null;
  /** how a new game is shuffled, or what a view hides is dealt */
  deal?: number;
  answers?: StudyAnswer[];
  /** whose eyes; null: of whoever is asked next */
  seat?: number | null;
  /** all hands lie open */
  open?: boolean;
}

/** Why something happened: an event that the last answer caused, and the rule that it cites. */
export interface Ruling {
  /** of the event in `update.events` */
  n: number;
  /** such as `cardia.R16`, `radlands.7.4` or `cardia.card.judge` */
  rule: string;
  /** of the game's page of rules, where the rule or its card is told there */
  section: string | null;
  /** the card or location whose own text it is */
  card: string | null;
  say: Said;
}

/** Why the rules refuse something: in words, and the engine's own sentence, which is for programs. */
export interface Complaint {
  say: Said;
  sentence: string;
  /** what is wrong of a table that is set up: the id of a place, or of a group of places */
  place: string | null;
}

/** The table that a line leads to. What cannot be answered is told in `refused`, and the table stands before it. */
export interface StudyStage {
  game: string;
  /** the position that the line begins with, as a short text: for `text` of the next request */
  start: string;
  /** the position reached */
  text: string;
  /** the same as JSON, for export */
  position: Record<string, unknown>;
  /** those that were taken */
  answers: StudyAnswer[];
  /** and each of them in words */
  said: Said[];
  table: TableInfo;
  /** everything since the start of the line */
  update: Update;
  asked: number[];
  decisions: Decision[];
  over: boolean;
  refused: Complaint | null;
  /** of the last answer */
  ruling: Ruling[];
}

/** Places that lie together: a hand, an encounter, a column. */
export interface SketchGroup {
  id: string;
  /** whose it is */
  seat: number | null;
  label: Said;
}

/** A word that a place of kind `choice` takes. */
export interface SketchChoice {
  word: string;
  say: Said;
}

/**
 * A place of a table that can be set up.
 *
 * What lies there is, by kind, a list of cards (`?` is any card that lies nowhere else), a number, or a word.
 */
export interface SketchPlace {
  id: string;
  group: string;
  /** whose it is */
  seat: number | null;
  kind: 'cards' | 'choice' | 'count';
  label: Said;
  /** of a number */
  least: number;
  /** of a number, or of cards */
  most: number;
  /** of cards: the sorts of things that may lie there */
  takes: string[];
  /** of cards: from the top down */
  ordered: boolean;
  /** of cards: what is laid nowhere lies here, shuffled, below what is named */
  rest: boolean;
  /** of a choice */
  words: SketchChoice[];
}

/** A card (or camp, or token) that can be laid. The name is the text of `say`. */
export interface SketchThing {
  word: string;
  sort: string;
  /** whose it is, where each seat has a deck of its own: it can be laid on that seat's places only */
  seat: number | null;
  say: Said;
  /** how many there are; null: as many as wanted */
  copies: number | null;
  /** how many of them lie nowhere yet */
  left: number | null;
}

/**
 * A table that is being set up: what lies where.
 *
 * Without a `sketch` it begins with the position of `text`, or of a `view`, or with a game that is dealt. With both
 * `sketch` and `text`, what no place tells (such as the ability under way) is taken from that position as far as the
 * rules allow it.
 */
export interface SketchForm {
  game: string;
  options?: Record<string, unknown>;
  seats?: number | null;
  text?: string | null;
  view?: Record<string, unknown> | null;
  sketch?: Record<string, number | string | string[]> | null;
  /** how what is left open is dealt */
  deal?: number;
  seat?: number | null;
  open?: boolean;
}

/** The table so far, and what the rules say where it cannot be so. */
export interface Sketched {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  sketch: Record<string, number | string | string[]>;
  groups: SketchGroup[];
  places: SketchPlace[];
  things: SketchThing[];
  refused: Complaint | null;
  /** the position, where it can be */
  text: string | null;
  /** what was under way in the position of `text` goes on */
  kept: boolean;
  table: TableInfo | null;
  update: Update | null;
}

/** What would a bot answer there? From what that seat knows, or with all hands open. */
export interface AskForm {
  game: string;
  text: string;
  answers?: StudyAnswer[];
  seat: number;
  open?: boolean;
  /** by default the strongest */
  level?: string | null;
}

/** One answer of the line that a bot expects. */
export interface LineStep {
  seat: number;
  word: string;
  say: Said;
}

/** What the bot would answer and why: made from what the seat knows (or from open hands), and from nothing else. */
export interface StudyAsked {
  seat: number;
  question: number;
  open: boolean;
  level: string;
  word: string;
  action: number;
  /** best first */
  options: Weighed[];
  lines: Sentence[];
  line: LineStep[];
  /** all that the bot says of its decision, as data */
  record: Record<string, unknown> | null;
}

/**
 * What a player thinks is wrong, as a file: `talia check FILE --as-test` makes a test of it.
 *
 * One of `record` (a finished game), `text`, `position` and `view`; `answers` go on from any but a record.
 */
export interface BugFile {
  talia_bug: 1;
  game: string;
  record: Record<string, unknown> | null;
  text: string | null;
  position: Record<string, unknown> | null;
  view: Record<string, unknown> | null;
  answers: StudyAnswer[];
  /** answers before what is wrong: of the record, or of `answers` */
  moment: number;
  seat: number | null;
  /** in the player's own words */
  expected: string;
  version: string;
  engine: string;
}

/** A value with its 95 % interval; where both ends are the value, it is exact. */
export interface StatisticsRow {
  /** ids of cards or camps, a seat, a length (or from and to), a way to end */
  of: string[];
  value: number;
  low: number;
  high: number;
  /** behind the value; hands or seats, where a game has several */
  games: number;
  /** how often it was held or played */
  share: number | null;
}

/** Rows of one kind. Its title is the text `statistics-table-<id>`. */
export interface StatisticsTable {
  id: string;
  /** cards, pairs, seats, lengths, ends, means, worths, together */
  kind: string;
  /** chance alone has dealt what the rows are of; false: it only goes with winning */
  cause: boolean;
  /** the value that no effect would have */
  even: number | null;
  /** rows there could be, where only clear ones are listed */
  tried: number | null;
  /** and from how many errors on they are */
  clear: number | null;
  rows: StatisticsRow[];
}

/** What some games of one kind of player came to. */
export interface Statistics {
  game: string;
  /** quick, expert; hands: no games, but every hand there is */
  players: string;
  budget: string;
  seats: number;
  options: Record<string, unknown>;
  games: number;
  /** makes the same tables again */
  command: string;
  tables: StatisticsTable[];
}

/** All statistics of a game, the quick players first. */
export interface GameStatistics {
  game: string;
  statistics: Statistics[];
}

/** Who sat on a seat. */
export interface Sitter {
  kind: 'bot' | 'person';
  name: string | null;
  /** of a bot */
  level: string | null;
}

/** A finished game as a history keeps it. */
export interface GameLine {
  /** of what was played */
  hash: string;
  /** when it began, as 2026-11-17T20:15:00Z */
  at: string;
  game: string;
  rules: number;
  /** those that are not as usual */
  options: Record<string, unknown>;
  seats: Sitter[];
  /** several: at one screen */
  mine: number[];
  winners: number[];
  scores: number[];
  reason: string;
  by_rules: boolean;
  /** what results are counted by, from my seat: deck, locations, camps */
  by: Record<string, string[]>;
  /** that I played or ended with */
  cards: string[];
  /** that I was given */
  hints: number;
  /** hints, take-backs past something hidden, a game continued: counted apart */
  practice: boolean;
  /** on the server it was played at */
  table: string | null;
  /** in percent, once it has been reviewed */
  accuracy: number | null;
  /** if it is small, of the last games */
  record: Record<string, unknown> | null;
}

/** The whole file. `device` holds what else a browser keeps: lessons, puzzles, settings. */
export interface HistoryFile {
  talia_history: number;
  games: GameLine[];
  device: Record<string, unknown>;
}

/**
 * How time is kept. All zero: no clock.
 *
 * `bank` seconds a seat for the whole game and `increment` back for each decision; or `decision` seconds for each
 * decision, saved up by nobody. `limit` seconds for a phase that the game itself ends by time (Chaos).
 */
export interface ClockRule {
  bank: number;
  increment: number;
  decision: number;
  limit: number;
  /** out of time: the game is lost, or a simple answer is given */
  out: 'lose' | 'move' | null;
}

/** One seat, as everybody may see it. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  /** of the bot whose seat it is */
  level: string | null;
  /** level of the bot that plays for a person who is away */
  stand_in: string | null;
  /** persons only */
  lamp: 'gone' | 'here' | 'lost' | null;
  /** server time since which a person is not there */
  lost_at: number | null;
  /** server time at which a lost person counts as gone */
  gone_at: number | null;
  /** answers that the last stand-in has given for the person */
  played: number;
  /** of more than two: the person does not come back */
  resigned: boolean;
  /** seats with the same number share one screen */
  device: number | null;
  /** a program, playing by HTTP */
  http: boolean;
}

/** How a table ended: by the rules, or because somebody resigned, ran out of time or left. */
export interface Result {
  winners: number[];
  scores: number[];
  /** a reason of the game, or: resigned, time, abandoned, stopped */
  reason: string;
  by_rules: boolean;
  /** who resigned, ran out of time or left */
  seat: number | null;
}

/** A take-back that waits for the others' consent. */
export interface Request {
  request: number;
  seat: number;
  question: number;
  /** seats that have not said yes yet */
  waiting: number[];
  /** what would be taken back, as far as everybody has seen it */
  move: Said | null;
}

/** The commitment opened, after the end. `talia.fair` says how they hang together. */
export interface Opening {
  secret: string;
  salt: string;
  luck: string[];
  seed: string;
}

/** Where a table stands in a match or tournament. */
export interface SeriesPlace {
  series: string;
  kind: 'duplicate' | 'match' | 'tournament';
  round: number;
  number: number;
  /** the series' player at each seat */
  players: number[];
  /** of a tournament: 0 to 5 are all against all, two a round; 6 is the final */
  match: number;
}

/** A table as everybody may see it: nothing secret is in it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: 'ended' | 'playing' | 'waiting';
  seats: SeatInfo[];
  clock: ClockRule;
  undo: 'consent' | 'free' | 'never';
  hints: boolean;
  practice: boolean;
  commitment: string | null;
  opening: Opening | null;
  result: Result | null;
  request: Request | null;
  /** seats that have said yes */
  rematch: number[];
  /** seats that have said no to it */
  declined: number[];
  /** may the seats talk in their own words? */
  chat: boolean;
  series: SeriesPlace | null;
  imported: boolean;
  created: number;
  onlookers: number;
  /** a coach speaks to the person here */
  coach: boolean;
  /** the lesson that this game is */
  lesson: string | null;
}

/** Seconds left to a seat at the server time `now` of the same message. */
export interface SeatClock {
  left: number;
  running: boolean;
}

/** All clocks of a table; `limit` is what the game's own time limit has left. */
export interface Clocks {
  now: number;
  seats: SeatClock[];
  limit: number | null;
}

/** First message, and again to look from another seat: who I am and what I have seen. No seat: an onlooker. */
export interface Hello {
  type: 'hello';
  protocol?: number;
  seat?: number | null;
  epoch?: number;
  seen?: number;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  ref?: string;
}

/** An answer to the open question, by word or by action number. Also changes a choice that is locked in. */
export interface Answer {
  type: 'answer';
  epoch: number;
  question: number;
  word?: string | null;
  action?: number | null;
  ref?: string;
}

/** Go back to my question of this number. Done at once where that is free, otherwise the others are asked. */
export interface Takeback {
  type: 'takeback';
  epoch: number;
  question: number;
  ref?: string;
}

/** Yes or no to the open request. */
export interface Consent {
  type: 'consent';
  request: number;
  accept: boolean;
  ref?: string;
}

/** Withdraw my open request. */
export interface Withdraw {
  type: 'withdraw';
  request: number;
  ref?: string;
}

/** I give the game up. With two seats the other wins; with more, a bot plays my seat to the end. */
export interface Resign {
  type: 'resign';
  ref?: string;
}

/** Let a bot play a seat: an open one (host), my own (I leave), or that of somebody who is gone. */
export interface Give {
  type: 'give';
  seat: number;
  level: string;
  ref?: string;
}

/** I am back: my seat is mine again. So it is for whoever simply answers the open question. */
export interface Take {
  type: 'take';
  ref?: string;
}

/** End the game: every other person is gone, or there is none. */
export interface End {
  type: 'end';
  ref?: string;
}

/**
 * After the end: once more, seats swapped. It begins when every person at the table has said yes.
 *
 * Not to `accept` withdraws one's yes; of somebody who has not said it, it is a no that the others are told.
 */
export interface Rematch {
  type: 'rematch';
  accept?: boolean;
  ref?: string;
}

/** One of the fixed phrases or reactions, told to everybody at the table and kept nowhere. */
export interface Phrase {
  type: 'phrase';
  phrase: 'again' | 'clap' | 'close_one' | 'good_luck' | 'goodbye' | 'heart' | 'hello' | 'nice_move' | 'one_moment' | 'oops' | 'sad' | 'smile' | 'sorry' | 'thanks' | 'thinking' | 'well_played' | 'wow';
  ref?: string;
}

/** A line in one's own words, to the other seats. Only where the table was opened with `chat`; kept nowhere. */
export interface Chat {
  type: 'chat';
  text: string;
  ref?: string;
}

/**
 * What would a bot answer here? Only where the table allows hints.
 *
 * With `rung`, where there is a coach, so much of it only: where to look, what to think of, what to do and why.
 */
export interface Hint {
  type: 'hint';
  epoch: number;
  question: number;
  level?: string | null;
  /** the reply is a `coach` */
  rung?: number | null;
  ref?: string;
}

/** The answer to hello: the table, and from which seat I look. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  now: number;
  seat: number | null;
  table: TableInfo;
  /** mark of the page that the server gives out: a browser that has another one may load it anew */
  page: string;
}

/**
 * What happened and how the table now looks from the seat I look from.
 *
 * Forget every event numbered `since` or above, then append `events`; they are numbered on from `since`.
 */
export interface Update {
  type: 'update';
  epoch: number;
  since: number;
  events: GameEvent[];
  view: View;
  clocks: Clocks | null;
  /** questions of mine I may go back to at once, latest first */
  takeback: number[];
  /** question of mine I may ask to go back to */
  ask: number | null;
  /** my answer to the open question, locked in while others still choose */
  given: string | null;
}

/** The table has changed in what everybody sees of it: seats, lamps, requests, result. */
export interface About {
  type: 'table';
  table: TableInfo;
}

/** The clocks, where nothing else has changed. */
export interface Ticking {
  type: 'clocks';
  clocks: Clocks;
}

/** Done, and safely written. `repeated`: it had been done before, nothing changed. */
export interface Ack {
  type: 'ack';
  ref: string;
  repeated: boolean;
}

/** Not done, nothing changed, and why. docs/protocol.md explains the codes. */
export interface Refusal {
  type: 'refusal';
  ref: string;
  code: 'bad_option' | 'bad_record' | 'busy' | 'forbidden' | 'illegal' | 'malformed' | 'not_asked' | 'not_now' | 'stale' | 'too_large' | 'too_many' | 'unknown' | 'unreadable';
  reason: string;
}

/** Somebody says a phrase, now. Whoever comes later does not hear of it. */
export interface Phrased {
  type: 'phrase';
  seat: number;
  phrase: 'again' | 'clap' | 'close_one' | 'good_luck' | 'goodbye' | 'heart' | 'hello' | 'nice_move' | 'one_moment' | 'oops' | 'sad' | 'smile' | 'sorry' | 'thanks' | 'thinking' | 'well_played' | 'wow';
}

/** A line of chat, told to seats only. Whoever comes back hears the last few again: `n` tells which they are. */
export interface Chatted {
  type: 'chat';
  n: number;
  seat: number;
  text: string;
  /** said before you came */
  old: boolean;
}

/** What the bot would answer, and why: made from what this seat sees, and from nothing else. */
export interface Hinted {
  type: 'hint';
  ref: string;
  question: number;
  word: string;
  action: number;
  level: string;
  /** up to five, best first */
  options: Weighed[];
  lines: Sentence[];
}

/** The coach speaks to this seat, about what it sees and nothing else. A later one takes the place of this. */
export interface Coached {
  type: 'coach';
  /** the open one, or the one just answered */
  question: number;
  bubbles: Bubble[];
  /** this question of mine may be gone back to: offered once */
  takeback: number | null;
  /** 1: it speaks; 2: when asked; 3: silent */
  grade: number;
  /** of the hint that it answers */
  ref: string;
}

/** Another table goes on from here: a rematch, or the next game of a match. Claim the seat with the join token. */
export interface Next {
  type: 'next';
  table: string;
  why: 'rematch' | 'series';
  /** my seat there; without one: watch */
  seat: number | null;
  join: string | null;
  /** the seat at this table that it is for */
  here: number | null;
}

export interface Pong {
  type: 'pong';
  ref: string;
  now: number;
}

/** The last message before the server closes. */
export interface Bye {
  type: 'bye';
  code: 'forbidden' | 'malformed' | 'replaced' | 'silent' | 'stopping' | 'too_many' | 'version';
  reason: string;
}

export type FromClient =
  | Hello
  | Ping
  | Answer
  | Takeback
  | Consent
  | Withdraw
  | Resign
  | Give
  | Take
  | End
  | Rematch
  | Phrase
  | Chat
  | Hint;

export type FromServer =
  | Welcome
  | Update
  | About
  | Ticking
  | Ack
  | Refusal
  | Phrased
  | Chatted
  | Hinted
  | Coached
  | Next
  | Pong
  | Bye;
