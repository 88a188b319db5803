/** Settings of this game's table, kept on this device. */
function read(key: string, usual: boolean): boolean {
  try {
    return (localStorage.getItem(key) ?? (usual ? "1" : "0")) === "1";
  } catch {
    return usual;
  }
}

class Keepings {
  /** Whether exact odds are shown. */
  odds = $state(read("taifa-odds", true));

  save(): void {
    try {
      localStorage.setItem("taifa-odds", this.odds ? "1" : "0");
    } catch {
      /* Without storage the settings are not kept. */
    }
  }
}
export const keepings = new Keepings();
