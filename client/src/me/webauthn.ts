import type { NewPasskey, PasskeyAsked, PasskeyMade, PasskeyUsed } from "$client/lib/wire";

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Can this browser make passkeys at this address? */
export const able = (): boolean => "PublicKeyCredential" in window && isSecureContext;

/** Lets an authenticator make a passkey; `null` if its owner declines. */
export async function make(asked: NewPasskey): Promise<PasskeyMade | null> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytes(asked.challenge),
    rp: { id: asked.house, name: "Tafurería" },
    user: { id: bytes(asked.handle), name: asked.name, displayName: asked.name },
    pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  };
  const made = (await navigator.credentials.create({ publicKey }).catch(refusedByOwner)) as PublicKeyCredential | null;
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return { client_data: text(answer.clientDataJSON), attestation: text(answer.attestationObject) };
}

/** Lets the passkey that its owner chooses sign; `null` if they decline. */
export async function sign(asked: PasskeyAsked): Promise<PasskeyUsed | null> {
  const publicKey: PublicKeyCredentialRequestOptions = { challenge: bytes(asked.challenge), rpId: asked.house, userVerification: "preferred" };
  const used = (await navigator.credentials.get({ publicKey }).catch(refusedByOwner)) as PublicKeyCredential | null;
  if (!used) return null;
  const answer = used.response as AuthenticatorAssertionResponse;
  return { id: used.id, client_data: text(answer.clientDataJSON), authenticator_data: text(answer.authenticatorData), signature: text(answer.signature) };
}

/** Asks the browser to keep the secret words as a password; browsers that cannot be asked notice the form itself. */
export async function store(name: string, words: string): Promise<void> {
  if (!("PasswordCredential" in window)) return;
  const Kept = window.PasswordCredential as new (what: { id: string; name: string; password: string }) => Credential;
  await navigator.credentials.store(new Kept({ id: name || "Tafurería", name, password: words })).catch(refusedByOwner);
}

function refusedByOwner(error: unknown): null {
  // Cancelled, timed out, or the authenticator already has a passkey: the page says that there was none.
  if (error instanceof DOMException) return null;
  throw error;
}
