import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/keeper";
import { reloadWhereAPartIsMissing } from "./lib/reloading";
import "./theme/index.css";

reloadWhereAPartIsMissing();
keepFocus();
mount(App, { target: document.getElementById("app")! });
