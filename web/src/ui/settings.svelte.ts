/** Settings that this browser remembers for its reader: language, theme, sounds, notices. */
import { read, write } from "../net/storage";
import { isLang, words, type Lang } from "../i18n/words.svelte";
import { isReading, type Reading } from "./announcer.svelte";

export type Theme = "system" | "light" | "dark";

const KEY = "hustings.settings";

interface Kept {
  lang?: string;
  theme?: string;
  sounds?: boolean;
  nights?: boolean;
  stay?: boolean;
  commands?: boolean;
  reading?: string;
  notices?: boolean;
  name?: string;
}

function preferred(): Lang {
  for (const wish of globalThis.navigator?.languages ?? []) {
    const lang = wish.slice(0, 2).toLowerCase();
    if (isLang(lang)) return lang;
  }
  return "en";
}

class Settings {
  #kept = read<Kept>(KEY, {});

  lang = $state<Lang>(isLang(this.#kept.lang) ? this.#kept.lang : preferred());
  theme = $state<Theme>(this.#kept.theme === "light" || this.#kept.theme === "dark" ? this.#kept.theme : "system");
  sounds = $state(this.#kept.sounds ?? false);
  /** Whether events at a table are shown over it: election nights, the reveal of sealed choices. */
  nights = $state(this.#kept.nights ?? true);
  /** Whether they stay until the reader moves on: not everybody can read them in the seconds they last. */
  stay = $state(this.#kept.stay ?? false);
  /** Whether the command line is open at tables. */
  commands = $state(this.#kept.commands ?? false);
  /** How fast a screen reader reads out what happens at a table. */
  reading = $state<Reading>(isReading(this.#kept.reading) ? this.#kept.reading : "calm");
  notices = $state(this.#kept.notices ?? false);
  name = $state(this.#kept.name ?? "");

  /** Put the settings into effect on the page. */
  apply(): void {
    const root = document.documentElement;
    root.lang = words.lang;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
  }

  #keep(): void {
    const { lang, theme, sounds, nights, stay, commands, reading, notices, name } = this;
    write(KEY, { lang, theme, sounds, nights, stay, commands, reading, notices, name } satisfies Kept);
    this.apply();
  }

  async speak(lang: Lang): Promise<void> {
    await words.speak(lang);
    this.lang = lang;
    this.#keep();
  }

  get dark(): boolean {
    return this.theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : this.theme === "dark";
  }

  toggleTheme(): void {
    this.theme = this.dark ? "light" : "dark";
    this.#keep();
  }

  toggleNights(): void {
    this.nights = !this.nights;
    this.#keep();
  }

  toggleStay(): void {
    this.stay = !this.stay;
    this.#keep();
  }

  toggleCommands(): void {
    this.commands = !this.commands;
    this.#keep();
  }

  read(reading: Reading): void {
    this.reading = reading;
    this.#keep();
  }

  toggleSounds(): void {
    this.sounds = !this.sounds;
    this.#keep();
  }

  /** Ask the browser for permission to notify; without it the setting stays off. */
  async toggleNotices(): Promise<void> {
    const wanted = !this.notices;
    if (wanted && "Notification" in window && (await Notification.requestPermission()) !== "granted") return;
    this.notices = wanted && "Notification" in window;
    this.#keep();
  }

  call(name: string): void {
    this.name = name;
    this.#keep();
  }
}

export const settings = new Settings();
