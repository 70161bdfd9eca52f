/* Made by `npm run types` from hustings.wire. Do not edit. */

/**
 * Who sits on a seat.
 */
export type SeatKind = "person" | "open" | "bot";
/**
 * What a table is doing.
 */
export type Status = "waiting" | "playing" | "paused" | "over" | "abandoned";
/**
 * Kinds of error, as a `Problem` names them.
 */
export type ErrorKind =
  | "malformed"
  | "illegal"
  | "stale"
  | "unauthorised"
  | "password"
  | "forbidden"
  | "unknown"
  | "conflict"
  | "too-large"
  | "too-many"
  | "unavailable"
  | "failed";

export interface Wire {
  About: About;
  Act: Act;
  ActLive: ActLive;
  Advice: Advice;
  Agree: Agree;
  Amounts: Amounts;
  Analysis: Analysis;
  Answered: Answered;
  Ask: Ask;
  Changed: Changed;
  Chapter: Chapter;
  Charts: Charts;
  ChatLine: ChatLine;
  Choice: Choice;
  Clock: Clock;
  Code: Code;
  DealMe: DealMe;
  Done: Done;
  DoneBriefly: DoneBriefly;
  EndedOrder: EndedOrder;
  ErrorKind: ErrorKind;
  Example: Example;
  FieldInfo: FieldInfo;
  Frame: Frame;
  GameInfo: GameInfo;
  Gone: Gone;
  Hello: Hello;
  Hint: Hint;
  HintWish: HintWish;
  Hurry: Hurry;
  Join: Join;
  Joined: Joined;
  LastNotice: LastNotice;
  LevelInfo: LevelInfo;
  Line: Line;
  Links: Links;
  LogLine: LogLine;
  Me: Me;
  Mistake: Mistake;
  Moment: Moment;
  Mute: Mute;
  NewLine: NewLine;
  NewOffer: NewOffer;
  NewOrder: NewOrder;
  NewTable: NewTable;
  Notes: Notes;
  NoticeWish: NoticeWish;
  Notices: Notices;
  Offer: Offer;
  OfferAnswer: OfferAnswer;
  Order: Order;
  Orderable: Orderable;
  Orders: Orders;
  Pace: Pace;
  PartDifference: PartDifference;
  Ping: Ping;
  Pong: Pong;
  Previewed: Previewed;
  Problem: Problem;
  Promise: Promise;
  PromiseLine: PromiseLine;
  Promised: Promised;
  Promises: Promises;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleInfo: PuzzleInfo;
  PuzzlePlayOn: PuzzlePlayOn;
  PuzzleSolution: PuzzleSolution;
  PuzzleTrial: PuzzleTrial;
  PuzzleView: PuzzleView;
  PuzzleWorth: PuzzleWorth;
  Reached: Reached;
  RefusedOptions: RefusedOptions;
  Replace: Replace;
  Replay: Replay;
  Result: Result;
  Resync: Resync;
  Rewind: Rewind;
  Said: Said;
  SeatClock: SeatClock;
  SeatInfo: SeatInfo;
  SeatKind: SeatKind;
  SeatLink: SeatLink;
  SeatWish: SeatWish;
  Series: Series;
  Status: Status;
  Story: Story;
  SuggestedStep: SuggestedStep;
  Suggestion: Suggestion;
  SuggestionWish: SuggestionWish;
  Surprise: Surprise;
  TableChanged: TableChanged;
  TableInfo: TableInfo;
  Trial: Trial;
  Undo: Undo;
  View: View;
  Vote: Vote;
  Week: Week;
  WeekResult: WeekResult;
  Welcome: Welcome;
  WhatIf: WhatIf;
  Why: Why;
  WhyNot: WhyNot;
  WinPoint: WinPoint;
}
/**
 * The server: its games, levels, languages and limits.
 */
export interface About {
  games: GameInfo[];
  languages: string[];
  levels: LevelInfo[];
  limits: {
    [k: string]: number;
  };
  version: string;
}
/**
 * A game that the server plays.
 */
