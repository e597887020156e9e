import { CallFailure } from '../api/call-failure.ts';

/**
 * Loads what speaks WebAuthn with the browser. It comes only when somebody uses a passkey: few people do.
 *
 * @throws CallFailure where our own scripts do not come, as without a connection.
 */
export async function loadLibrary() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new CallFailure('offline');
  }
}
