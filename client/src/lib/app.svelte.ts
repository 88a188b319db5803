/** What a browser offers a page that can be an app: to install it, and a mark on its icon. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #event: InstallEvent | null = null;
  /** Does this browser offer to install the house? */
  offered = $state(false);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the page has a button of its own
      this.#event = event as InstallEvent;
      this.offered = true;
    });
    addEventListener("appinstalled", () => (this.offered = false));
  }

  ask = async (): Promise<void> => {
    this.offered = false;
    await this.#event?.prompt().catch(() => undefined);
  };
}

export const install = new Install();

/** Marks the icon of the app with the number of tables that wait for the visitor; 0 for no mark. */
export function badge(n: number): void {
  const set = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  set?.catch(() => undefined); // only an installed app has an icon
}
