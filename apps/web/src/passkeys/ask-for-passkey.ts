import type { CallReply, challengeTwoStepPasskey } from '@portico/contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { loadLibrary } from './load-library.ts';

/**
 * Lets the browser ask for a passkey, with a challenge of the server.
 *
 * @returns null if nothing was confirmed: the person cancelled, the time ran out, or the device has no matching
 * passkey. Browsers do not distinguish these cases, so pages cannot.
 * @throws CallFailure if our own scripts cannot be loaded.
 */
export async function askForPasskey(
  challenge: CallReply<typeof challengeTwoStepPasskey>,
): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await loadLibrary();
  // The library made it on the server; the contract passes it through unchanged.
  const optionsJSON = challenge as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch {
    return null;
  }
}
