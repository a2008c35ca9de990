import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.apply();
await Promise.all([words.choose(settings.chosen.language), session.open()]);

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
mount(App, { target });
