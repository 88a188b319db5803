import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { readyForSilence } from "./lib/reach";
import { alone } from "./lib/transport";
import { reloadWhereAPartIsMissing } from "./lib/reloading.svelte";
import { keepOwnTexts } from "./lib/translated";
import "./theme/index.css";

reloadWhereAPartIsMissing();
keepFocus();
keepOwnTexts();
const begin = (): unknown => mount(App, { target: document.getElementById("app")! });
if (alone) void import("./site/begin").then((site) => site.begin()).then(begin);
else {
  readyForSilence();
  begin();
}
