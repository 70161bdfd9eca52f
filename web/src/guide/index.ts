/** The courses there are, each loaded when a table of its game is guided. */
import type { Course } from "./course";

const COURSES: Record<string, () => Promise<{ course: Course }>> = {
  "die-macher": () => import("./die-macher"),
  helvetiq: () => import("./helvetiq"),
};

export async function courseOf(game: string): Promise<Course | null> {
  return (await COURSES[game]?.())?.course ?? null;
}
