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
   * the fields of the position that at least one reader may see, in order
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
   * the sum of money that an amount of 1 stands for, as people read it; 0: the game has no money
   */
  money?: number;
  name: string;
  /**
   * by edition and kind: the names of numbered things
   */
  names?: {
    [k: string]: {
      [k: string]: Line[];
    };
  };
  players: number[];
  /**
   * the default names of its seats, e.g. black, red ...
   */
  seats: string[];
  /**
   * temperaments of its bots, written after a level, e.g. normal:bold; with varied the seats take them in turn
   */
  temperaments?: string[];
  title: string;
  variants: {
    [k: string]: string[];
  };
}
/**
 * A field of the position, with what a page needs to show it without knowing the game.
 */
export interface FieldInfo {
  about?: string;
  audience: "everyone" | "owner";
  /**
   * the names of its axes, outermost first
   */
  axes: string[];
  /**
   * what its numbers stand for: number, seat (-1: nobody), seats (one bit each) or a kind of thing
   */
  holds: string;
  name: string;
  shape: number[];
}
/**
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; things
 * that a game refers to by number (a party, a card) are already named.
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
   * leave the state out of the answer if it is pushed to an open connection of this seat
   */
  brief?: boolean;
  id: string;
  options: number[];
  seq: number;
}
/**
 * A decision over the open connection, like `POST act` with the link of the hello. A push with the same `id` answers it.
 */
export interface ActLive {
  /**
   * leave the state out of the answer if it is pushed to an open connection of this seat
   */
  brief?: boolean;
  id: string;
  options: number[];
  seq: number;
  type?: "act";
}
/**
 * The search's assessment of an option: the expected points and win chance (0 to 1), and how often it was tried.
 */
export interface Advice {
  line: Line;
  option: number;
  /**
   * the parts of the expected score, in the order of `Hint.parts`; empty: not worked out
   */
  parts: number[];
  score: number;
  visits: number;
  win: number;
}
/**
 * A vote on a proposal that needs the consent of all people at the table; it takes effect when the last one agrees.
 */
export interface Agree {
  agree?: boolean;
}
/**
 * A range of legal amounts, too long to list: low, low + 1 ... high are the options `option`, `option` + 1 and so on.
 * `beyond`: further amounts above `high`, whose options have other numbers.
 */
export interface Amounts {
  beyond?: Amounts | null;
  high: number;
  low: number;
  option: number;
}
/**
 * The analysis of a finished game, as far as it has progressed.
 */
export interface Analysis {
  /**
   * how many entries have been analysed
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
 * A decision that cost more than chance explains, judged by what its seat could know at the time.
 */
export interface Mistake {
  better: Line;
  better_option: number;
  decision: string;
  /**
   * the chance to win that it cost, from 0 to 1
   */
  loss: number;
  /**
   * the number of the entry; the decision was made in the position before it, number - 1
   */
  number: number;
  option: number;
  /**
   * how many more points the best of the other seats could then expect
   */
  others: number;
  played: Line;
  /**
   * how many more points the seat could expect from the better option
   */
  points: number;
  seat: number;
  /**
   * the better option minus the one played, the largest difference first
   */
  why: PartDifference[];
}
/**
 * A part of the score, and how much two options differ in it.
 */
export interface PartDifference {
  difference: number;
  part: string;
}
/**
 * Each seat's chance to win after entry `number`, with all hands open.
 */
export interface WinPoint {
  number: number;
  win: number[];
}
/**
 * The answer to an act over this connection: the status, and the `done` or `problem` that `POST act` would have returned.
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
 * The answer to an action that was carried out or sealed, with the new state of this seat.
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
   * the seat that acted; -1: the set-up
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
   * seats whose chat this seat has muted
   */
  muted?: number[];
  /**
   * how many standing orders of this seat are waiting
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
   * whose view this is; null: a spectator's
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
   * the options that this seat has already chosen in a sealed decision
   */
  drafted?: number[];
  kind: string;
  options: Choice[];
  question: Line;
  refused: RefusedOptions[];
  rules: string[];
  /**
   * decided in secret by several seats at once; can be changed until the last seat has sealed
   */
  sealed: boolean;
}
/**
 * A legal option: its number, what it means (key and numbers, for the board) and its text.
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
 * A seat's time. While its clock runs, `due` minus `now` is the time left; its last `reserve` seconds are the reserve.
 */
