/** What is read out at a table, at a pace that speech can follow: sentence after sentence, each left standing for as long as it
 * takes to say it. Bots decide faster than anybody speaks; what they have done waits here, in order.
 *
 *     const announcer = new Announcer(() => LETTER[settings.reading]);
 *     announcer.say("SPD buys media in Hessen.");
 *     announcer.said;                       // what stands in the live region now
 *     announcer.drop();                     // nobody waits for it any more
 */

export const READINGS = ["calm", "brisk", "slow", "at-once", "turns"] as const;
export type Reading = (typeof READINGS)[number];

/** Milliseconds for a letter; null: nothing is read out but whose turn it is. */
export const LETTER: Readonly<Record<Reading, number | null>> = { calm: 65, brisk: 40, slow: 110, "at-once": 0, turns: null };

export const isReading = (text: string | undefined): text is Reading => READINGS.some((reading) => reading === text);

/** Between two sentences. */
const BREATH = 500;
/** As many stand there where all are said at once. */
const KEPT = 20;

export class Announcer {
  /** What is being read out; the number tells a sentence from the same one said again. */
  said = $state.raw<{ number: number; text: string }[]>([]);
  /** Nothing is left to be read out. */
  resting = $state(true);
  readonly #letter: () => number | null;
  #waiting: string[] = [];
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `letter`: how long one takes, asked anew for every sentence; 0: all is said at once; null: nothing is. */
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

  /** Forget what waits; what is being said is said to its end. */
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
