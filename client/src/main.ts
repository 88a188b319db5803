import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhereAPartIsMissing } from "./lib/reloading";
import "./theme/index.css";

reloadWhereAPartIsMissing();
mount(App, { target: document.getElementById("app")! });
