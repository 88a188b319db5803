/**
 * Keeps the screen of this device awake until the returned function is called. Only pages over https may; elsewhere the
 * device's own settings decide.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = (): void => {
    if (over || document.hidden) return;
    // It is lost whenever the page is hidden.
    navigator.wakeLock?.request("screen").then(
      (taken) => (over ? void taken.release() : void (lock = taken)),
      () => undefined, // the device saves power
    );
  };
  document.addEventListener("visibilitychange", take);
  take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
