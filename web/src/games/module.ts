/** The manifest of a game: `games/<game>/index.ts` exports one, and everything outside finds the game's parts in it. All parts are
 * loaded when they are needed; a game has only those it wants. */
import type { Component } from "svelte";
import type { Words } from "../i18n/words.svelte";
import type { LiveTable } from "../net/table.svelte";
import type { Frame, Line, PuzzleInfo, Replay, View } from "../net/wire";
import type { Draft } from "../play/draft.svelte";
import type { IconName } from "../ui/icons";
import type { Course } from "./course";
import type { Example } from "./example";

export interface TableProps {
  live: LiveTable;
  draft: Draft;
  words: Words;
  /** It stands below something that is the page's main part already. */
  below?: boolean;
}

export interface SideProps extends TableProps {
  /** The position it stands beside: where they differ is marked. */
  other: Record<string, unknown>;
}

/** What a game has to tell of its rounds beside figures: positions at their ends, in order. */
export interface TimelineProps {
  replay: Replay;
  frames: Frame[];
  words: Words;
}

/** A row of the score sheet: what it counts, a figure for each seat, and whose is to be underlined. */
export interface ScoreRow {
  label: string;
  nth?: string;
  values: number[];
  won?: number[];
}

/** A sentence about how a position stands. */
export interface Told {
  /** The place on the board it is about, where it is about one. */
  of?: Line;
  line: Line;
}

/** A sign on the boards and what it means: a drawing of the page, one of the game's own (a path on 24 by 24), or what is printed. */
export interface Sign {
  icon?: IconName;
  path?: string;
  printed?: string;
  said: string;
}

/** A set-up by how long it takes. */
export interface Length {
  key: "short" | "hour" | "evening";
  players: number;
  variants: string[];
  /** Against people who come by a link, since it is their company that takes so long; otherwise against bots. */
  friends?: true;
}

/** A position at a glance: what is at stake now, and how far each seat is. */
export interface Glance {
  title: string;
  lanes: { seat: number; votes: number; to: number }[];
  /** The right end of the lanes; 50 votes if nothing is said. */
  most?: number;
  /** Messages of the game: one lane said, and how to read them; otherwise they are votes in a state. */
  lane?: string;
  told?: string;
}

/** How a position stands with regard to a puzzle's question, in sentences. */
export type Outcome = (puzzle: PuzzleInfo, view: View, printed: Printed) => Told[];

/** The figures of an edition, by name. */
export type Printed = Record<string, unknown>;

type Load<Module> = () => Promise<Module>;
type LoadComponent<Props extends object> = Load<{ default: Component<Props> }>;

export interface GameModule {
  /** Everything below the masthead: the panel that asks, the boards, the record. */
  Table: LoadComponent<TableProps>;
  /** What stands in the masthead between the name and the seats: round and phases. */
  Head?: LoadComponent<TableProps>;
  /** The seats in order of play, at the right of the masthead; without it they stand in seat order. */
  Order?: LoadComponent<TableProps>;
  /** More rows for the score sheet, above the parts of the score. */
  scoreRows?: Load<{ rows: (view: View, words: Words) => ScoreRow[] }>;
  /** The board of a position that stands beside another. */
  Side?: LoadComponent<SideProps>;
  Timeline?: LoadComponent<TimelineProps>;
  /** A piece of its table that shows what one looks at, beside the ways to learn it. */
  Picture?: LoadComponent<TableProps>;
  /** The table one learns at: small and quick. A game with one has a course. */
  guided?: { players: number; variants: string[] };
  course?: Load<{ course: Course }>;
  /** Decisions of one's own in a game, roughly: how long a table takes depends on who makes them. */
  decisions?: (players: number, variants: string[]) => number;
  /** What to play in the time one has, the shortest first. */
  lengths?: Length[];
  /** What the front door shows of a table of this game; null: there is nothing to see yet. */
  glance?: Load<{ glance: (view: View, printed: Printed, words: Words) => Glance | null }>;
  /** What the signs on its boards mean, for the card behind the question mark. */
  signs?: Load<{ signs: (words: Words) => Sign[] }>;
  /** Small examples beside the rules. */
  examples?: Load<{ examples: (edition: string, printed: Printed) => Example[] }>;
  /** Why a decision solved a puzzle or did not; without it the record says enough. */
  outcome?: Load<{ outcome: Outcome }>;
}
