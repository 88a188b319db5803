import type { SeatInfo, Translate } from "./contract";
import type { Seat } from "./wire";

/** Computer players that have words of the house; programs may seat others. */
const LEVELS = ["aprendiz", "jugador", "maestro"];

/**
 * Seats as they are shown. A computer player has a name of its own whose first letter is that of its
 * shield; its kind is said where there is room for it. Names that would be equal get the seat's letter.
 */
export function seatInfos(seats: readonly Seat[], you: number, t: Translate): SeatInfo[] {
  const plain = seats.map((seat) =>
    seat.kind === "computer" ? t(`computer-${seat.seat % 16}`) : seat.kind === "person" ? seat.name : t("seat-open"),
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
      ...(seat.kind === "computer" && LEVELS.includes(seat.name) ? { level: t(`level-${seat.name}`) } : {}),
    };
  });
}
