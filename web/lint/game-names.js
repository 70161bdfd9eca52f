/** ESLint rule: no game is named outside its own folder. What differs from game to game stands in its manifest. */
export default {
  meta: {
    type: "problem",
    schema: [
      {
        type: "object",
        properties: { games: { type: "array", items: { type: "string" } } },
        required: ["games"],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { games } = context.options[0];
    const check = (node, text) => {
      const game = games.find((name) => text.includes(name));
      if (game !== undefined)
        context.report({ node, message: `"${game}" is a game: put what is only true of it into src/games/${game}` });
    };
    return {
      Literal: (node) => typeof node.value === "string" && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      SvelteLiteral: (node) => check(node, node.value),
      SvelteText: (node) => check(node, node.value),
      Property: (node) => node.key.type === "Identifier" && check(node.key, node.key.name),
    };
  },
};
