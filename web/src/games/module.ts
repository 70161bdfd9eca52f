/** The manifest of a game: `games/<game>/index.ts` exports one, and everything outside finds the game's parts through it. All
 * parts are loaded on demand; a game has only those it wants. */
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
  /** It stands below something that is already the page's main part. */
  below?: boolean;
}

export interface SideProps extends TableProps {
  /** The position shown next to it: differences are marked. */
  other: Record<string, unknown>;
}

/** A game's own account of its rounds, besides figures: positions at their ends, in order. */
export interface TimelineProps {
  replay: Replay;
  frames: Frame[];
  words: Words;
}

/** A row of the score sheet: what it counts, a figure for each seat, and which seats to underline. */
export interface ScoreRow {
  label: string;
  nth?: string;
  values: number[];
  won?: number[];
}

/** A sentence about the state of a position. */
export interface Told {
  /** The place on the board it is about, if any. */
  of?: Line;
  line: Line;
}

/** A sign on the boards and what it means: a drawing of the page, one of the game's own (a path on 24 by 24), or printed text. */
export interface Sign {
  icon?: IconName;
  path?: string;
  printed?: string;
  said: string;
}

/** A set-up offered by how long it takes. */
export interface Length {
  key: "short" | "hour" | "evening";
  players: number;
  variants: string[];
  /** Against people who join by a link, since only their company takes that long; otherwise against bots. */
  friends?: true;
}

/** A position at a glance: what is at stake now, and how far each seat is. */
export interface Glance {
  title: string;
  lanes: { seat: number; votes: number; to: number }[];
  /** The right end of the lanes; 50 votes by default. */
  most?: number;
  /** Messages of the game: one lane in words, and how to read them; by default, votes in a state. */
  lane?: string;
  told?: string;
}

/** How a position answers a puzzle's question, in sentences. */
export type Outcome = (puzzle: PuzzleInfo, view: View, printed: Printed) => Told[];

/** The figures of an edition, by name. */
export type Printed = Record<string, unknown>;

type Load<Module> = () => Promise<Module>;
type LoadComponent<Props extends object> = Load<{ default: Component<Props> }>;

export interface GameModule {
  /** Everything below the masthead: the asking panel, the boards, the record. */
  Table: LoadComponent<TableProps>;
  /** The part of the masthead between the name and the seats: round and phases. */
  Head?: LoadComponent<TableProps>;
  /** The seats in order of play, at the right of the masthead; without it they are in seat order. */
  Order?: LoadComponent<TableProps>;
  /** More rows for the score sheet, above the parts of the score. */
  scoreRows?: Load<{ rows: (view: View, words: Words) => ScoreRow[] }>;
  /** The board of a position that is compared with another. */
  Side?: LoadComponent<SideProps>;
  Timeline?: LoadComponent<TimelineProps>;
  /** A part of its table that shows what the board looks like, next to the ways to learn the game. */
  Picture?: LoadComponent<TableProps>;
  /** The table for learning: small and quick. A game with one has a course. */
  guided?: { players: number; variants: string[] };
  course?: Load<{ course: Course }>;
  /** One person's decisions in a game, roughly: how long a table takes depends on who makes them. */
  decisions?: (players: number, variants: string[]) => number;
  /** Suggested set-ups for the time people have, the shortest first. */
  lengths?: Length[];
  /** A table of this game for the front page; null: there is nothing to see yet. */
  glance?: Load<{ glance: (view: View, printed: Printed, words: Words) => Glance | null }>;
  /** The meaning of the signs on its boards, for the card behind the question mark. */
  signs?: Load<{ signs: (words: Words) => Sign[] }>;
  /** Small examples next to the rules. */
  examples?: Load<{ examples: (edition: string, printed: Printed) => Example[] }>;
  /** Why a decision solved a puzzle or did not; without it the record says enough. */
  outcome?: Load<{ outcome: Outcome }>;
}
