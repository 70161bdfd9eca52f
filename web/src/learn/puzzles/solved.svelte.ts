/** The puzzles solved in this browser. */
import { read, write } from "../../net/storage";

const KEPT = "hustings.puzzles";

class Solved {
  #names = $state.raw<string[]>(read<string[]>(KEPT, []));

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  add(name: string): void {
    if (this.has(name)) return;
    this.#names = [...this.#names, name];
    write(KEPT, this.#names);
  }

  count(names: string[]): number {
    return names.filter((name) => this.has(name)).length;
  }
}

export const solved = new Solved();
