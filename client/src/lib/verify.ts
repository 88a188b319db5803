/** Does the key that was opened at the end bind to what was published before the first deal? */
export async function verify(key: string, commitment: string): Promise<boolean> {
  const bytes = key.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const head = new TextEncoder().encode("tafureria commitment");
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...head, ...bytes]));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
