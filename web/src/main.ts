import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { SITE } from "./lib/place";
import { router } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { install } from "./offline/install.svelte";
import { load } from "./pages";

/** Everything is asked for at once: the part of the page that is opened, its words, and what it shows. */
async function begin(target: HTMLElement): Promise<void> {
  settings.apply();
  const [page] = router.parts;
  const ready = page === undefined ? words.choose(settings.chosen.language) : load(page);
  await Promise.all([ready, session.open(router.parts)]);
  mount(App, { target });
}

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
// Nothing may wait for it up here: the pages' own parts import this one.
void begin(target);
if (SITE) install.begin();
