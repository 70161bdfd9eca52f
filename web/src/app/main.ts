import { mount } from "svelte";
import App from "./App.svelte";
import { boards } from "../games";
import { server } from "../net/server.svelte";
import { settings } from "../ui/settings.svelte";
import { words } from "../i18n/words.svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/pieces.css";
import "../styles/masthead.css";
import "../styles/forms.css";
import "../styles/ask.css";
import "../styles/dock.css";
import "../styles/paper.css";

settings.apply();
const target = document.getElementById("page");
if (!target) throw new Error("no place for the page");
void words.speak(settings.lang).catch(() => undefined);
// The server names the game in the head of a table's page, so that its words and boards load without waiting for the table.
const game = document.querySelector<HTMLMetaElement>('meta[name="hustings:game"]')?.content;
if (game) void Promise.all([words.with(game), boards(game)]).catch(() => undefined);
void server.load().catch(() => undefined);
mount(App, { target });
