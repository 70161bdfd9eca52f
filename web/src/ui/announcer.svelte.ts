/** What a screen reader reads out at a table, at a pace that speech can follow: sentence after sentence, each left standing as
 * long as it takes to say. Bots decide faster than anybody can listen, so their moves wait here, in order.
 *
 *     const announcer = new Announcer(() => LETTER[settings.reading]);
 *     announcer.say("SPD buys media in Hessen.");
 *     announcer.said;                       // the current content of the live region
 *     announcer.drop();                     // nobody needs the waiting sentences any more
 */

export const READINGS = ["calm", "brisk", "slow", "at-once", "turns"] as const;
export type Reading = (typeof READINGS)[number];

/** Milliseconds per letter; null: only whose turn it is is read out. */
export const LETTER: Readonly<Record<Reading, number | null>> = { calm: 65, brisk: 40, slow: 110, "at-once": 0, turns: null };

export const isReading = (text: string | undefined): text is Reading => READINGS.some((reading) => reading === text);

/** Milliseconds between two sentences. */
const BREATH = 500;
/** The most sentences that stand there when all are said at once. */
const KEPT = 20;

export class Announcer {
  /** What is being read out; the number distinguishes a sentence from the same one said again. */
  said = $state.raw<{ number: number; text: string }[]>([]);
  /** Whether nothing is left to read out. */
  resting = $state(true);
  readonly #letter: () => number | null;
  #waiting: string[] = [];
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `letter`: milliseconds per letter, called for every sentence; 0: everything at once; null: nothing. */
  constructor(letter: () => number | null) {
    this.#letter = letter;
  }

  say(...texts: string[]): void {
    const letter = this.#letter();
    const spoken = texts.filter((text) => text !== "");
    if (letter === null) return;
    if (letter === 0) {
      this.said = [...this.said, ...spoken.map((text) => this.#numbered(text))].slice(-KEPT);
      return;
    }
    this.#waiting.push(...spoken);
    if (spoken.length > 0) this.resting = false;
    if (this.#timer === undefined) this.#next();
  }

  /** Forget the waiting sentences; the current one is finished. */
  drop(): void {
    this.#waiting = [];
    this.resting = true;
  }

  close(): void {
    this.drop();
    clearTimeout(this.#timer);
  }

  #numbered(text: string): { number: number; text: string } {
    return { number: (this.#count += 1), text };
  }

  #next(): void {
    const text = this.#waiting.shift();
    const letter = this.#letter();
    this.#timer = undefined;
    if (text === undefined || letter === null) {
      this.resting = true;
      return;
    }
    this.said = [this.#numbered(text)];
    this.#timer = setTimeout(() => this.#next(), BREATH + letter * text.length);
  }
}
