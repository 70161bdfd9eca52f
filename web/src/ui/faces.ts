/** How a seat is shown anywhere on the page: letter, colour and pattern, and its names. */
import type { TableInfo } from "../net/wire";
import type { Words } from "../i18n/words.svelte";

/** A party's colour and pattern, as the class `paint-` plus this. */
export type Tone = "black" | "red" | "yellow" | "green" | "blue" | "none";

export interface Face {
  seat: number;
  letter: string;
  tone: Tone;
  /** The party's short name, for boards and sentences: "Grüne". */
  party: string;
  /** Its full name, for titles: "Die Grünen". */
  full: string;
  /** The name of the player. */
  person: string;
}

const TONES: readonly string[] = ["black", "red", "yellow", "green", "blue"] satisfies Tone[];
const toneOf = (colour: string | null | undefined): Tone => (TONES.includes(colour ?? "") ? (colour as Tone) : "none");

/** A cache of faces, by table as the server sent it, seat and language. */
const made = new WeakMap<TableInfo, Map<string, Face>>();

export function faceOf(table: TableInfo, seat: number, words: Words): Face {
  const known = made.get(table) ?? new Map<string, Face>();
  made.set(table, known);
  const party = table.seats[seat]?.party;
  const key = `${seat} ${words.lang} ${party && words.has(party.key) ? "named" : ""}`;
  const face = known.get(key) ?? makeFace(table, seat, words);
  known.set(key, face);
  return face;
}

function makeFace(table: TableInfo, seat: number, words: Words): Face {
  const info = table.seats[seat];
  // Without the game's words, as in a list of tables, a seat is shown by its colour and number.
  const line = info?.party && words.has(info.party.key) ? info.party : null;
  const person = info?.name ?? "";
  const party = line
    ? words.line(line)
    : info?.colour && words.has(`page-colour-${info.colour}`)
      ? words.say(`page-colour-${info.colour}`)
      : words.say("page-seat", { seat: seat + 1 });
  return {
    seat,
    letter: (line && words.form(line, "letter")) ?? (line ? party.slice(0, 1).toUpperCase() : String(seat + 1)),
    tone: toneOf(info?.colour),
    party,
    full: (line && words.form(line, "full")) ?? party,
    person,
  };
}

export function facesOf(table: TableInfo, words: Words): Face[] {
  return table.seats.map((_, seat) => faceOf(table, seat, words));
}
