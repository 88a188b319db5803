import { localeFor } from "./locale";

/** A day as the house writes it, `2026-08-03`, in words. */
export function dayInWords(day: string, lang: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(localeFor(lang), { day: "numeric", month: "long" });
}

/** The date *days* days from now, by the clock of this device, as the house writes it. */
export function dayFromNow(days: number, now = new Date()): string {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
