/** Time at a table: the paces to choose from, their descriptions, and the time left on a clock. */
import type { Clock, Pace } from "../net/wire";
import type { Words } from "../i18n/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The paces on the set-up page, by name; the server accepts anything between. */
export const PACES: Readonly<Record<string, Pace | null>> = {
  free: null,
  quick: { kind: "live", move: 30, reserve: 10 * MINUTE },
  calm: { kind: "live", move: 90, reserve: 30 * MINUTE },
  day: { kind: "days", move: DAY, reserve: 2 * DAY },
  days: { kind: "days", move: 2 * DAY, reserve: 4 * DAY },
  week: { kind: "days", move: 7 * DAY, reserve: 7 * DAY },
};

/** A length of time in its two largest units, or in minutes and seconds like a clock. */
export function span(seconds: number, words: Words): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (days > 0) return hours > 0 ? words.say("days-span-days", { days, hours }) : words.say("days-span-whole-days", { days });
  if (hours > 0)
    return minutes > 0 ? words.say("days-span-hours", { hours, minutes }) : words.say("days-span-whole-hours", { hours });
  return `${minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** A length of time as a rule states it, not as a clock shows it: half a minute is 30 s. */
function stretch(seconds: number, words: Words): string {
  if (seconds < MINUTE) return words.say("days-span-seconds", { seconds });
  if (seconds < HOUR && seconds % MINUTE === 0) return words.say("days-span-minutes", { minutes: seconds / MINUTE });
  return span(seconds, words);
}

/** How fast a table is played. */
export const paceName = (pace: Pace, words: Words): string =>
  words.say(pace.reserve ? "days-pace" : "days-pace-only", {
    move: stretch(pace.move, words),
    reserve: stretch(pace.reserve ?? 0, words),
  });

/** When each clock arrived here, by this machine's own time: the server's may differ. */
const came = new WeakMap<Clock, number>();

/** Seconds left on a seat's clock, or null if it is stopped. `now`: this machine's time in milliseconds. */
export function left(clock: Clock, seat: number, now: number): number | null {
  const due = clock.seats[seat]?.due;
  if (due === null || due === undefined) return null;
  const since = came.get(clock) ?? now;
  if (!came.has(clock)) came.set(clock, now);
  return Math.max(0, due - clock.now - (now - since) / 1000);
}

/** Splits the time left into the turn's part and the reserve. */
export function parted(seconds: number, reserve: number): { turn: number; reserve: number } {
  return { turn: Math.max(0, seconds - reserve), reserve: Math.min(seconds, reserve) };
}

/** Whether a clock should make its reader hurry: the last tenth of the turn, or already the reserve. */
export function low(seconds: number, reserve: number, pace: Pace): boolean {
  return seconds <= reserve + pace.move / 10;
}
