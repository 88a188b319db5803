/**
 * The picture of every card, in a compact notation: figures of `Figures.svelte` with colours, place and size.
 *
 * An item is `figure+parts colours x y size [turn]`; with a negative size it looks left. The field is 120 by 92; (x, y)
 * is where the feet of a figure stand. People: `man`, `robe` or `gown` with a head, what they hold and a shield;
 * colours: dress, trim, shield, its charge. On a horse: `rider` (barded) or `jinete` with head, arms and a pattern;
 * colours: coat, mane, barding, trim, dress, pennon. 1 and 2 are field and charge of the arms around the picture.
 */
export const COLOURS: Readonly<Record<string, string>> = {
  V: "#b23a22", U: "#74201f", L: "#32588f", l: "#1b365f", G: "#4a7f61", g: "#27513d", O: "#d3a23c", o: "#efd083", P: "#f4e7c6", p: "#d9c394",
  S: "#d8c7a0", s: "#e9d7a8", W: "#fbf3de", B: "#8a5a33", b: "#5d3a20", Y: "#aeb4b0", y: "#707a7c", M: "#70487d", m: "#7c3d63", K: "#2b2018",
  N: "#1e2a48", A: "#cfdbe0", E: "#e9cf93", F: "#f0d9a0", H: "#a8b06a", h: "#c2b06c", J: "#8f9a54", j: "#9db38a", T: "#5d8fae", t: "#d9e7ea",
  1: "var(--field)", 2: "var(--charge)", R: "#c98b3c", Z: "#efe4cc", z: "#4b3626", C: "#dcae7c", D: "#dfe3cf", X: "#a65a35", x: "#6f8a4a",
};

const crowd = (heads: string[], dress: string, arms: string[], y: number, size: number, from: number, step: number): string =>
  [...dress].map((one, i) => `man+${heads[i % heads.length]}+${arms[i % arms.length]} ${one}W ${from + i * step} ${y} ${size}`).join("; ");