export interface GameInfo {
  decisions: string[];
  default_edition: string;
  default_players: number;
  editions: string[];
  /**
   * the position's fields that somebody may see, in order
   */
  fields?: FieldInfo[];
  /**
   * by edition: every figure by dotted key
   */
  figures: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * how much a 1 of its amounts is, as people read it; 0: it has no money
   */
  money?: number;
  name: string;
  /**
   * by edition and kind: what numbered things are called
   */
  names?: {
    [k: string]: {
      [k: string]: Line[];
    };
  };
  players: number[];
  /**
   * what the game calls its seats by default, e.g. black, red ...
   */
  seats: string[];
  /**
   * what its bots can lean towards, written after a level: normal:bold; varied: each seat another
   */
  temperaments?: string[];
  title: string;
  variants: {
    [k: string]: string[];
  };
}
/**
 * A field of the position: what a page needs to show it without knowing the game.
 */
export interface FieldInfo {
  about?: string;
  audience: "everyone" | "owner";
  /**
   * the names of its axes, outermost first
   */
  axes: string[];
  /**
   * what its numbers stand for: number, seat (-1 nobody), seats (a bit each) or a kind of thing
   */
  holds: string;
  name: string;
  shape: number[];
}
/**
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; what a
 * game calls by number (a party, a card) is named already.
 */
export interface Line {
  key: string;
  things?: {
    [k: string]: number | string | Line | Line[];
  };
}
/**
 * A strength of bots.
 */
export interface LevelInfo {
  name: string;
  /**
   * whether it can have a temperament
   */
  tempered?: boolean;
}
/**
 * One or several decisions of one seat, all or nothing. Repeating an `id` gives the first answer again.
 */
export interface Act {
  /**
   * leave the state out of the answer where an open connection of this seat is pushed it
   */
  brief?: boolean;
  id: string;
  options: number[];
  seq: number;
}
/**
 * Decide over the open connection: as `POST act` with the link of the hello. The answer comes as a push with its `id`.
 */
export interface ActLive {
  /**
   * leave the state out of the answer where an open connection of this seat is pushed it
   */
  brief?: boolean;
  id: string;
  options: number[];
  seq: number;
  type?: "act";
}
/**
 * What the search thinks of an option: points and win chance (0 to 1) it would lead to, and how often it was tried.
 */
export interface Advice {
  line: Line;
  option: number;
  /**
   * of the score expected, in the order of the game's parts; empty: not worked out
   */
  parts: number[];
  score: number;
  visits: number;
  win: number;
}
/**
 * A vote on something that needs all people at the table; it happens when the last one agrees.
 */
export interface Agree {
  agree?: boolean;
}
/**
 * Legal options that are amounts, too many to list: low, low + 1 ... high are the options `option`, `option` + 1 and so on.
 * `beyond`: amounts that go on above `high`, under other numbers.
 */
export interface Amounts {
  beyond?: Amounts | null;
  high: number;
  low: number;
  option: number;
}
/**
 * An analysis of a finished game, as far as it has come.
 */
export interface Analysis {
  /**
   * entries looked at
   */
  done: number;
  id: string;
  /**
   * the costliest first; complete when the state is done
   */
  mistakes: Mistake[];
  of: number;
  state: "queued" | "working" | "done" | "failed";
  win: WinPoint[];
}
/**
 * A decision that cost more than chance explains, seen from what its seat could know then.
 */
export interface Mistake {
  better: Line;
  better_option: number;
  decision: string;
  /**
   * of the chance to win, from 0 to 1
   */
  loss: number;
  /**
   * the entry; the position before it is number - 1
   */
  number: number;
  option: number;
  /**
   * by how much more points the best of the others could then expect
   */
  others: number;
  played: Line;
  /**
   * by how much more points were to be expected of the better option
   */
  points: number;
  seat: number;
  /**
   * the largest first
   */
  why: PartDifference[];
}
/**
 * By how much a part of the score would have been expected to be higher with the better option.
 */
export interface PartDifference {
  difference: number;
  part: string;
}
/**
 * How likely each seat was to win after entry `number`, all hands open.
 */
