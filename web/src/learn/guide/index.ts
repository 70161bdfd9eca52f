/** The courses there are, each loaded when a table of its game is guided. */
import type { Course } from "../../play/course";

const COURSES: Record<string, () => Promise<{ course: Course }>> = {
  "die-macher": () => import("../../games/die-macher/course"),
  helvetiq: () => import("../../games/helvetiq/course"),
};

export async function courseOf(game: string): Promise<Course | null> {
  return (await COURSES[game]?.())?.course ?? null;
}
