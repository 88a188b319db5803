import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/keeper";
import { readyForSilence } from "./lib/reach";
import { reloadWhereAPartIsMissing } from "./lib/reloading.svelte";
import { keepOwnTexts } from "./lib/translated";
import "./theme/index.css";

reloadWhereAPartIsMissing();
keepFocus();
keepOwnTexts();
readyForSilence();
mount(App, { target: document.getElementById("app")! });
