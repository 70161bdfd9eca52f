/** The asking panel on a phone: a sheet that shows all choices or only peeks. It opens when a new kind of question comes, so that
 * nobody answers it unseen, and comes back as it was left when the same kind comes again.
 *
 *     const sheet = new Sheet(() => (live.mine ? draft.first?.kind : null) ?? null, () => board.question, (kind) =>
 * !IN_PEEK.has(kind));
 */
import { untrack } from "svelte";

export class Sheet {
  #open = $state(false);
  readonly #left = new Map<string, boolean>();
  readonly #kind: () => string | null;

  /** `opens`: whether a kind of question needs its choices open. */
  constructor(kind: () => string | null, question: () => string, opens: (kind: string) => boolean) {
    this.#kind = kind;
    $effect(() => {
      void question();
      const asked = kind();
      untrack(() => (this.#open = asked !== null && (this.#left.get(asked) ?? opens(asked))));
    });
  }

  get open(): boolean {
    return this.#open;
  }

  /** Opened or folded by the reader. */
  set open(open: boolean) {
    this.#open = open;
    const kind = this.#kind();
    if (kind !== null) this.#left.set(kind, open);
  }

  /** Folded for now. */
  fold(): void {
    this.#open = false;
  }
}
