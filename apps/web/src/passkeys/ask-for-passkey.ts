import type { CallReply, challengeTwoStepPasskey } from '@portico/contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { loadLibrary } from './load-library.ts';

/**
 * Lets the browser ask for a passkey, by a challenge of the server.
 *
 * @returns null where nothing was confirmed: it was called off, ran out of time, or the device has no passkey that fits.
 *   Browsers do not tell these apart, so that pages cannot.
 * @throws CallFailure where our own scripts do not come.
 */
export async function askForPasskey(
  challenge: CallReply<typeof challengeTwoStepPasskey>,
): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await loadLibrary();
  // Made by the library's other half on the server; the contract lets it through as it is.
  const optionsJSON = challenge as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch {
    return null;
  }
}
