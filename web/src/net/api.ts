/** Requests to the server, with everything that can go wrong as one kind of error. */
import type * as Wire from "./wire";

/** The server refused, or could not be reached (`unreachable`). */
export class Trouble extends Error {
  constructor(
    readonly problem: Wire.Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }

  get unreachable(): boolean {
    return this.status === 0;
  }
}

const UNREACHABLE: Wire.Problem = { error: "unavailable", message: "The server cannot be reached." };

function isProblem(body: unknown): body is Wire.Problem {
  return typeof body === "object" && body !== null && "error" in body && "message" in body;
}

export interface Request {
  token?: string | undefined;
  body?: unknown;
  /** Return the answer as plain text instead of parsing it as JSON. */
  raw?: boolean;
  /** Aborts the request, as if the server could not be reached. */
  signal?: AbortSignal | undefined;
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
}

/** Request something under /api. Raises Trouble, and nothing else. */
export async function ask<Answer>(path: string, { token, body, method, signal, raw = false }: Request = {}): Promise<Answer> {
  const headers: Record<string, string> = { "Hustings-Quiet": "1" }; // keeps normal refusals out of the browser's error log
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  if (text !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: method ?? (text === undefined ? "GET" : "POST"),
      headers,
      ...(text === undefined ? {} : { body: text }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Trouble(UNREACHABLE, 0);
  }
  const fine = answer.ok && !answer.headers.has("Hustings-Status");
  const said: unknown = await (raw && fine ? answer.text() : answer.json()).catch(() => null);
  if (signal?.aborted) throw new Trouble(UNREACHABLE, 0);
  const status = Number(answer.headers.get("Hustings-Status") ?? answer.status);
  if (status < 400) return said as Answer;
  if (isProblem(said) && said.error === "password") location.reload(); // the server now answers with its password form
  if (status >= 502 && !isProblem(said)) throw new Trouble(UNREACHABLE, 0);
  throw new Trouble(isProblem(said) ? said : { error: "failed", message: `${status} ${answer.statusText}` }, status);
}

export const post = <Answer>(path: string, body: unknown = {}, token?: string, signal?: AbortSignal): Promise<Answer> =>
  ask<Answer>(path, { body, token, signal, method: "POST" });

/** An id for a request that may have to be repeated: the server carries it out only once. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let about: Promise<Wire.About> | undefined;

/** What the server offers, requested only once. */
export function aboutServer(): Promise<Wire.About> {
  about ??= ask<Wire.About>("/about").catch((error: unknown) => {
    about = undefined;
    throw error;
  });
  return about;
}