export const SCENES: Readonly<Record<string, string>> = {
  // --- the Muslim deck
  M01: "sky E; dome G 22 62 .9; dome L 98 62 1.1; man+turban+spear VW 20 88 .92; man+turban+bow GW 42 88 .92; man+turban+spear OW 62 88 .92; man+turban+bow LW 82 88 .92; man+turban+spear MW 103 88 .92; merlons S 60 74 1",
  M02: "diaper Vo; ground h; tent GW 104 84 .9; rider+turban+sword+dots zKGoWG 56 86 .78 -8",
  M03: "diaper Lo; ground h; man+turban+spear GW 20 88 .8; man+turban+spear OW 100 88 -.8; rider+turban+banner+stripe ZbWGgV 62 88 .76",
  M04: "sky F; ridge j; ground H; castle-gate S 66 70 .85; jinete+turban+lance zKVWgV 34 90 .62; jinete+turban+lance ZBGWLG 84 92 -.56",
  M05: "sky D; hills jx; road 62 92 1.2; rider+nasal+lance ZbLWLV 66 70 .4; rocks y 18 88 1.1; rocks y 104 90 -1.2; man+turban+bow gW 18 76 .6; man+turban+spear VW 100 76 -.6; bush G 38 94 .8; bush g 84 95 .7",
  M06: "arcade so; floor X; bed VW 74 84 1; head-bare 52 62 1; robe+turban+flask GW 28 88 1",
  M07: "sky F; sun 100 16 .8; ground h; tree-palm 12 84 .9; camel RVO 66 86 .9; robe+turban+purse LW 24 90 .84",
  M08: "diaper Go; floor X; robe+turban+out VW 24 88 .95; chest 60 88 1; robe+crown+cup LO 98 88 -.95",
  M09: "sky A; dome G 96 62 1.2; arcade sW; floor C; robe+turban+book WG 60 82 1; robe+turban OW 24 92 .7; robe+turban LW 96 92 -.7",
  M10: "sky F; hills hJ; castle-gate S 90 62 .5; jinete+turban+banner ZbWGGG 36 86 .66; jinete+hood+spear zKBWRO 76 90 .6",
  M11: "sky E; smoke 20 44 1.2; house V 20 70 .6; hills hJ; cow Wz 40 84 .7; cow Bp 14 90 .7; jinete+turban+spear zKVOWV 84 88 .72",
  M12: "sky N; stars 0 0 1; moon 94 20 1; ridge g; ground x; donjon s 56 82 1; fire 56 18 .7; man+turban+spear GW 90 88 .66",
  M13: "sky F; ridge h; ground h; tent VO 18 80 .9; man+nasal+axe LO 56 88 .95; man+veil+spear GWG 82 88 .95; robe+turban+purse OV 32 90 .82",
  M14: "diaper mo; floor X; throne 38 84 1.1; robe+turban+crown GO 84 88 -.9; cushion 60 88 .7; robe+turban WL 106 90 -.8",
  M15: "sky A; hills jH; well 78 64 .9; noria 44 74 .95; tree-palm 98 86 1; tree-palm 14 84 .7; waves Tt 60 82 1; robe+turban+hoe WG 104 92 .5",
  M16: "diaper lO; arcade sW; floor X; robe+kippa+scroll WLL 42 88 1; menorah 88 84 1.1; table 88 96 .6; desk 70 92 .7",
  M17: "sky F; tree-cypress 10 84 .9; tree-cypress 110 84 .9; donjon s 30 78 .8; donjon s 90 78 .8; dome V 60 70 1.1; castle-gate S 60 82 .9; flag G 60 36 .6; ground H",
  M18: "sky A; arcade sG; floor G; tree-palm 16 84 .8; tree-palm 104 84 -.8; fountain 60 86 1; robe+turban+lute VO 30 92 .56; gown+lady OVK 92 92 -.56",
  M19: "sky N; stars 0 0 1; moon 20 20 .9; house W 98 90 2.2; lattice S 84 62 .9; head-lady K 84 46 .9; robe+turban+lute VO 34 88 .95; tree-cypress 60 88 .7",
  M20: "diaper Go; dome L 60 56 1.1; minaret V 28 60 .8; merlons s 60 60 1; tower s 12 90 1.1; tower s 108 90 1.1; ground h; man+turban+spear VW 44 60 .4; man+turban+spear OW 80 60 -.4; merlons S 60 78 1",
  M21: "sky N; smoke 92 50 1.6; castle-gate S 66 66 .7; fire 50 44 .6; fire 92 48 .8; man+hood+torch BW 20 88 .8; man+turban+fork RW 44 90 .85; man+bare+torch GW 70 90 .85; man+turban+scythe VW 96 90 -.8",
  M22: "sky K; arcade bK; floor b; candle 60 84 1.1; table 60 92 .8; robe+hood MK 30 90 .95; robe+turban gK 90 90 -.95; robe+veil KyK 60 72 .7; candle 60 80 1",
  M23: "sky F; sun 18 18 .8; hills hC; jinete+veil+banner zKKOKK 76 84 .62; jinete+veil+spear ZbVOLV 24 88 .66; jinete+veil+lance zKGOKG 62 94 .72",
  M24: "diaper Uo; arcade SO; floor X; throne 60 78 1; robe+turban+out WG 60 76 .8; man+turban+spear GO 20 90 .95; man+turban+spear GO 100 90 -.95; man+turban+sword+adarga LOVo 38 92 .9; man+turban+sword+adarga LOVo 82 92 -.9",
  M25: "diaper oV; ground h; man+dark+spear+adarga WVVW 22 88 1; man+dark+spear+adarga WVVW 48 90 1.05; man+dark+spear+adarga WVVW 74 90 1.05; man+dark+spear+adarga WVVW 100 88 1",
  M26: "sky E; hills hJ; jinete+turban+spear ZbOVBR 78 78 .56; jinete+turban+spear zKLWWL 34 84 .6; jinete+turban+spear BKGWRG 74 92 .64",
  M27: "diaper Lo; ground H; man+turban+spear OW 16 86 .9; man+nasal+bow gW 104 86 -.9; man+turban+sword+adarga GWLo 40 90 1; man+turban+spear+adarga VWGo 64 91 1.05; man+turban+spear+adarga MWOV 88 90 1",
  M28: `sky D; hills hJ; ${crowd(["turban", "bare", "hood"], "BGRxMV", ["spear", "fork"], 80, 0.7, 14, 19)}; ${crowd(["hood", "turban", "bare"], "RLBGO", ["spear", "hoe"], 92, 0.84, 22, 20)}`,
  M29: "sky A; hills jH; tree-round 14 72 .9; tree-round 104 70 1; well 90 90 .5; man+turban+hoe RW 38 90 1; man+bare+scythe GW 76 92 1",
  M30: "sky E; ridge h; ground h; rocks y 98 90 1; man+turban+sling RW 26 88 1; man+bare+sling GW 58 91 .95; man+turban+bow BW 88 78 .7",
  // --- the Christian deck
  C01: "sky F; tent WV 12 82 .9; dome G 108 60 .8; ground h; rider+great+sword+stripe WZgOGV 58 90 .84 -5",
  C02: "diaper Lo; ground J; man+hat+spear GO 18 88 .8; man+nasal+spear OV 102 88 -.8; rider+great+banner+castle ZBVoVV 62 88 .76",
  C03: "diaper Go; tent VO 14 84 .9; ground h; rider+great+sword+dots ZBLoLV 62 88 .76 -9",
  C04: "sky A; house V 20 60 .8; house R 96 60 .9; man+hat+spear GO 20 88 .92; man+hood+bow BO 42 88 .92; man+nasal+spear VO 62 88 .92; man+hat+bow LW 82 88 .92; man+hood+fork xO 103 88 .92; crenels s 60 74 1",
  C05: "sky A; ridge j; ground H; castle-gate s 66 70 .85; rider+nasal+lance+stripe zKLWLL 32 91 .56; rider+hat+lance ZBVOVV 86 93 -.52",
  C06: "diaper Uo; rays 60 40 1; altar VO 60 90 1.2; reliquary 60 64 1; robe+monk BO 14 92 .7; robe+monk BO 106 92 -.7; candle 26 64 .7; candle 94 64 .7",
  C07: "sky A; ridge j; ground H; church 50 80 1; tree-cypress 108 82 .9; tree-cypress 8 84 .8; robe+monk+book BO 82 92 .62; robe+monk+book BO 102 93 .6",
  C08: "sky F; ridge j; ground h; castle-gate s 84 72 .8; robe+bare+key OV 66 90 -.85; rider+nasal+banner ZBVOLV 26 90 .6",
  C09: "diaper go; ground h; rider+great+banner+cross WYWVWW 78 80 .6; rider+great+lance+cross ZBWVWW 28 86 .66; rider+nasal+lance+cross zKWVWV 68 92 .7",
  C10: "sky A; hills jH; tree-round 60 74 1.2; tent VO 14 78 .8; tent GW 106 78 .8; robe+crown+out VO 42 90 1; robe+turban+out GW 80 90 -1",
  C11: "sky A; ridge j; hills jH; church 96 58 .5; road 74 90 1; shell 22 34 .7; robe+hood+staff BO 38 90 .95; robe+bare+staff RW 64 92 .85; man+hood+staff GO 86 88 .7",
  C12: "diaper Vo; ground h; scales 60 74 .9; rider+great+lance+stripe ZBLWLL 24 90 .62; rider+great+lance+dots zKOVOO 96 90 -.62",
  C13: "diaper mo; floor X; bed LO 42 84 1.1; head-crown 22 60 1; robe+mitre+cross WO 78 88 .9; robe+crown VO 104 90 -.62",
  C14: "diaper Lo; arcade sO; floor X; robe+mitre+cross WO 60 80 .95; robe+crown+out VO 34 90 .95; gown+lady+out GOO 86 90 -.95",
  C15: "sky F; sun 98 18 .9; nao 24 62 .5; waves Tt 60 62 1; nao 66 80 .96; waves Lt 60 84 1",
  C16: "sky A; ridge j; ground H; house V 18 66 .8; house R 44 64 .7; church 90 64 .5; cart 70 88 .9; cow Bp 104 90 .6; man+bare+staff GO 32 92 .7; gown+lady VOb 18 92 .6",
  C17: "sky F; dome G 96 54 .8; minaret V 112 56 .7; merlons s 86 58 .7; ground h; man+hat+spear VO 12 86 .7; rider+nasal+banner+stripe WZgOGg 54 90 .74; man+nasal+spear LO 100 90 .7",
  C18: "sky E; smoke 100 44 1.2; house R 102 68 .6; hills hJ; sheep 36 84 1; sheep 14 88 1; sheep 50 93 1; rider+nasal+lance zKVOVV 86 90 .64",
  C19: "diaper Go; arcade sV; floor X; robe+bare+lute VO 34 90 1; robe+hood+lute LO 64 90 .95; gown+lady OGB 96 90 -.95",
  C20: "diaper Uo; arcade sG; floor X; robe+monk+book BO 44 90 1; desk 72 90 1.1; scroll 100 86 .8; candle 100 66 .8",
  C21: "diaper mC; house V 40 64 .8; house R 64 60 .9; house L 84 64 .7; ground h; castle-gate S 60 86 1; flag V 13 44 .6; flag V 100 44 .6; man+hat+spear GO 36 60 .4; man+nasal+spear VO 86 60 -.4",
  C22: "sky F; hills hJ; dome G 98 58 .7; merlons S 96 62 .5; jinete+hood+banner BbROGO 34 86 .64; jinete+nasal+spear zKGWBV 74 90 .62",
  C23: "diaper Lo; floor X; man+hat+spear GO 14 86 .92; man+nasal+spear MO 106 86 -.92; king 60 84 1.02",
  C24: "sky A; ridge j; ground H; tree-cypress 12 84 .9; tree-cypress 108 82 .8; rider+crown+falcon+stripe zKVOVO 58 90 .82",
  C25: "sky F; ridge h; ground J; tower s 104 58 .5; rider+great+lance+stripe zKLWLL 80 84 .6; rider+nasal+lance+castle ZbVoVV 36 90 .68",
  C26: "sky E; hills hJ; rider+nasal+lance+dots BbGoGO 78 82 .58; rider+hat+lance zKROOV 32 88 .64; rider+nasal+lance+stripe ZBMWMM 76 94 .66",
  C27: "diaper oV; ground h; rider+great+sword+cross zKVWVV 80 84 .6; rider+great+sword+dots WYLoLL 36 90 .7",
  C28: "diaper Vo; ground h; man+hat+spear TO 100 86 .96; man+nasal+pennon Go 20 86 .96; man+nasal+spear OV 80 88 1.05; man+hat+spear+heater LWVo 42 88 1.05; man+great+pennon+heater PVVo 61 90 1.1",
  C29: `sky D; hills hJ; flag V 12 66 1.3; ${crowd(["hood", "hat", "bare"], "BGLRMVx", ["none", "spear"], 80, 0.72, 14, 15.5)}; ${crowd(["hat", "hood", "nasal", "bare"], "RMVxBG", ["spear", "none"], 93, 0.84, 22, 16)}`,
  C30: "sky A; house R 100 66 .8; hills jH; man+hood+fork BO 28 90 1; man+bare+axe GO 60 91 1; man+hat+scythe RO 92 90 -1",
  C31: "sky F; hills jh; church 100 56 .4; tree-round 14 74 .9; cow Bp 92 88 .8; man+bare+hoe VO 38 90 1; gown+lady GOO 64 92 .9",
};
