import { getContext, setContext } from "svelte";
import type { Showing } from "./showing.svelte";

/** How a table is shown: as usual, to a whole room, or only what one holds in one's hand beside such a room. */
export type Form = "table" | "hall" | "hand";
interface Shape {
  form: () => Form;
  showing?: Showing;
}
const SHAPE = Symbol("form");

/** Sets the form of the tables within a component. */
export const setForm = (form: () => Form, showing?: Showing): void => void setContext<Shape>(SHAPE, { form, ...(showing ? { showing } : {}) });

/** The form of the table that a component belongs to, and what it shows. */
export const shape = (): Shape => getContext<Shape | undefined>(SHAPE) ?? { form: () => "table" };
