/** The heraldic alphabet of `house/identity/arms.py`, and how it is drawn on a shield of 24 x 28. */
export const METALS = ["or", "argent"] as const;
export const COLOURS = ["gules", "azure", "vert", "purpure", "sable"] as const;
export type Tincture = (typeof METALS)[number] | (typeof COLOURS)[number];

/** Divisions and ordinaries: the path that is drawn over a field. */
export const DIVISIONS = {
  plain: "",
  pale: "M12 0h12v28H12z",
  fess: "M0 13h24v15H0z",
  bend: "M0 0l24 24v4H0z",
  quarterly: "M12 0h12v13H12zM0 13h12v15H0z",
  chevron: "M12 7.500l12 12v6.500L12 14 0 26v-6.500z",
  chief: "M0 0h24v8H0z",
  saltire: "M0 0h4l8 9 8-9h4v4.500L16 13l8 8.500V28h-2.500L12 17.500 2.500 28H0v-6.500L8 13 0 4.500z",
  cross: "M9 0h6v9.500h9v6h-9V28H9V15.500H0v-6h9z",
  barry: "M0 4.700h24v4.700H0zM0 14h24v4.700H0zM0 23.300h24V28H0z",
  bordure: "M0 0h24v28H0zM3.500 3.500V14c0 5.500 3.500 9 8.500 10.500 5-1.500 8.500-5 8.500-10.500V3.500z",
  lozenge: "M12 1.500l9.500 11L12 25.500 2.500 12.500z",
} as const;
export type Division = keyof typeof DIVISIONS;

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const around = (n: number, r: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: n }, (_, at) => {
    const angle = (2 * Math.PI * at) / n - Math.PI / 2;
    return draw(+(12 + r * Math.cos(angle)).toFixed(2), +(12.5 + r * Math.sin(angle)).toFixed(2));
  }).join("");
const star = (points: number, far: number, near: number): string =>
  Array.from({ length: 2 * points }, (_, at) => {
    const [angle, r] = [(Math.PI * at) / points - Math.PI / 2, at % 2 ? near : far];
    return `${at ? "L" : "M"}${(12 + r * Math.cos(angle)).toFixed(2)} ${(12.5 + r * Math.sin(angle)).toFixed(2)}`;
  }).join("") + "z";

/** The charges on a field, each as paths that are drawn one over another. */
export const CHARGES = {
  none: [],
  tower: ["M6.500 6.500h2.400v2h2V6.500h2.200v2h2V6.500h2.400V11h-1.500v6.500h1.500V20h-11v-2.500H8V11H6.500z", "M10.600 20v-3.600a1.400 1.400 0 0 1 2.800 0V20z"],
  star: [star(8, 7.2, 3)],
  crescent: ["M6 7.200a7 7 0 1 0 12 0a6.100 6.100 0 0 1-12 0z"],
  sun: [star(12, 7.5, 5), ring(12, 12.5, 4)],
  fleur: [
    "M12 4.500c2.700 3 2.900 5.600 1.200 9h-2.400c-1.700-3.400-1.500-6 1.200-9zM10.200 13.500C9.600 10 8 8.600 6.400 9c-2.200.6-2.200 4.200.5 4.900-.4-1.300.6-1.900 1.200-1.300.4.400.5.600.5.900zM13.800 13.500c.6-3.500 2.200-4.900 3.800-4.500 2.200.6 2.200 4.200-.5 4.900.4-1.300-.6-1.900-1.200-1.300-.4.400-.5.600-.5.900zM11 15.500h2c0 2 .8 3.400 2 4.800H9c1.200-1.400 2-2.800 2-4.800z",
    "M7.800 13.300h8.400v2.200H7.800z",
  ],
  key: [`${ring(12, 8, 3.4)}${ring(12, 8, 1.4)}M11 11.200h2V20h-2zM13 15.200h3v1.800h-3zM13 18.200h2.300V20H13z`],
  rose: [around(5, 4, (x, y) => ring(x, y, 3.1)), ring(12, 12.5, 2.2)],
  tree: ["M11 14h2v4.500l2 1.700H9l2-1.700z", `${ring(9, 11.6, 3)}${ring(15, 11.6, 3)}${ring(12, 8, 3.6)}`],
  fish: ["M4.500 12.500c3.400-5 8.600-4.600 11.400-.6l3.600-3.200v7.600l-3.600-3.200c-2.800 4-8 4.400-11.400-.6z", ring(8.4, 11.6, 0.9)],
  cup: ["M6.800 6.500h10.400c0 4.200-1.500 6.600-4 7.400v3.400h2.600V20H8.200v-2.700h2.600v-3.400c-2.500-.8-4-3.200-4-7.400z"],
  sword: ["M10.900 6L12 3.500 13.100 6v8.300h3.700v2h-3.700v2.400a1.700 1.700 0 1 1-2.200 0v-2.400H7.200v-2h3.700z"],
  coin: [ring(12, 12.5, 5.6), "M12 9.300v6.400M8.800 12.500h6.400"],
} as const;
export type Charge = keyof typeof CHARGES;

export interface Arms {
  field: Tincture;
  division: Division;
  second: Tincture;
  charge: Charge;
  third: Tincture;
}

/** The tinctures that may lie on this one: metal on colour, colour on metal. */
export const upon = (field: Tincture): readonly Tincture[] => (METALS.some((one) => one === field) ? COLOURS : METALS);

/** Parses a shield as the house writes it; `null` for none. */
export function parseArms(text: string): Arms | null {
  const [field, division, second, charge, third] = text.split(".");
  return third ? ({ field, division, second, charge, third } as Arms) : null;
}

export const armsText = ({ field, division, second, charge, third }: Arms): string => [field, division, second, charge, third].join(".");

/** A shield that keeps the rule of tinctures; *lot* gives a number from 0 to 1 for each choice. */
export function anyArms(lot: () => number): Arms {
  const one = <T>(list: readonly T[]): T => list[Math.floor(lot() * list.length)]!;
  const field = one<Tincture>([...METALS, ...COLOURS]);
  return {
    field,
    division: one(Object.keys(DIVISIONS) as Division[]),
    second: one(upon(field)),
    charge: one((Object.keys(CHARGES) as Charge[]).slice(1)),
    third: one(upon(field)),
  };
}

/** The same shield on another field; tinctures that may not lie on it are replaced. */
export function onField(arms: Arms, field: Tincture): Arms {
  const lawful = upon(field);
  const fit = (old: Tincture): Tincture => (lawful.includes(old) ? old : lawful[0]!);
  return { ...arms, field, second: fit(arms.second), third: fit(arms.third) };
}
