/** A board that knows the names of things: parties, states, issues, cards, ministers, money. */
import { Sayings, upper } from "../../../i18n/sayings";
import type { Values, Words } from "../../../i18n/words.svelte";
import type { LiveTable } from "../../../net/table.svelte";
import type { Line } from "../../../net/wire";
import { BoardBase } from "../../../play/board.svelte";
import type { Draft } from "../../../play/draft.svelte";
import type { IconName } from "../../../ui/icons";
import { COLOURS, ICONS, ISSUES, LANDS, NONE, figuresOf, type Figures, type Position } from "../model";

export abstract class NamedBoard extends BoardBase<Position, Figures> {
  readonly #sayings: Sayings;
  readonly issues = Array.from({ length: ISSUES }, (_, issue) => issue);

  constructor(live: LiveTable, draft: Draft, words: Words) {
    super({ name: "die-macher", field: "votes", figures: figuresOf }, live, draft, words);
    this.#sayings = new Sayings(words);
  }

  override say(key: string, values?: Values): string {
    return this.#sayings.say(key, values);
  }

  partyLine(party: number): Line {
    return { key: `party-${this.g0.edition}-${COLOURS[this.g0.colour[party]!]}` };
  }

  party(party: number): string {
    return this.say(this.partyLine(party).key);
  }

  stateLine(state: number): Line {
    const land = this.g0.land[state] ?? NONE;
    return land === NONE ? { key: "land-none", things: { place: state + 1 } } : { key: LANDS[land]!.key };
  }

  state(state: number): string {
    const line = this.stateLine(state);
    return this.say(line.key, line.things as Values | undefined);
  }

  land(state: number) {
    return LANDS[this.g0.land[state] ?? NONE];
  }

  /** A state's name, short enough for one column. */
  short(state: number): string {
    return this.land(state)?.short ?? String(state + 1);
  }

  issueLine(issue: number): Line {
    return { key: `issue-${this.f.issues[issue]?.[0] ?? "none"}` };
  }

  issue(issue: number): string {
    return upper(this.say(this.issueLine(issue).key));
  }

  icon(issue: number): IconName {
    return (ICONS[this.f.issues[issue]?.[0] ?? ""] ?? "votes") as IconName;
  }

  /** A card, e.g. "Taxes: more". */
  card(card: number): string {
    const printed = this.f.issues[card >> 1];
    if (!printed) return ""; // about to disappear, when a replay jumps to a position without it
    const [, light, dark] = printed;
    return this.say("dm-card", { issue: this.issue(card >> 1), stance: this.say(`stance-${card % 2 === 0 ? light : dark}`) });
  }

  /** The title of a cabinet card, in the reader's language if the card has a German one. */
  title(card: number): string {
    const name = this.say(`cabinet-${this.g0.edition}-${card + 1}`);
    const inside = /\(([^)]+)\)$/.exec(name)?.[1];
    return inside ? upper(inside) : name;
  }

  money(thousands: number): string {
    return this.say("number", { number: thousands * 1000 });
  }
}