export interface WinPoint {
  number: number;
  win: number[];
}
/**
 * The answer to an act over this connection: what `POST act` would have answered, `done` or the `problem`, and the status.
 */
export interface Answered {
  done?: Done | DoneBriefly | null;
  id: string;
  problem?: Problem | null;
  push: number;
  status: number;
  type?: "answer";
}
/**
 * An action was carried out (or sealed): the new state of this seat.
 */
export interface Done {
  lines: LogLine[];
  sealed?: boolean;
  seq: number;
  state: View;
}
/**
 * A line of the story as this reader may know it. `seq`: the position it led to.
 */
export interface LogLine {
  line: Line;
  number: number;
  /**
   * who acted, -1: the set-up
   */
  seat: number;
  seq: number;
}
/**
 * An observation as JSON for a person: `position` has the fields of the game's position by name.
 */
export interface View {
  ask?: Ask | null;
  asked: number[];
  can_undo?: boolean;
  /**
   * null: the table has no clock
   */
  clock?: Clock | null;
  /**
   * the table's own figures by dotted key, over those of the edition; null: it has none
   */
  figures?: {
    [k: string]: unknown;
  } | null;
  host?: boolean;
  /**
   * seats whose chat this seat does not want to read
   */
  muted?: number[];
  /**
   * how many orders ahead of this seat wait to be carried out
   */
  orders?: number;
  phase: Line;
  position: {
    [k: string]: unknown;
  };
  /**
   * offers and promises that this reader may know of; null: nothing can be promised here
   */
  promises?: Promise[] | null;
  result?: Result | null;
  /**
   * seats asked that have sealed their decision
   */
  sealed: number[];
  /**
   * whose eyes; null: a spectator's
   */
  seat: number | null;
  /**
   * the position's sequence number: actions carry it
   */
  seq: number;
  /**
   * the number of the first log line after this seat last acted
   */
  since?: number;
  table: TableInfo;
  votes?: Vote[];
}
/**
 * What this seat is asked now.
 */
export interface Ask {
  amounts?: Amounts | null;
  /**
   * the option that passes, if that is legal
   */
  decline?: number | null;
  /**
   * what this seat has answered already of a sealed decision
   */
  drafted?: number[];
  kind: string;
  options: Choice[];
  question: Line;
  refused: RefusedOptions[];
  rules: string[];
  /**
   * decided in secret at the same time; can be changed until the last seat has sealed
   */
  sealed: boolean;
}
/**
 * A legal option: its number, what it means (key and numbers, for the board) and how it is said.
 */
export interface Choice {
  key: string;
  line: Line;
  option: number;
  things: {
    [k: string]: number;
  };
}
/**
 * Options of this decision that are not possible now, and why.
 */
export interface RefusedOptions {
  line: Line;
  options: number[];
  reason: string;
  rule: string;
}
/**
 * All clocks of a table, by seat. `now`: the server's time when this was sent.
 */
export interface Clock {
  now: number;
  seats: SeatClock[];
}
/**
 * A seat's time. While its clock runs, `due` minus `now` is what is left, the last `reserve` seconds of it of the reserve.
 */
export interface SeatClock {
  /**
   * when its time runs out, in the server's time; null: it stands still
   */
  due?: number | null;
  /**
   * seconds left of the reserve when this clock last stood still
   */
  reserve: number;
  /**
   * its time has run out: a bot decides until its person is back
   */
  stand_in?: boolean;
}
/**
 * An offer that this reader may know of. Two seats have one about a place at most.
 */
export interface Promise {
  by: number;
  line: Line1;
  lines: PromiseLine[];
  place: number;
  public: boolean;
  stage: "offered" | "agreed" | "declined" | "withdrawn" | "lapsed";
  to: number;
  /**
   * of a promise that is settled: what the seat `by` made of it, then the seat `to`
   */
  verdicts?: ("kept" | "broken" | "prevented")[] | null;
  what: string;
}
/**
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; what a
 * game calls by number (a party, a card) is named already.
 */
export interface Line1 {
  key: string;
  things?: {
    [k: string]: number | string | Line | Line[];
  };
}
/**
 * Something said about a promise, for the log. `seq`: the position at which it was.
 */
