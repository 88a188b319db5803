import { expect, test } from "vitest";
import { addressIn, gamesIn } from "../src/lib/arriving";

const ID = "abcdefghijklmnopqrstuvwx23";

test.each([
  [`http://192.168.1.37:8801/mesa/${ID}`, `/mesa/${ID}`],
  [`Te espero en una mesa de Taifa.\n\nhttps://juegos.example/mesa/${ID}\n\nAna`, `/mesa/${ID}`],
  [`<https://juegos.example/mesa/${ID}>`, `/mesa/${ID}`],
  [`(https://juegos.example/mesa/${ID}).`, `/mesa/${ID}`],
  [`https://juegos.example/juegos/mesa/${ID}?utm_source=mail`, `/mesa/${ID}`],
  [`juegos.example/mesa/${ID}/repaso,`, `/mesa/${ID}/repaso`],
  [`/mesa/${ID}`, `/mesa/${ID}`],
  [` ${ID} `, `/mesa/${ID}`],
  ["Únete: https://juegos.example/club/abcd2345!", "/club/abcd2345"],
  ["https://juegos.example/club/abcd/torneo/efgh.", "/club/abcd/torneo/efgh"],
  ["http://casa.local/yo#Q_x-1aaaaaaaaaaaaaaaaaaaaaaaa", "/yo#Q_x-1aaaaaaaaaaaaaaaaaaaaaaaa"],
  ["https://juegos.example/juego/muerte-al-rey?amigos", "/juego/muerte-al-rey?amigos"],
  ["https://juegos.example/lima", "/lima"],
  ["Entra en https://juegos.example/LIMA.", "/LIMA"],
])("%j leads to %s", (text, address) => expect(addressIn(text)).toBe(address));

test.each(["LIMA", "lima", "", "la palabra es luna", `mesa/${ID}x`, "https://juegos.example/", "https://juegos.example/lima/otra"])(
  "%j is no address",
  (text) => expect(addressIn(text)).toBe(""),
);

test("the games of an exported chronicle are found, and other files are told apart", () => {
  const card = { game: "taifa", table: ID };
  expect(gamesIn(JSON.stringify({ name: "Ana", games: [{ game: card, record: "r" }] }))).toEqual([{ game: card, record: "r" }]);
  expect(gamesIn("tafureria-record 1\n")).toBe(null);
  const why = (text: string): string => {
    try {
      gamesIn(text);
    } catch (error) {
      return (error as { why: string }).why;
    }
    return "";
  };
  expect(why('{"name": "Ana", "ga')).toBe("broken-file");
  expect(why('{"name": "Ana"}')).toBe("not-a-record");
  expect(why('{"games": []}')).toBe("no-games");
});
