/** ESLint rule: the rooms of the page. A file imports only from its own room and from rooms that stand after it in `rooms`, and
 * reaches a game's folder from outside only through the manifest. */
import { dirname, join, relative, resolve, sep } from "node:path";

/** The room of a file: the longest entry of `rooms` that its folder begins with. */
export function roomOf(path, rooms) {
  const inside = (room) => path === room || path.startsWith(`${room}/`);
  return rooms.filter(inside).sort((a, b) => b.length - a.length)[0];
}

/** The game in whose folder a file stands. */
const gameOf = (path) => /^games\/([^/]+)\//.exec(path)?.[1];

/** Why a file may not import another, both named from `src`; nothing: it may. */
export function objection(from, to, rooms) {
  const [here, there] = [roomOf(from, rooms), roomOf(to, rooms)];
  if (here === undefined) return `"${from}" stands in no room: name its folder in eslint.config.js`;
  if (there === undefined) return `"${to}" stands in no room: name its folder in eslint.config.js`;
  if (rooms.indexOf(there) < rooms.indexOf(here)) return `"${here}" may not import from "${there}", which stands above it`;
  const game = gameOf(to);
  if (game !== undefined && game !== gameOf(from)) return `"${from}" may not reach into the game "${game}": use its manifest`;
  return undefined;
}

export default {
  meta: {
    type: "problem",
    schema: [
      {
        type: "object",
        properties: { root: { type: "string" }, rooms: { type: "array", items: { type: "string" } } },
        required: ["root", "rooms"],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { root, rooms } = context.options[0];
    const named = (path) => relative(root, path).split(sep).join("/");
    const from = named(context.filename);
    const check = (source) => {
      if (source?.type !== "Literal" || typeof source.value !== "string" || !source.value.startsWith(".")) return;
      const target = named(resolve(dirname(context.filename), source.value));
      // A folder's index belongs to the folder.
      const to = rooms.includes(target) ? join(target, "index").split(sep).join("/") : target;
      const why = objection(from, to, rooms);
      if (why !== undefined) context.report({ node: source, message: why });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};