export interface PromiseLine {
  at: number;
  line: Line;
  /**
   * who said it, -1: the table found it out
   */
  seat: number;
  seq: number;
}
/**
 * The end of a game: scores and winners.
 */
export interface Result {
  /**
   * per seat, the parts of its score
   */
  by_part: number[][];
  parts: string[];
  scores: number[];
  winners: number[];
}
/**
 * What everyone who has a link, or sees a public table in the list, may know of it.
 */
export interface TableInfo {
  /**
   * the place of its bot in the line before the processors; 0: it does not wait
   */
  bots_busy?: number;
  created: number;
  /**
   * the week whose deal it is, e.g. 2026-W47: everybody gets the same
   */
  deal?: string | null;
  edition: string;
  /**
   * how many entries the log has
   */
  entries: number;
  game: string;
  /**
   * seats may ask the search what it would do
   */
  hints?: boolean;
  /**
   * bots do not linger between their moves
   */
  hurried?: boolean;
  open_money: boolean;
  own_figures: boolean;
  /**
   * how fast it is played; null: without a clock
   */
  pace?: Pace | null;
  players: number;
  public: boolean;
  /**
   * how far it has come, where one table is asked for that plays
   */
  reached?: Reached | null;
  /**
   * the table that follows this one
   */
  rematch?: string | null;
  seats: SeatInfo[];
  status: Status;
  table: string;
  title: string;
  updated: number;
  variants: string[];
  /**
   * seats that are asked now and have not sealed
   */
  waiting_for: number[];
  /**
   * a private board to try things on, from somebody's position elsewhere
   */
  what_if?: boolean;
}
/**
 * How fast a table plays. A turn lasts from when the table begins to wait for a seat until it no longer does.
 */
export interface Pace {
  /**
   * the level that stands in for whoever is out of time
   */
  bot?: string;
  kind: "live" | "days";
  /**
   * seconds for each turn; live: 5 to 3600, days: an hour to 30 days
   */
  move: number;
  /**
   * seconds beyond that for the whole game; live: up to 8 hours, days: up to 90 days
   */
  reserve?: number;
}
/**
 * How far a game has come.
 */
export interface Reached {
  phase: Line;
  round: number;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  bot?: string | null;
  /**
   * what the game calls the seat, e.g. red
   */
  colour?: string | null;
  /**
   * a person with the page open now; always true for a bot
   */
  here: boolean;
  kind: SeatKind;
  name: string;
  /**
   * who sits there in the game's own words
   */
  party?: Line | null;
  seat: number;
}
/**
 * Something that needs the consent of all people at the table.
 */
export interface Vote {
  agreed: number[];
  by: number;
  missing: number[];
  to?: number | null;
  what: "abandon" | "rewind" | "pause";
}
/**
 * The answer to a `brief` action that has moved the position on, or has sealed the seat's decision: its state is pushed.
 * Over a live connection it answers every `brief` action that was carried out: the push with the state came before it. To a
 * request without an open connection, for a part of a sealed decision or another one, and to a repeated `id` the answer is
 * `Done`.
 */
export interface DoneBriefly {
  lines: LogLine[];
  /**
   * the seat is among `sealed` then
   */
  sealed?: boolean;
  /**
   * the position that the pushes lead to
   */
  seq: number;
  state: null;
}
/**
 * Why a request was not carried out. `error` is for programs, `message` for people (English), `line` for their catalogue.
 */
export interface Problem {
  error: ErrorKind;
  line?: Line | null;
  message: string;
  rule?: string | null;
  state?: View | null;
}
/**
 * The position or who is asked has changed. `changes` holds the fields of the position that differ, whole.
 */
export interface Changed {
  ask?: Ask | null;
  asked: number[];
  can_undo?: boolean;
  changes: {
    [k: string]: unknown;
  };
  clock?: Clock | null;
  lines: LogLine[];
  orders?: number;
  phase: Line;
  push: number;
  result?: Result | null;
  sealed: number[];
  seq: number;
  since: number;
  type?: "changed";
  /**
   * log lines from this number on are gone, before `lines` are added
   */
  undone?: number | null;
}
/**
 * Where a phase or a round begins.
 */