export interface SeatClock {
  /**
   * when its time runs out, in the server's time; null: its clock stands still
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
 * An offer that this reader may know of, with its answer and outcome. Two seats have at most one about a place at a time.
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
   * once the promise is settled: what the seat `by` did about it, then the seat `to`
   */
  verdicts?: ("kept" | "broken" | "prevented")[] | null;
  what: string;
}
/**
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; things
 * that a game refers to by number (a party, a card) are already named.
 */
export interface Line1 {
  key: string;
  things?: {
    [k: string]: number | string | Line | Line[];
  };
}
/**
 * A line about a promise, for the log. `seq`: the position at that moment.
 */
export interface PromiseLine {
  at: number;
  line: Line;
  /**
   * the seat that said it; -1: the table established it
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
 * What a table shows to anyone with a link to it, and if it is public, to anyone who sees it in the list.
 */
export interface TableInfo {
  /**
   * the place of its bot in the queue for a processor; 0: it does not wait
   */
  bots_busy?: number;
  created: number;
  /**
   * the week whose deal it is, the same for everybody, e.g. 2026-W47
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
   * bots pause less between their moves
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
   * how far the game has come, if the request was for this one table and it is playing
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
   * a private board for trying things out, begun from a position elsewhere
   */
  what_if?: boolean;
}
/**
 * How fast a table plays. A turn lasts from when the table begins to wait for a seat until it no longer does.
 */
export interface Pace {
  /**
   * the level of the bot that stands in for players who run out of time
   */
  bot?: string;
  kind: "live" | "days";
  /**
   * seconds for each turn; live: 5 to 3600, days: an hour to 30 days
   */
  move: number;
  /**
   * further seconds for the whole game; live: up to 8 hours, days: up to 90 days
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
   * what the seat plays, in the game's own words
   */
  party?: Line | null;
  seat: number;
}
/**
 * A proposal that needs the consent of all people at the table, and who has agreed to it.
 */
export interface Vote {
  agreed: number[];
  by: number;
  missing: number[];
  to?: number | null;
  what: "abandon" | "rewind" | "pause";
}
/**
 * The answer to a `brief` action that has moved the position on or sealed the seat's decision; the state is pushed instead.
 * Over a live connection every `brief` action that was carried out is answered so, after the push with the state. `Done` is
 * the answer to a request if no connection of the seat is open, or if it only makes part of a sealed decision or changes one
 * already sealed, and always to a repeated `id`.
 */
export interface DoneBriefly {
  lines: LogLine[];
  /**
   * if so, the pushed state has the seat among `sealed`
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
 * The position or the seats that are asked have changed. `changes` holds the full value of every field that differs.
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
   * remove the log lines from this number on, then add `lines`
   */
  undone?: number | null;
}
/**
 * The beginning of a phase or a round.
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
   * the seat that wrote; -1: a spectator
   */
  seat: number;
  text: string;
  /**
   * the only seat that may read it, apart from the writer; null: everyone may
   */
  to?: number | null;
}
/**
 * The code from the mail.
 */
export interface Code {
  code: string;
}
/**
 * A request to play the week's deal.
 */
export interface DealMe {
  lang?: "en" | "de" | "fr" | "nl" | "it";
  name?: string | null;
}
/**
 * An order that has ended, and why.
 */
export interface EndedOrder {
  order: Order;
  why: Line;
}
/**
 * A standing order, with its text as `line`.
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
 * An example game that comes with the program.
 */
