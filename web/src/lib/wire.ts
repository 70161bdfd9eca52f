/* Made by `npm run types` from hustings.server.models. Do not edit. */

export interface Wire {
  About: About;
  Act: Act;
  Agree: Agree;
  Amounts: Amounts;
  Ask: Ask;
  Changed: Changed;
  Charts: Charts;
  ChatLine: ChatLine;
  Choice: Choice;
  Done: Done;
  FieldInfo: FieldInfo;
  Frame: Frame;
  GameInfo: GameInfo;
  Gone: Gone;
  Hello: Hello;
  Join: Join;
  Joined: Joined;
  LevelInfo: LevelInfo;
  Line: Line;
  Links: Links;
  LogLine: LogLine;
  Me: Me;
  Mute: Mute;
  NewLine: NewLine;
  NewTable: NewTable;
  Ping: Ping;
  Pong: Pong;
  Previewed: Previewed;
  Problem: Problem;
  Refused: Refused;
  Replace: Replace;
  Replay: Replay;
  Result: Result;
  Resync: Resync;
  Rewind: Rewind;
  Said: Said;
  SeatInfo: SeatInfo;
  SeatLink: SeatLink;
  SeatWish: SeatWish;
  Series: Series;
  TableChanged: TableChanged;
  TableInfo: TableInfo;
  Trial: Trial;
  Undo: Undo;
  View: View;
  Vote: Vote;
  Welcome: Welcome;
  Why: Why;
  WhyNot: WhyNot;
}
export interface About {
  games: GameInfo[];
  languages: string[];
  levels: LevelInfo[];
  limits: {
    [k: string]: number;
  };
  version: string;
}
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
export interface LevelInfo {
  name: string;
}
/**
 * One or several decisions of one seat, all or nothing. Repeating an `id` gives the first answer again.
 */
export interface Act {
  id: string;
  options: number[];
  seq: number;
}
/**
 * A vote on something that needs all people at the table; it happens when the last one agrees.
 */
export interface Agree {
  agree?: boolean;
}
/**
 * Legal options that are amounts, too many to list: low, low + 1 ... high are options by their own number.
 */
export interface Amounts {
  high: number;
  low: number;
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
  refused: Refused[];
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
export interface Refused {
  line: Line;
  options: number[];
  reason: string;
  rule: string;
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
  lines: LogLine[];
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
export interface Result {
  /**
   * per seat, the parts of its score
   */
  by_part: number[][];
  parts: string[];
  scores: number[];
  winners: number[];
}
export interface Charts {
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
 * An action was carried out (or sealed): the new state of this seat.
 */
export interface Done {
  lines: LogLine[];
  sealed?: boolean;
  seq: number;
  state: View;
}
/**
 * An observation as JSON for a person: `position` has the fields of the game's position by name.
 */
export interface View {
  ask?: Ask | null;
  asked: number[];
  can_undo?: boolean;
  /**
   * the table's own figures by dotted key, over those of the edition; null: it has none
   */
  figures?: {
    [k: string]: unknown;
  } | null;
  host?: boolean;
  phase: Line;
  position: {
    [k: string]: unknown;
  };
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
 * What everyone who has a link, or sees a public table in the list, may know of it.
 */
export interface TableInfo {
  created: number;
  edition: string;
  /**
   * how many entries the log has
   */
  entries: number;
  game: string;
  open_money: boolean;
  own_figures: boolean;
  players: number;
  public: boolean;
  /**
   * the table that follows this one
   */
  rematch?: string | null;
  seats: SeatInfo[];
  status: "waiting" | "playing" | "paused" | "over" | "abandoned";
  table: string;
  title: string;
  updated: number;
  variants: string[];
  /**
   * seats that are asked now and have not sealed
   */
  waiting_for: number[];
}
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
  kind: "person" | "open" | "bot";
  name: string;
  /**
   * who sits there in the game's own words, once it has begun
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
 * One position of a replay with all hands open, and the lines that led to it.
 */
export interface Frame {
  decision: string | null;
  lines: Line[];
  number: number;
  option: number | null;
  phase: Line;
  position: {
    [k: string]: unknown;
  };
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
 * Why a request was not carried out. `error` is for programs, `message` for people (English), `line` for their catalogue.
 */
export interface Problem {
  error:
    | "malformed"
    | "illegal"
    | "stale"
    | "unauthorised"
    | "forbidden"
    | "unknown"
    | "conflict"
    | "too-large"
    | "too-many"
    | "unavailable"
    | "failed";
  line?: Line | null;
  message: string;
  rule?: string | null;
  state?: View | null;
}
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
  token: string;
  type?: "hello";
}
export interface Join {
  lang?: "en" | "de" | "fr" | "nl" | "it";
  name: string;
  seat?: number | null;
}
export interface Joined {
  seat: number;
  table: string;
  token: string;
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
export interface SeatLink {
  seat: number;
  token: string;
}
export interface Me {
  lang?: ("en" | "de" | "fr" | "nl" | "it") | null;
  name?: string | null;
}
export interface Mute {
  muted?: boolean;
  seat: number;
}
export interface NewLine {
  text: string;
  to?: number | null;
}
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
  lang?: "en" | "de" | "fr" | "nl" | "it";
  /**
   * people see other parties' counted money
   */
  open_money?: boolean;
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
  kind?: "person" | "open" | "bot";
  name?: string | null;
}
export interface Ping {
  type?: "ping";
}
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
export interface Replace {
  bot?: string;
}
/**
 * A stretch of a finished game or of an uploaded record.
 */
export interface Replay {
  edition: string;
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
export interface Said {
  line: ChatLine;
  push: number;
  type?: "chat";
}
/**
 * Seats, presence, status or votes have changed.
 */
export interface TableChanged {
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
export interface Undo {
  id: string;
  seq: number;
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
export interface Why {
  option: number;
}
export interface WhyNot {
  legal: boolean;
  line?: Line | null;
  rule?: string | null;
}
