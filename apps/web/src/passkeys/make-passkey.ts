import type { CallReply, startPasskey } from '@portico/contract';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { loadLibrary } from './load-library.ts';

/** `calledOff`: the person did not go through with it; `exists`: the device has one for this account already. */
export type PasskeyFault = 'calledOff' | 'exists' | 'failed';

/**
 * Lets the browser make a passkey, by options of the server.
 *
 * @throws CallFailure where our own scripts do not come.
 */
export async function makePasskey(
  options: CallReply<typeof startPasskey>,
): Promise<{ readonly credential: Record<string, unknown> } | { readonly fault: PasskeyFault }> {
  const { startRegistration } = await loadLibrary();
  // Made by the library's other half on the server; the contract lets it through as it is.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const credential = await startRegistration({ optionsJSON });
    return { credential: { ...credential } };
  } catch (failure) {
    return { fault: faultOf(failure) };
  }
}

function faultOf(failure: unknown): PasskeyFault {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'InvalidStateError') return 'exists';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'calledOff' : 'failed';
}
