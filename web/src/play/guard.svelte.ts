/** Ignores input that was not meant as an answer: keys that repeat while held, the second click of a double click, and anything
 * already under way when the question changed.
 *
 *     guarded(() => board.question);   // while a panel is created; the string changes with the question
 */

/** Milliseconds for which a new question takes no answer: it has to be seen first. */
export const SEEN = 300;
/** Milliseconds and pixels within which a second click belongs to the first. */
const DOUBLE = 700;
const NEAR = 24;
/** Where answers are given: the asking panel and the pieces of the boards. */
const ANSWERS = ".ask, .spot";
/** Controls meant to be pressed repeatedly: steppers, pieces that count. */
const COUNTS = "[data-counts], .step";
/** Somebody who has just answered may want to take it back at once. */
const TAKES_BACK = ".acts .plain";
/** Controls that change no answer. */
const HARMLESS = "a, summary, .grip, .peek";
const FIELDS = "select, textarea, input:not([type='radio'], [type='checkbox'])";

const meant = (key: string): boolean => key === "Enter" || key === " " || /^\d$/.test(key);

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export class Guard {
  #question: string | null = null;
  #since = -Infinity;
  /** The last click that pressed something. */
  #clicked = { at: -Infinity, x: 0, y: 0 };
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Note the current question; returns whether it is a new one. The question the page opens with is not new. */
  asked(question: string): boolean {
    const changed = this.#question !== null && question !== this.#question && question !== "";
    this.#question = question;
    if (changed) this.#since = this.#now();
    return changed;
  }

  /** Whether the current question has only just come. */
  get fresh(): boolean {
    return this.#now() - this.#since < SEEN;
  }

  readonly click = (event: MouseEvent): void => {
    const target = event.target as Element;
    const { clientX: x, clientY: y } = event;
    const at = this.#now();
    const near = Math.hypot(x - this.#clicked.x, y - this.#clicked.y) < NEAR;
    const again = event.detail > 1 && near && at - this.#clicked.at < DOUBLE;
    // The browser also counts a tap that rested there to read a tip, but it pressed nothing: that click was stopped.
    const [before, now] = [this.#clicked, { at, x, y }];
    this.#clicked = now;
    setTimeout(() => {
      if (event.defaultPrevented && !again && this.#clicked === now) this.#clicked = before;
    });
    if (!target.closest(ANSWERS) || target.closest(HARMLESS)) return;
    if ((this.fresh && !target.closest(TAKES_BACK)) || (again && !target.closest(COUNTS))) stop(event);
  };

  readonly keydown = (event: KeyboardEvent): void => {
    if (!meant(event.key) || event.metaKey || event.ctrlKey || event.altKey) return;
    const target = event.target as Element;
    if (target.closest("dialog, .paper, nav, header") || (target.closest(HARMLESS) && !event.repeat)) return;
    // Digits in a field are typed, not answers.
    if (target.closest(FIELDS) && event.key !== "Enter") return;
    if (event.repeat || this.fresh) stop(event);
  };
}

/** Keep answers that nobody meant from a panel, for as long as it exists. */
export function guarded(question: () => string): void {
  const guard = new Guard();
  const now = $derived(question()); // derived, so that the same question does not count again
  $effect(() => {
    addEventListener("click", guard.click, true);
    addEventListener("keydown", guard.keydown, true);
    return () => {
      removeEventListener("click", guard.click, true);
      removeEventListener("keydown", guard.keydown, true);
    };
  });
  $effect.pre(() => {
    if (!guard.asked(now)) return undefined;
    const root = document.documentElement;
    root.dataset["newlyAsked"] = "";
    const seen = setTimeout(() => delete root.dataset["newlyAsked"], SEEN);
    return () => {
      clearTimeout(seen);
      delete root.dataset["newlyAsked"];
    };
  });
}
