/** Data of one seat of a table: read and changed with that seat's own link. */
import { ask } from "../../net/api";
import type { LiveTable } from "../../net/table.svelte";

export function seatRequest<Answer>(
  live: LiveTable,
  what: string,
  method: "GET" | "POST" | "PUT" | "DELETE" = "GET",
  body?: unknown,
): Promise<Answer> {
  return ask<Answer>(`/tables/${encodeURIComponent(live.table)}/${what}`, {
    method,
    token: live.token,
    ...(body === undefined ? {} : { body }),
  });
}
