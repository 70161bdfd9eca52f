/** The state that the parts of a replay share: the player, the table that the boards show, the analysis, and what the reader is
 * doing. */
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
  /** The position shown next to the current one; null: there is none. */
  beside = $state<number | null>(null);
  /** The table it was played at, if there is one. */
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

  /** The address of the current view, for this browser. */
  get address(): string {
    const { at, seat, source } = this.player;
    return writePlace(source.path, { at, seat, beside: this.beside, key: "" });
  }

  /** The same for others: with the link that lets them in, if that may be shared (a seat's never is), or with the whole record,
   * if no server has it; null: it is too long for a link. */
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

  /** Who can open the position by that address. */
  get shareable(): "yes" | "members" {
    if (this.player.source.kind === "local") return "yes";
    if (this.table === null || this.player.replay?.table.public) return "yes";
    return keyring.of(this.table).some((one) => one.role === "spectator") ? "yes" : "members";
  }

  /** The address of the score sheet and the charts; null: the game was not played to its end. */
  get result(): string | null {
    if (!this.player.replay?.result) return null;
    return this.table !== null && keyring.best(this.table)
      ? `/t/${encodeURIComponent(this.table)}`
      : `${this.player.source.path}/result`;
  }

  /** Keep the current position next to the following ones, or remove it again. */
  compare(): void {
    this.beside = this.beside === null ? this.player.at : null;
  }
}
