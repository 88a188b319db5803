import type { Lang, SeatInfo, Translate } from "./contract";
import { dayInWords } from "./days";
import type { SeatEntry, TableCard } from "./wire";

/** Levels of computer players that have translated names; other programs may use other names. */
const LEVELS = ["aprendiz", "jugador", "maestro"];

/** The state of a table on its card: that it is your turn, the one person it waits for, or its status. */
export function stateOf(table: TableCard, t: Translate, lang: Lang): string {
  if (table.your_turn) return t("house-your-turn");
  const late = seatInfos(table.seats, table.you, t).find((seat) => seat.seat === table.waits_for);
  if (late?.until) return awayUntil(late.name, late.until, t, lang);
  return late ? t("house-waits-for", { name: late.name }) : t(`status-${table.status}`);
}

/** Says that somebody is on holiday, and until when. */
export function awayUntil(name: string, until: string, t: Translate, lang: Lang): string {
  return t("away-until", { name, day: dayInWords(until, lang) });
}

/** The note on an absent person: when they are back, that the house plays for them, or just that they are away. */
export function absence(seat: SeatInfo, t: Translate, lang: Lang): string {
  if (seat.until) return t("seat-until", { day: dayInWords(seat.until, lang) });
  return t(seat.away ? "seat-stand-in" : "seat-away");
}

/**
 * Seats as they are shown. A computer player has a name that begins with the letter on its shield, and a level
 * that is shown where there is room. Equal names are told apart by the letter of the seat.
 */
export function seatInfos(seats: readonly SeatEntry[], you: number, t: Translate): SeatInfo[] {
  // All seats are open only in an imported game, whose players are unknown.
  const brought = seats.every((seat) => seat.kind === "open");
  const free = (seat: SeatEntry): string => (brought ? t("seat-name", { seat: String.fromCharCode(65 + (seat.seat % 26)) }) : t("seat-open"));
  const plain = seats.map((seat) =>
    seat.kind === "computer" ? t(`computer-${seat.seat % 16}`) : seat.kind === "person" ? seat.name || t("seat-forgotten") : free(seat),
  );
  return seats.map((seat, index) => {
    const double = seat.kind !== "open" && plain.filter((name) => name === plain[index]).length > 1;
    return {
      seat: seat.seat,
      kind: seat.kind as SeatInfo["kind"],
      name: double ? `${plain[index]} (${String.fromCharCode(65 + (seat.seat % 26))})` : plain[index]!,
      here: seat.kind === "computer" || seat.here,
      away: seat.away,
      you: seat.seat === you,
      ...(seat.until ? { until: seat.until } : {}),
      ...(seat.shield ? { shield: seat.shield } : {}),
      ...(seat.kind === "computer" && LEVELS.includes(seat.name) ? { level: t(`level-${seat.name}`) } : {}),
    };
  });
}