export interface Example {
  edition: string;
  frames: number;
  game: string;
  /**
   * the name in its addresses: /api/examples/{name}/replay and so on
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
 * The first message of a connection: who connects, and what the client already has.
 */
export interface Hello {
  /**
   * the number of the first chat line that it does not have
   */
  chat?: number;
  /**
   * the number of the first log line that the client does not have
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
 * The options worth considering, the best first.
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
 * Whether the bots of a table should pause less between their moves.
 */
export interface Hurry {
  hurried?: boolean;
}
/**
 * A request for a free seat.
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
 * The outcome of the latest notice.
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
 * A request for a private board from a decision in a game that is over.
 */
export interface Moment {
  bot?: string;
  /**
   * the number of the entry; the board begins before it
   */
  number: number;
}
/**
 * A request to hide what a seat says, or to show it again.
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
 * An offer of a mutual promise to another seat, of the kind that the game has.
 */
export interface NewOffer {
  /**
   * the number of what it is about; in Die Macher, a state
   */
  place: number;
  /**
   * made in front of everyone; otherwise known to the two alone until the game has ended
   */
  public?: boolean;
  to: number;
}
/**
 * A standing order: what to do when the seat is asked. It replaces an earlier order for the same kind of
 * decision.
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
   * choices specific to the game, e.g. which colours sit where
   */
  choices?: {
    [k: string]: unknown;
  };
  edition?: string | null;
  /**
   * the table's own figures by dotted key, as in a figures file
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
   * show people the other parties' money, which they otherwise have to keep count of
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
 * A seat at a new table. person: taken at once by the table's creator (several: hot seat); open: free for anyone to join.
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
 * A person's private notes at a seat.
 */
export interface Notes {
  text: string;
}
/**
 * How I want to be notified. A channel that is left out is turned off.
 */
export interface NoticeWish {
  /**
   * a code is mailed to this address, to be sent to `confirm`
   */
  email?: string | null;
  /**
   * the format that the webhook expects; auto: chosen by its address
   */
  format?: "auto" | "discord" | "slack" | "ntfy" | "json";
  /**
   * an address that begins with https://, of Discord, Slack, ntfy or your own service
   */
  webhook?: string | null;
}
/**
 * How I am notified that it is my turn.
 */
export interface Notices {
  /**
   * how many seconds I have to be asked and absent before a notice is sent
   */
  after: number;
  /**
   * what this server can send; empty: its operator has set up nothing
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
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; things
 * that a game refers to by number (a party, a card) are already named.
 */
export interface Line2 {
  key: string;
  things?: {
    [k: string]: number | string | Line | Line[];
  };
}
/**
 * An answer to another seat's offer, or, with `agree` false, the withdrawal of one's own offer.
 */
export interface OfferAnswer {
  agree: boolean;
  other: number;
  /**
   * the number of what it is about; in Die Macher, a state
   */
  place: number;
}
/**
 * A decision that can be ordered ahead, with what the order does as `line`. `amounts`: whether it is an auction, where
 * `above` and `raise` apply.
 */
export interface Orderable {
  amounts: boolean;
  decision: string;
  line: Line;
  /**
   * the sum of money that 1 in `above` stands for, as people read it
   */
  unit: number;
}
/**
 * My orders: those that are waiting, the latest that have ended and why, and what can be ordered.
 */
export interface Orders {
  ended: EndedOrder[];
  orders: Order[];
  possible: Orderable[];
  surprises: Surprise[];
}
/**
 * Something that can happen and end an order that names it.
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
 * What the decisions would lead to. `taken`: how many of them are shown; fewer if chance or a secret comes first.
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
   * what is asked for; the question is the message puzzle-goal-{goal}
   */
  goal: string;
  /**
   * the first decision; the hint is the message puzzle-hint-{kind}
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
   * the party that the solver plays
   */
  party: Line | null;
  phase: Line3;
  players: number;
  /**
   * what the question refers to, by name
   */
  things: {
    [k: string]: number | Line;
  };
  variants: string[];
}
/**
 * A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; things
 * that a game refers to by number (a party, a card) are already named.
 */
export interface Line3 {
  key: string;
  things?: {
    [k: string]: number | string | Line | Line[];
  };
}
/**
 * A request to continue the game at a new table, from the position that these decisions lead to.
 */
export interface PuzzlePlayOn {
  lang?: "en" | "de" | "fr" | "nl" | "it";
  options: number[];
  /**
   * a person on the puzzle's seat, and no open seat
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
 * Decisions to try after those already made.
 */
export interface PuzzleTrial {
  made?: number[];
  options: number[];
}
/**
 * The state of a puzzle after the decisions made so far.
 */
export interface PuzzleView {
  lines: LogLine[];
  made: number[];
  puzzle: PuzzleInfo;
  state: "open" | "solved" | "failed";
  view: View;
  /**
   * if the best decision is asked for: the worth of the one made, and once it is the best, of the next best too
   */
  worth: PuzzleWorth[];
}
/**
 * The expected outcome of a decision, found by the search with the network, compared with that of the best decision.
 * `points`, `others` and `why` are differences, this decision minus the best; the parts in `why` add up to `points`.
 */
export interface PuzzleWorth {
  line: Line;
  /**
   * how much lower the chance to win is than with the best decision; 0: this is the best one
   */
  loss: number;
  option: number;
  /**
   * in the points of the best of the other seats
   */
  others: number;
  points: number;
  /**
   * the largest difference first
   */
  why: PartDifference[];
  /**
   * the chance to win, from 0 to 1
   */
  win: number;
}
/**
 * A bot to play a seat from now on.
 */
export interface Replace {
  bot?: string;
  /**
   * its name at the table; by default the same as `bot`
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
   * how many frames there are in all
   */
  frames: number;
  game: string;
  names: string[];
  players: number;
  positions: Frame[];
  result: Result | null;
  /**
   * whose view it is; null: all hands open, or a spectator's view if the game is not over
   */
  seat: number | null;
  table: TableInfo;
  variants: string[];
}
/**
 * A request for another welcome, after the client has missed something.
 */
export interface Resync {
  chat?: number;
  lines?: number;
  type?: "resync";
}
/**
 * A proposal to go back to the position with the number `to`.
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
 * The story of a whole game, without its positions. `seq` of a line is the frame it led to.
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
   * whether it does nothing
   */
  passes: boolean;
}
/**
 * What the network would do, how likely it considers that, and what it gains compared with another option.
 */
export interface Suggestion {
  /**
   * from 0 to 1, at the least likely step; null: there was no choice, or no network is loaded to make it
   */
  chance: number | null;
  /**
   * the option that it is compared with
   */
  other: SuggestedStep | null;
  /**
   * where those points come from, in whole points that add up; the largest first
   */
  parts: PartDifference[];
  /**
   * the expected gain over `other`, in whole points; null: not clear
   */
  points: number | null;
  seq: number;
  steps: SuggestedStep[];
}
/**
 * A request for a suggestion, after decisions that are drafted but not made.
 */
export interface SuggestionWish {
  /**
   * the drafted decisions
   */
  options?: number[];
  seq: number;
  /**
   * the most decisions to suggest, all of one kind; no reason is given for more than one
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
 * A request to take back the seat's own last decisions.
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
   * when the next deal comes
   */
  ends: number;
  game: string;
  players: number;
  /**
   * the results on this server, the most points first; a new one appears a while after its game
   */
  results: WeekResult[];
  variants: string[];
  /**
   * the week in UTC, e.g. 2026-W47
   */
  week: string;
}
/**
 * One result of the deal, without the name of the player.
 */
export interface WeekResult {
  /**
   * 1: won, alone or jointly
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
 * A request for a private board, to play on from here against bots of this level.
 */
export interface WhatIf {
  bot?: string;
}
/**
 * A request for the reason why an option cannot be chosen.
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
