import type { Lang, Translate } from "$client/lib/contract";
import type { ModelView, View } from "./types";

/** Model and conditions of every card id, all decks one after another. A test compares it with the decks. */
export const CARDS: readonly string[] = [
  "campesino/linaje", "campesino/diezmo", "campesino/limosna", "campesino/consejo", "campesino/variedad",
  "inquisidor/paz", "inquisidor/murallas", "inquisidor/hueste", "campo/feria", "campo/arcas", "campo/tasa",
  "rey/corona", "rey/gabela", "rey/tesoro", "guerrero/botin", "guerrero/hueste", "ciudad/avaro", "ciudad/villas",
  "caballero/botin+hueste", "jefe/linaje", "jefe/perdon", "jefe/hueste", "guerrero/furia", "guerrero/botin",
  "guerrero/murallas", "furioso/furia", "furioso/botin", "furioso/variedad", "pastor/diezmo", "pastor/limosna",
  "pastor/arcas", "pastor/consejo", "bardo/corona", "bardo/gabela", "bardo/paz", "bardo/tesoro", "castro/feria",
  "castro/hueste", "castro/avaro", "castro/variedad", "labrador/linaje", "labrador/diezmo", "labrador/limosna",
  "labrador/consejo", "labrador/variedad", "mercader/villas", "mercader/arcas", "mercader/tasa", "escudero/paz",
  "escudero/murallas", "escudero/hueste", "monarca/corona", "monarca/gabela", "monarca/tesoro", "hidalgo/feria",
  "hidalgo/botin", "sicario/furia", "sicario/botin", "dama/secretos", "dama/intriga", "dama/consejo",
  "confidente/secretos", "confidente/intriga", "embajador/avaro", "embajador/tesoro", "embajador/intriga",
  "maestre/secretos", "maestre/feria", "monarca/paz", "furioso/furia", "confidente/intriga", "hidalgo/tasa",
];

const MODELS: Record<string, readonly [es: string, en: string]> = {
  campesino: ["Campesino", "Peasant"],
  inquisidor: ["Inquisidor", "Inquisitor"],
  campo: ["Campo", "Field"],
  rey: ["Rey", "King"],
  guerrero: ["Guerrero", "Warrior"],
  ciudad: ["Ciudad", "City"],
  caballero: ["Caballero", "Knight"],
  jefe: ["Jefe de clan", "Clan chief"],
  furioso: ["Furioso", "Berserker"],
  pastor: ["Pastor", "Shepherd"],
  bardo: ["Bardo", "Bard"],
  castro: ["Castro", "Hill fort"],
  labrador: ["Labrador", "Farmer"],
  mercader: ["Mercader", "Merchant"],
  escudero: ["Escudero", "Squire"],
  monarca: ["Monarca", "Monarch"],
  hidalgo: ["Hidalgo", "Nobleman"],
  sicario: ["Sicario", "Assassin"],
  dama: ["Dama", "Lady"],
  confidente: ["Confidente", "Confidant"],
  embajador: ["Embajador", "Envoy"],
  maestre: ["Maestre", "Spymaster"],
};

const CONDITIONS: Record<string, readonly [es: string, en: string]> = {
  feria: ["Feria", "Fair"],
  corona: ["Corona", "Crown"],
  gabela: ["Gabela", "Levy"],
  paz: ["Paz", "Peace"],
  linaje: ["Linaje", "Lineage"],
  consejo: ["Consejo", "Council"],
  arcas: ["Arcas llenas", "Full coffers"],
  diezmo: ["Diezmo", "Tithe"],
  tesoro: ["Tesoro", "Treasure"],
  avaro: ["Avaricia", "Avarice"],
  hueste: ["Hueste", "Host"],
  murallas: ["Murallas", "Ramparts"],
  tasa: ["Tasa", "Toll"],
  botin: ["Botín", "Loot"],
  limosna: ["Limosna", "Alms"],
  variedad: ["Variedad", "Variety"],
  furia: ["Furia", "Fury"],
  perdon: ["Perdón", "Pardon"],
  intriga: ["Intriga", "Intrigue"],
  secretos: ["Secretos", "Secrets"],
  villas: ["Villas", "Boroughs"],
};

const side = (lang: Lang): 0 | 1 => (lang === "en" ? 1 : 0);

export function modelName(model: string, lang: Lang): string {
  return MODELS[model]?.[side(lang)] ?? model;
}

/** The figures on a card that are not zero, each with its sign. */
export function figuresOf(model: ModelView): ["victory" | "production" | "attack" | "berserker" | "espionage", number][] {
  const all: ReturnType<typeof figuresOf> = [
    ["victory", model.victory],
    ["production", model.production],
    [model.berserker ? "berserker" : "attack", model.attack],
    ["espionage", model.espionage],
  ];
  return all.filter(([, value]) => value !== 0);
}

/** The name of a card with its figures, for people who cannot see it. */
export function cardLabel(model: ModelView, t: Translate, lang: Lang): string {
  return [modelName(model.name, lang), ...figuresOf(model).map(([sign, value]) => `${value} ${t(`table-${sign}`)}`)].join(", ");
}

export function conditionName(condition: string, lang: Lang): string {
  return CONDITIONS[condition]?.[side(lang)] ?? condition;
}

/** The model of a card id. */
export function modelOf(card: number): string {
  return CARDS[card]?.split("/")[0] ?? "";
}

/** Names of conditions, by their number in events. */
export const CONDITION_NAMES: readonly string[] = Object.keys(CONDITIONS);

/** Are bids for the card that is up made aloud, and is it still to be had? */
export const isCried = (view: View): boolean => view.mode !== "secreta" && ["call", "name", "speak", "outcry"].includes(view.phase) && view.row[view.place]?.fate === -1;