export interface Chapter {
  /**
   * its first frame
   */
  number: number;
  phase: Line;
  round: number;
}
/**
 * Figures of every seat, round by round.
 */
export interface Charts {
  /**
   * `by_part[seat][i][part]`: its points if the game had ended after `rounds[i]`
   */
  by_part: number[][][];
  /**
   * the number of the last frame of each round
   */
  ends: number[];
  /**
   * the parts of the score
   */
  parts: string[];
  rounds: number[];
  series: Series[];
}
/**
 * Figures by round for charts: `values[seat][i]` belongs to `rounds[i]`.
 */
export interface Series {
  name: string;
  values: number[][];
}
/**
 * A line of a table's chat.
 */
export interface ChatLine {
  at: number;
  name: string;
  number: number;
  /**
   * who wrote, -1: a spectator
   */
  seat: number;
  text: string;
  /**
   * the one seat it is meant for, besides the writer
   */
  to?: number | null;
}
/**
 * The code that was mailed.
 */
export interface Code {
  code: string;
}
/**
 * Somebody who sits down at the week's deal.
 */
export interface DealMe {
  lang?: "en" | "de" | "fr" | "nl" | "it";
  name?: string | null;
}
/**
 * An order that waits no more, and why.
 */
export interface EndedOrder {
  order: Order;
  why: Line;
}
/**
 * An order that waits, and how it is said.
 */
export interface Order {
  above?: number | null;
  act: "pass" | "raise";
  decision: string;
  given: number;
  id: string;
  lasts: "once" | "round" | "game";
  line: Line;
  unless: string[];
}
/**
 * A game that comes with the program, to be looked at.
 */
export interface Example {
  edition: string;
  frames: number;
  game: string;
  /**
   * its address is /api/examples/{name}/replay and so on
   */
  name: string;
  players: number;
  scores: number[];
  variants: string[];
}
/**
 * One position of a replay, with all hands open or as one seat saw it, and the lines that led to it.
 */
export interface Frame {
  /**
   * the seats that are asked in this position
   */
  asked: number[];
  decision: string | null;
  lines: Line[];
  number: number;
  option: number | null;
  phase: Line;
  position: {
    [k: string]: unknown;
  };
  /**
   * the round, or whatever the game counts; 0 before the first
   */
  round: number;
  seat: number;
}
/**
 * The link is no longer valid here, or the table is gone; the server closes the connection.
 */
export interface Gone {
  problem: Problem;
  push: number;
  type?: "gone";
}
/**
 * The first message of a connection: who it is.
 */
export interface Hello {
  /**
   * chat lines it has already
   */
  chat?: number;
  /**
   * log lines the client has already
   */
  lines?: number;
  table: string;
  /**
   * empty: a spectator at a public table
   */
  token: string;
  type?: "hello";
}
/**
 * The options worth a thought, the best first.
 */
export interface Hint {
  options: Advice[];
  /**
   * the names of the parts of the score
   */
  parts: string[];
  seq: number;
}
/**
 * A request for hints.
 */
export interface HintWish {
  seq: number;
}
/**
 * Whether the bots of a table shall linger less between their moves.
 */
export interface Hurry {
  hurried?: boolean;
}
/**
 * A wish to take a free seat.
 */
export interface Join {
  lang?: "en" | "de" | "fr" | "nl" | "it";
  name: string;
  seat?: number | null;
}
/**
 * A seat taken, with its secret.
 */
export interface Joined {
  seat: number;
  table: string;
  token: string;
}
/**
 * How the latest notice went.
 */
export interface LastNotice {
  at: number;
  channel: "webhook" | "email";
  /**
   * for people (English)
   */
  message: string;
  ok: boolean;
}
/**
 * The secrets of a new table. They are shown once; only their hashes are kept. A link is `/t/{table}#{token}`.
 */
export interface Links {
  host: string;
  seats: SeatLink[];
  spectator: string;
  table: string;
}
/**
 * The secret link of a seat.
 */
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * Changes to one's own seat.
 */
