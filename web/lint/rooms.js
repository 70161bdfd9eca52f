/** ESLint rule: the rooms of the page. A file imports only from its own room and from those that come after it in `rooms`. From
 * outside a game's folder, only the manifest may be imported. */
import { dirname, join, relative, resolve, sep } from "node:path";

/** The room of a file: the longest entry of `rooms` that its path begins with. */
export function roomOf(path, rooms) {
  const inside = (room) => path === room || path.startsWith(`${room}/`);
  return rooms.filter(inside).sort((a, b) => b.length - a.length)[0];
}

/** The game whose folder a file is in. */
const gameOf = (path) => /^games\/([^/]+)\//.exec(path)?.[1];

/** The reason why a file may not import another, or undefined if it may. Both paths are relative to `src`. */
export function objection(from, to, rooms) {
  const [here, there] = [roomOf(from, rooms), roomOf(to, rooms)];
  if (here === undefined) return `"${from}" is in no room: add its folder to ROOMS in eslint.config.js`;
  if (there === undefined) return `"${to}" is in no room: add its folder to ROOMS in eslint.config.js`;
  if (rooms.indexOf(there) < rooms.indexOf(here)) return `"${here}" may not import from "${there}", which is above it`;
  const game = gameOf(to);
  if (game !== undefined && game !== gameOf(from)) return `"${from}" may not import from inside game "${game}": use its manifest`;
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
