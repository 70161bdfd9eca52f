/** A replay as its parts share it: the player, the table that the boards show, what is known of the analysis, and what the
 * reader does with it. */
import { getContext, setContext } from "svelte";
import { Analysing } from "../analysis/analysing.svelte";
import { keyring } from "../../net/keyring.svelte";
import { writePlace } from "../records/address";
import { pack } from "../records/share-link";
import type { Player } from "./player.svelte";
import { FrameTable } from "../../play/frame.svelte";

export class ReplayContext {
  readonly player: Player;
  readonly shown: FrameTable;
  readonly analysing: Analysing;
  /** The position that stands beside the one shown; null: it stands alone. */
  beside = $state<number | null>(null);
  /** The table it was played at, where there is one. */
  readonly table: string | null;

  constructor(player: Player, table: string | null, token: string) {
    this.player = player;
    this.table = table;
    this.shown = new FrameTable(table ?? "", token);
    this.analysing = new Analysing(player.source);
  }

  static provide(context: ReplayContext): ReplayContext {
    return setContext("replay", context);
  }

  static get(): ReplayContext {
    return getContext<ReplayContext>("replay");
  }

  /** The address of what is shown, for this browser. */
  get address(): string {
    const { at, seat, source } = this.player;
    return writePlace(source.path, { at, seat, beside: this.beside, key: "" });
  }

  /** The same for others: with the link that lets them in, if that is one to give away (a seat's never is), or with the whole
   *  record, where no server has it; null: it is too long for a link. */
  async link(): Promise<string | null> {
    const { at, seat, source } = this.player;
    const key = this.table === null ? undefined : keyring.of(this.table).find((one) => one.role === "spectator");
    const record = source.kind === "local" ? await pack(await source.record()) : undefined;
    if (record === null) return null;
    return (
      location.origin +
      writePlace(source.path, { at, seat, beside: this.beside, key: key?.token ?? "", ...(record && { record }) })
    );
  }

  /** For whom that address opens the position. */
  get shareable(): "yes" | "members" {
    if (this.player.source.kind === "local") return "yes";
    if (this.table === null || this.player.replay?.table.public) return "yes";
    return keyring.of(this.table).some((one) => one.role === "spectator") ? "yes" : "members";
  }

  /** Where the score sheet and the charts are; null: the game was not played to its end. */
  get result(): string | null {
    if (!this.player.replay?.result) return null;
    return this.table !== null && keyring.best(this.table)
      ? `/t/${encodeURIComponent(this.table)}`
      : `${this.player.source.path}/result`;
  }

  /** Set the position beside what comes next, or put it away. */
  compare(): void {
    this.beside = this.beside === null ? this.player.at : null;
  }
}
