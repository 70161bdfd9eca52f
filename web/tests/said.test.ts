// The page says every line as the terminal does, in every language, from the same files.
import { describe, expect, it } from "vitest";
import type { Line } from "../src/net/wire";
import { Sayings } from "../src/i18n/sayings";
import { LANGUAGES, Words, type Lang, type Piece } from "../src/i18n/words.svelte";
import made from "./said.json";
import { speaking } from "./speaking";

const text = (pieces: Piece[]): string => pieces.map((piece) => piece.text).join("");

describe.each(Object.keys(LANGUAGES) as Lang[])("in %s", (lang) => {
  it.each(["die-macher", "helvetiq"])("every line of %s is said as in Python", (game) => {
    const words = speaking(game, lang);
    const lines = made.filter((one) => one.game === game);
    expect(lines.length).toBeGreaterThan(30);
    for (const { line, said } of lines) {
      expect(words.line(line as Line)).toBe(said[lang]);
      expect(text(words.pieces(line as Line))).toBe(said[lang]);
    }
  });
});

describe("pieces", () => {
  const words = speaking("die-macher", "en");

  it("keep what a line names, also in another form of its name", () => {
    const line: Line = {
      key: "story-winner",
      things: { party: { key: "party-2006-green", things: {} } },
    };
    expect(words.pieces(line)[0]).toMatchObject({ text: "Grüne", thing: "party", line: { key: "party-2006-green" } });
    const gain: Line = { key: "gain-media", things: { markers: 1, state: { key: "land-berlin", things: {} } } };
    expect(words.pieces(gain).at(-1)).toMatchObject({ text: "in Berlin", thing: "state" });
  });

  it("keep the members of a list", () => {
    const party = (key: string): Line => ({ key: "just-party", things: { party: { key, things: {} } } });
    const list: Line = { key: "number", things: { number: [party("party-2006-black"), party("party-2006-red")] } };
    const named = words.pieces(list).flatMap((piece) => piece.parts ?? []);
    expect(named.map((piece) => piece.thing)).toEqual(["party", "party"]);
    expect(words.line(list)).toBe("CDU and SPD");
  });
});

describe("words", () => {
  it("say a missing message by its key, and know which they have", () => {
    const words = new Words();
    expect(words.ready).toBe(false);
    words.use("de", "one = eins\n    .form = Eins\n");
    expect([words.say("one"), words.say("one.form"), words.say("two")]).toEqual(["eins", "Eins", "two"]);
    expect([words.has("one.form"), words.has("one.other"), words.has("two")]).toEqual([true, false, false]);
  });

  it("keep the number of a rule to the word before it", () => {
    const words = new Words();
    words.use("fr", "no = { $text } (règle { $rule })\n");
    expect(words.say("no", { text: "Trop (en 3 tours).", rule: "3.5.1" })).toBe("Trop (en 3 tours). (règle\u00a03.5.1)");
    expect(words.say("no", { text: "Non.", rule: "3-a" })).toBe("Non. (règle\u00a03-a)");
  });

  it("say bare what names nothing", () => {
    const words = new Words();
    words.use("en", "pass = Pass\nconvert = Convert { $state_in }\n");
    expect([words.bare("pass"), words.bare("convert"), words.bare("other")]).toEqual(["Pass", undefined, undefined]);
  });

  it("fetch a language once, and the words of a game with it", async () => {
    const asked: string[] = [];
    const words = new Words((path) => {
      asked.push(path);
      return Promise.resolve(`here = ${path}\n`);
    });
    await words.speak("en");
    await words.with("die-macher");
    await words.speak("fr");
    await words.speak("en");
    expect(asked).toEqual(["/api/words/en", "/api/words/die-macher/en", "/api/words/fr", "/api/words/die-macher/fr"]);
    expect(words.lang).toBe("en");
  });

  it("have the words of several games where a page names several", async () => {
    const answers = new Map<string, (text: string) => void>();
    const words = new Words((path) => new Promise((answer) => answers.set(path, answer)));
    const said: string[] = [];
    const wishes = ["die-macher", "helvetiq"].map((game) => words.also(game).then(() => said.push(words.say(game))));
    for (const game of ["helvetiq", "die-macher"]) answers.get(`/api/words/${game}/en`)?.(`${game} = ${game} is here\n`);
    answers.get("/api/words/en")?.("here = here\n");
    await Promise.all(wishes);
    expect(said.sort()).toEqual(["die-macher is here", "helvetiq is here"]);
    await words.with("helvetiq"); // at a table there is one
    expect(words.has("die-macher")).toBe(false);
  });

  it("use the last wish, whichever answer comes last", async () => {
    const answers = new Map<string, (text: string) => void>();
    const words = new Words((path) => new Promise((answer) => answers.set(path, answer)));
    const wishes = [words.speak("de"), words.with("helvetiq")];
    answers.get("/api/words/helvetiq/de")?.("game = Spiel\n");
    answers.get("/api/words/de")?.("here = hier\n");
    await Promise.all(wishes);
    expect([words.say("here"), words.say("game"), words.lang]).toEqual(["hier", "Spiel", "de"]);
  });

  it("are here when a wish for them is granted, though another is still under way", async () => {
    const answers = new Map<string, (text: string) => void>();
    const words = new Words((path) => new Promise((answer) => answers.set(path, answer)));
    const table = words.with("die-macher"); // a table opens, and only then a list of tables asks for the words of another game
    void words.also("helvetiq");
    answers.get("/api/words/en")?.("here = here\n");
    answers.get("/api/words/die-macher/en")?.("dm = Die Macher\n");
    await table;
    expect(words.say("dm")).toBe("Die Macher");
  });

  it("are not replaced by those of an earlier wish that come late", async () => {
    const answers = new Map<string, (text: string) => void>();
    const words = new Words((path) => new Promise((answer) => answers.set(path, answer)));
    const wishes = [words.speak("de"), words.speak("fr")];
    answers.get("/api/words/fr")?.("here = ici\n");
    await wishes[1];
    answers.get("/api/words/de")?.("here = hier\n");
    await wishes[0];
    expect([words.say("here"), words.lang]).toEqual(["ici", "fr"]);
  });

  it("that were missing are said as soon as they come, also by who keeps what was said", async () => {
    const words = new Words((path) => Promise.resolve(path.includes("die-macher") ? "dm = Die Macher\n" : "here = here\n"));
    const sayings = new Sayings(words);
    await words.speak("en");
    expect(sayings.say("dm")).toBe("dm");
    await words.with("die-macher");
    expect(sayings.say("dm")).toBe("Die Macher");
  });

  it("are asked for again when they and others could not be fetched", async () => {
    let away = true;
    const words = new Words((path) =>
      away ? Promise.reject(new Error("away")) : Promise.resolve(`${path.split("/")[3]} = here\n`),
    );
    const wishes = await Promise.allSettled([words.also("helvetiq"), words.also("die-macher")]);
    expect(wishes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    away = false;
    await words.also("helvetiq");
    expect(words.say("helvetiq")).toBe("here");
  });

  it("keep the old language when the new one cannot be fetched", async () => {
    const words = new Words((path) =>
      path.endsWith("fr") ? Promise.reject(new Error("away")) : Promise.resolve("here = here\n"),
    );
    await words.speak("en");
    await expect(words.speak("fr")).rejects.toThrow("away");
    expect([words.lang, words.say("here")]).toEqual(["en", "here"]);
  });
});
