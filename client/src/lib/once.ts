/** Asks once for what comes over the network, and again if it did not come. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= load().catch((error: unknown) => ((asked = undefined), Promise.reject(error))));
}
