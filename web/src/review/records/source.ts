/** The source of a replayed game: a finished table, one of the server's examples, or a record kept in this browser. */
import { ask, post } from "../../net/api";
import type { Analysis, Charts, Replay, Story } from "../../net/wire";

export interface Source {
  readonly kind: "table" | "example" | "local";
  /** The page's own address for it. */
  readonly path: string;
  frames(first: number, count: number, seat: number | null): Promise<Replay>;
  story(seat: number | null): Promise<Story>;
  charts(): Promise<Charts>;
  /** The record's text, to be saved. */
  record(): Promise<string>;
  /** Request the analysis, or its progress. */
  analyse(): Promise<Analysis>;
  /** What is known of its analysis; null: nobody has requested one. */
  analysis(id: string | null): Promise<Analysis | null>;
}

const eyes = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);
const query = (...parts: string[]): string => {
  const said = parts.filter(Boolean).join("&");
  return said ? `?${said}` : "";
};

export function ofTable(table: string, token: string | undefined): Source {
  const name = encodeURIComponent(table);
  const get = <Answer>(what: string): Promise<Answer> => ask<Answer>(`/tables/${name}/${what}`, { token });
  return {
    kind: "table",
    path: `/r/${name}`,
    frames: (first, count, seat) => get<Replay>(`replay${query(`first=${first}`, `count=${count}`, eyes(seat))}`),
    story: (seat) => get<Story>(`story${query(eyes(seat))}`),
    charts: () => get<Charts>("charts"),
    record: () => ask<string>(`/tables/${name}/record`, { token, raw: true }),
    analyse: () => post<Analysis>(`/tables/${name}/analysis`, {}, token),
    analysis: () => known(get<Analysis>("analysis")),
  };
}

export function ofExample(example: string): Source {
  const name = encodeURIComponent(example);
  const get = <Answer>(what: string): Promise<Answer> => ask<Answer>(`/examples/${name}/${what}`);
  const record = (): Promise<string> => ask<string>(`/examples/${name}/record`, { raw: true });
  return {
    kind: "example",
    path: `/r/example/${name}`,
    frames: (first, count, seat) => get<Replay>(`replay${query(`first=${first}`, `count=${count}`, eyes(seat))}`),
    story: (seat) => get<Story>(`story${query(eyes(seat))}`),
    charts: () => get<Charts>("charts"),
    record,
    analyse: async () => send<Analysis>("/records/analysis", await record()),
    analysis: byId,
  };
}

export function ofRecord(hash: string, text: string): Source {
  return {
    kind: "local",
    path: `/r/local/${encodeURIComponent(hash)}`,
    frames: (first, count, seat) => send<Replay>(`/records${query(`first=${first}`, `count=${count}`, eyes(seat))}`, text),
    story: (seat) => send<Story>(`/records/story${query(eyes(seat))}`, text),
    charts: () => send<Charts>("/records/charts", text),
    record: () => Promise.resolve(text),
    analyse: () => send<Analysis>("/records/analysis", text),
    analysis: byId,
  };
}

const send = <Answer>(path: string, body: string): Promise<Answer> => ask<Answer>(path, { body, method: "POST" });

const byId = (id: string | null): Promise<Analysis | null> =>
  id === null ? Promise.resolve(null) : known(ask<Analysis>(`/analysis/${encodeURIComponent(id)}`));

/** A missing analysis is not an error. */
function known(answer: Promise<Analysis>): Promise<Analysis | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof Error && "status" in error && error.status === 404) return null;
    throw error;
  });
}
