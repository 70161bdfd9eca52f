// The page's types from the JSON Schema of the wire.
import { compile } from "json-schema-to-typescript";

/** A schema without titles of properties, each of which would become a type. */
function untitled(node, key = "") {
  if (Array.isArray(node)) return node.map((part) => untitled(part));
  if (node === null || typeof node !== "object") return node;
  const names = key === "properties" || key === "$defs";
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => names || name !== "title")
      .map(([name, part]) => [name, untitled(part, names ? "" : name)]),
  );
}

/** Limits on lengths are the server's business: a tuple type for each length helps nobody. */
function unlimited(node) {
  if (Array.isArray(node)) return node.map(unlimited);
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, part]) => !(["minItems", "maxItems"].includes(name) && typeof part === "number"))
      .map(([name, part]) => [name, unlimited(part)]),
  );
}

export async function typescript(schema) {
  const bare = unlimited(untitled(schema));
  const names = Object.keys(bare.$defs);
  const whole = {
    ...bare,
    title: "Wire",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
  };
  return compile(whole, "Wire", {
    bannerComment: "/* Made by `npm run types` from hustings.wire. Do not edit. */",
    printWidth: 130,
    strictIndexSignatures: false,
  });
}
