import type { CallReply, challengeTwoStepPasskey } from '@portico/contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/**
 * Lets the browser ask for a passkey, by a challenge of the server. The library is loaded by whoever gets here.
 *
 * @returns null where it was called off, ran out of time, or the device has no passkey of this portal: browsers do not
 *   tell these apart, so that pages cannot.
 */
export async function askForPasskey(
  challenge: CallReply<typeof challengeTwoStepPasskey>,
): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // Made by the library's other half on the server; the contract lets it through as it is.
  const optionsJSON = challenge as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch (failure) {
    if (failure instanceof Error && calledOff.has(failure.name)) return null;
    throw failure;
  }
}

const calledOff = new Set(['NotAllowedError', 'AbortError']);
