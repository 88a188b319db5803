import type { NewPasskey, PasskeyAsked, PasskeyMade, PasskeyUsed } from "$client/lib/wire";

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Can this browser make passkeys at this address? */
export const able = (): boolean => "PublicKeyCredential" in window && isSecureContext;

/** Has an authenticator make a passkey; `null` when its owner would not. */
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

/** Has a passkey sign, whichever its owner chooses; `null` when they would not. */
export async function sign(asked: PasskeyAsked): Promise<PasskeyUsed | null> {
  const publicKey: PublicKeyCredentialRequestOptions = { challenge: bytes(asked.challenge), rpId: asked.house, userVerification: "preferred" };
  const used = (await navigator.credentials.get({ publicKey }).catch(refusedByOwner)) as PublicKeyCredential | null;
  if (!used) return null;
  const answer = used.response as AuthenticatorAssertionResponse;
  return { id: used.id, client_data: text(answer.clientDataJSON), authenticator_data: text(answer.authenticatorData), signature: text(answer.signature) };
}

function refusedByOwner(error: unknown): null {
  // Given up, timed out, or the authenticator has one already: the page says that none came.
  if (error instanceof DOMException) return null;
  throw error;
}
