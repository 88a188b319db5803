import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/keeper";
import { readyForSilence } from "./lib/reach";
import { alone } from "./lib/transport";
import { reloadWhereAPartIsMissing } from "./lib/reloading.svelte";
import { keepOwnTexts } from "./lib/translated";
import "./theme/index.css";

reloadWhereAPartIsMissing();
keepFocus();
keepOwnTexts();
if (alone) await (await import("./site/begin")).begin();
else readyForSilence();
mount(App, { target: document.getElementById("app")! });
