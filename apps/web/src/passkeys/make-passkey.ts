import type { CallReply, startPasskey } from '@portico/contract';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { loadLibrary } from './load-library.ts';

/** `calledOff`: the person cancelled; `exists`: the device already has one for this account. */
export type PasskeyError = 'calledOff' | 'exists' | 'failed';

/**
 * Lets the browser make a passkey, with options of the server.
 *
 * @throws CallFailure if our own scripts cannot be loaded.
 */
export async function makePasskey(
  options: CallReply<typeof startPasskey>,
): Promise<{ readonly credential: Record<string, unknown> } | { readonly error: PasskeyError }> {
  const { startRegistration } = await loadLibrary();
  // The library made it on the server; the contract passes it through unchanged.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const credential = await startRegistration({ optionsJSON });
    return { credential: { ...credential } };
  } catch (failure) {
    return { error: errorOf(failure) };
  }
}

function errorOf(failure: unknown): PasskeyError {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'InvalidStateError') return 'exists';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'calledOff' : 'failed';
}