export interface Me {
  lang?: ("en" | "de" | "fr" | "nl" | "it") | null;
  name?: string | null;
}
/**
 * A private board from a decision in a game that is over.
 */
export interface Moment {
  bot?: string;
  /**
   * the entry; the board begins before it
   */
  number: number;
}
/**
 * A wish not to see, or to see again, what a seat says.
 */
export interface Mute {
  muted?: boolean;
  seat: number;
}
/**
 * A line to be said in the chat.
 */
export interface NewLine {
  text: string;
  to?: number | null;
}
/**
 * An offer to another seat: to promise each other what the game knows.
 */
export interface NewOffer {
  /**
   * what it is about, by the game's number: a state of Die Macher
   */
  place: number;
  /**
   * made before all; otherwise for the two alone until the game has ended
   */
  public?: boolean;
  to: number;
}
/**
 * A standing order: what to do when the seat is asked. An order for the same kind of decision takes the place of the one
 * before.
 */
export interface NewOrder {
  /**
   * pass: only once the least amount allowed is above this; raise: the most to name
   */
  above?: number | null;
  /**
   * pass: decline; raise: name the least amount allowed up to `above`, then decline
   */
  act?: "pass" | "raise";
  decision: string;
  /**
   * once: until it has declined, or the bidding it took part in is over
   */
  lasts?: "once" | "round" | "game";
  /**
   * surprises that end the order before it acts
   */
  unless?: string[];
}
/**
 * A table to be set up.
 */
export interface NewTable {
  /**
   * a game's own choices, e.g. which colours sit where
   */
  choices?: {
    [k: string]: unknown;
  };
  edition?: string | null;
  /**
   * own figures by dotted key, as in a figures file
   */
  figures?: {
    [k: string]: unknown;
  };
  game: string;
  /**
   * seats may ask the search what it would do
   */
  hints?: boolean;
  lang?: "en" | "de" | "fr" | "nl" | "it";
  /**
   * people see other parties' counted money
   */
  open_money?: boolean;
  /**
   * how fast it is played; null: without a clock
   */
  pace?: Pace | null;
  public?: boolean;
  seats: SeatWish[];
  /**
   * start at once if every seat is taken
   */
  start?: boolean;
  title?: string | null;
  variants?: string[];
}
/**
 * A seat at a new table. person: taken at once by who creates the table (several: hot seat); open: for whoever joins.
 */
export interface SeatWish {
  /**
   * a level (easy, normal, hard, expert) or a bot's name
   */
  bot?: string | null;
  /**
   * Who sits on a seat.
   */
  kind?: "person" | "open" | "bot";
  name?: string | null;
}
/**
 * What somebody has noted at a seat, for themselves.
 */
export interface Notes {
  text: string;
}
/**
 * How I want to be told. What is left out is turned off.
 */
export interface NoticeWish {
  /**
   * a code is mailed there, which `confirm` wants to have
   */
  email?: string | null;
  /**
   * what the webhook understands; auto: by its address
   */
  format?: "auto" | "discord" | "slack" | "ntfy" | "json";
  /**
   * an address that begins with https://, of Discord, Slack, ntfy or a service of one's own
   */
  webhook?: string | null;
}
/**
 * How I am told that I am asked.
 */
export interface Notices {
  /**
   * seconds that I am asked and not here before a notice is sent
   */
  after: number;
  /**
   * what this server can send; none: its operator has not set it up
   */
  channels: ("webhook" | "email")[];
  email: string | null;
  email_confirmed: boolean;
  format: "auto" | "discord" | "slack" | "ntfy" | "json";
  last: LastNotice | null;
  webhook: string | null;
}
/**
 * An offer that this seat can make now.
 */
export interface Offer {
  line: Line2;
  place: number;
  to: number;
}
/**
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; what a
 * game calls by number (a party, a card) is named already.
 */
export interface Line2 {
  key: string;
  things?: {
    [k: string]: number | string | Line | Line[];
  };
}
/**
 * An answer to another seat's offer, or, with `agree` false, the end of one's own.
 */
