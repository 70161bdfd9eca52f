/** The reader's place: the page's own addresses, and moving from one to another without reloading. */

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "tables" }
  | { page: "table"; table: string; token: string; watch?: true }
  | { page: "screen"; table: string; token: string }
  | { page: "replays" }
  | { page: "replay"; source: "table" | "example" | "local"; name: string; result: boolean; rest: string }
  | { page: "rules"; game: string; part: string }
  | { page: "learn" }
  | { page: "puzzles"; puzzle: string }
  | { page: "lost" };

export function parse(path: string, hash: string): Route {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const rest = decodeURIComponent(hash.replace(/^#/, ""));
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new" };
    case "tables":
      return { page: "tables" };
    case "t":
      if (second && third === "screen") return { page: "screen", table: second, token: rest };
      return second ? { page: "table", table: second, token: rest, ...(third === "watch" && { watch: true }) } : { page: "lost" };
    case "replays":
      return { page: "replays" };
    case "r":
      if (second === "example" || second === "local")
        return third ? { page: "replay", source: second, name: third, result: fourth === "result", rest } : { page: "lost" };
      return second ? { page: "replay", source: "table", name: second, result: third === "result", rest } : { page: "lost" };
    case "rules":
      return { page: "rules", game: second, part: rest };
    case "learn":
      return { page: "learn" };
    case "puzzles":
      return { page: "puzzles", puzzle: second };
    default:
      return { page: "lost" };
  }
}

class Router {
  /** Boards with links also load where there is no address, as in tests. */
  now = $state.raw<Route>(parse(globalThis.location?.pathname ?? "/", globalThis.location?.hash ?? ""));

  constructor() {
    globalThis.addEventListener?.("popstate", () => this.#look());
    globalThis.addEventListener?.("hashchange", () => this.#look());
  }

  #look(): void {
    this.now = parse(location.pathname, location.hash);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change the address without leaving the page, e.g. to remove a secret from it. */
  rename(path: string): void {
    history.replaceState(null, "", path);
  }

  /** For links: a plain click stays inside the page. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(event.currentTarget.pathname + event.currentTarget.hash);
  };
}

export const router = new Router();
