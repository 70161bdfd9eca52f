import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import "./styles/masthead.css";
import "./styles/forms.css";
import "./styles/ask.css";
import "./styles/dock.css";
import "./styles/paper.css";

settings.apply();
const target = document.getElementById("page");
if (!target) throw new Error("no place for the page");
void words.speak(settings.lang).catch(() => undefined);
mount(App, { target });