export interface OfferAnswer {
  agree: boolean;
  other: number;
  /**
   * what it is about, by the game's number: a state of Die Macher
   */
  place: number;
}
/**
 * A decision that can be ordered ahead: what the order does. `amounts`: an auction, where `above` and `raise` have a
 * meaning.
 */
export interface Orderable {
  amounts: boolean;
  decision: string;
  line: Line;
  /**
   * how much money a 1 of `above` is, as people read it
   */
  unit: number;
}
/**
 * My orders: those that wait, the last ones that have ended and why, and what can be ordered at all.
 */
export interface Orders {
  ended: EndedOrder[];
  orders: Order[];
  possible: Orderable[];
  surprises: Surprise[];
}
/**
 * Something that can be named to end an order.
 */
export interface Surprise {
  line: Line;
  name: string;
}
/**
 * A sign of life, to be answered by a pong.
 */
export interface Ping {
  type?: "ping";
}
/**
 * The answer to a ping.
 */
export interface Pong {
  push: number;
  type?: "pong";
}
/**
 * What the decisions would lead to. `taken`: how many of them are shown; fewer where chance or a secret comes first.
 */
export interface Previewed {
  ends: "all" | "draw" | "reveal" | "turn";
  lines: LogLine[];
  state: View;
  taken: number;
}
/**
 * The promises that this reader may know of have changed: all of them as they are now.
 */
export interface Promised {
  promises: Promise[];
  push: number;
  type?: "promises";
}
/**
 * The promises that this reader may know of, and the offers that it can make.
 */
export interface Promises {
  offers: Offer[];
  promises: Promise[];
}
/**
 * All decisions made so far, the new ones last. Nothing is kept: the same ones lead to the same position again.
 */
export interface PuzzleAnswer {
  options: number[];
}
/**
 * A puzzle of the list.
 */
export interface PuzzleInfo {
  edition: string;
  game: string;
  /**
   * what is asked for: its question is the message puzzle-goal-{goal}
   */
  goal: string;
  /**
   * the first decision: its hint is the message puzzle-hint-{kind}
   */
  kind: string;
  /**
   * how many decisions there are at most
   */
  moves: number;
  name: string;
  /**
   * the same by number, for the board
   */
  numbers: {
    [k: string]: number;
  };
  /**
   * whose part one takes
   */
  party: Line | null;
  phase: Line3;
  players: number;
  /**
   * what the question speaks of, named
   */
  things: {
    [k: string]: number | Line;
  };
  variants: string[];
}
/**
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; what a
 * game calls by number (a party, a card) is named already.
 */
export interface Line3 {
  key: string;
  things?: {
    [k: string]: number | string | Line | Line[];
  };
}
/**
 * The game goes on from where these decisions lead to, at a table of its own.
 */
export interface PuzzlePlayOn {
  lang?: "en" | "de" | "fr" | "nl" | "it";
  options: number[];
  /**
   * the puzzle's seat is a person's, no other is open
   */
  seats: SeatWish[];
}
/**
 * A way to the goal, as options and in words.
 */
export interface PuzzleSolution {
  lines: Line[];
  options: number[];
}
/**
 * Decisions to be tried after those made.
 */
export interface PuzzleTrial {
  made?: number[];
  options: number[];
}
/**
 * How a puzzle stands after the decisions made so far.
 */
export interface PuzzleView {
  lines: LogLine[];
  made: number[];
  puzzle: PuzzleInfo;
  state: "open" | "solved" | "failed";
  view: View;
  /**
   * where the best decision is asked for: of the one made, and once it is the best one, of others too
   */
  worth: PuzzleWorth[];
}
/**
 * What comes of a decision, by the search with the network, and by how much less than of the best one. The differences of the
 * parts add up to that of the points.
 */
export interface PuzzleWorth {
  line: Line;
  /**
   * of the chance to win; 0: this is the best decision
   */
  loss: number;
  option: number;
  /**
   * the points of the best of the others
   */
  others: number;
  points: number;
  /**
   * the largest first
   */
  why: PartDifference[];
  /**
   * the chance to win, from 0 to 1
   */
  win: number;
}
/**
 * A bot that shall play a seat from now on.
 */
export interface Replace {
  bot?: string;
  /**
   * what to call it; its kind, unless given
   */
  name?: string | null;
}
/**
 * A stretch of a finished game or of an uploaded record.
 */
export interface Replay {
  edition: string;
  /**
   * the table's own figures by dotted key; null: it has none
   */
  figures: {
    [k: string]: unknown;
  } | null;
  first: number;
  /**
   * how many there are in all
   */
  frames: number;
  game: string;
  names: string[];
  players: number;
  positions: Frame[];
  result: Result | null;
  /**
   * through whose eyes; null: all hands open, or of a game that is not over a spectator's
   */
  seat: number | null;
  table: TableInfo;
  variants: string[];
}
/**
 * The client has missed something: it asks for a welcome again.
 */
export interface Resync {
  chat?: number;
  lines?: number;
  type?: "resync";
}
/**
 * Ask everyone to go back to the position with the number `to`.
 */
export interface Rewind {
  to: number;
}
/**
 * A new line of the chat.
 */
export interface Said {
  line: ChatLine;
  push: number;
  type?: "chat";
}
/**
 * A whole game as it is told, without its positions. `seq` of a line is the frame it led to.
 */
export interface Story {
  chapters: Chapter[];
  frames: number;
  lines: LogLine[];
}
/**
 * One decision to try.
 */
export interface SuggestedStep {
  line: Line;
  option: number;
  /**
   * it does nothing
   */
  passes: boolean;
}
/**
 * What the network would do, and why: how likely it thinks that, and what it would bring compared with something else.
 */
export interface Suggestion {
  /**
   * from 0 to 1; null: the heuristic chose, there is no network here, or not yet
   */
  chance: number | null;
  /**
   * what it is compared with
   */
  other: SuggestedStep | null;
  /**
   * of those points, the largest first; whole, and they add up
   */
  parts: PartDifference[];
  /**
   * whole points more than with the other; null: not clear
   */
  points: number | null;
  seq: number;
  steps: SuggestedStep[];
}
/**
 * A request for something to try, after decisions that are drafted but not made.
 */
export interface SuggestionWish {
  /**
   * what is drafted
   */
  options?: number[];
  seq: number;
  /**
   * decisions of one kind that are wanted; more than one: without a reason
   */
  steps?: number;
}
/**
 * Seats, presence, status or votes have changed.
 */
export interface TableChanged {
  clock?: Clock | null;
  push: number;
  table: TableInfo;
  type?: "table";
  votes: Vote[];
}
/**
 * A preview of decisions: nothing is kept. It may end before the last option where something would be drawn or revealed.
 */
export interface Trial {
  options: number[];
  seq: number;
}
/**
 * A wish to take back one's last decisions.
 */
export interface Undo {
  id: string;
  seq: number;
}
/**
 * The deal of this week, the same for everybody.
 */
export interface Week {
  /**
   * the level of the bots
   */
  bot: string;
  edition: string;
  /**
   * when the next one comes
   */
  ends: number;
  game: string;
  players: number;
  /**
   * of this server, the most points first; each counted a while after its game
   */
  results: WeekResult[];
  variants: string[];
  /**
   * its name, in UTC: 2026-W47
   */
  week: string;
}
/**
 * How the deal went for somebody; whose it is, nobody can tell.
 */
export interface WeekResult {
  /**
   * 1: they won, alone or with others
   */
  place: number;
  points: number;
}
/**
 * Everything a reader needs to begin or to catch up: the whole state, and the lines it does not have.
 */
export interface Welcome {
  chat: ChatLine[];
  lines: LogLine[];
  push: number;
  state: View;
  type?: "welcome";
}
/**
 * A private board to play on from here against bots of this level.
 */
export interface WhatIf {
  bot?: string;
}
/**
 * A question why an option cannot be chosen.
 */
export interface Why {
  option: number;
}
/**
 * Whether an option is legal, and if not, by which rule.
 */
export interface WhyNot {
  legal: boolean;
  line?: Line | null;
  rule?: string | null;
}
