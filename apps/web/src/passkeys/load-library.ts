import { CallFailure } from '../api/call-failure.ts';

/**
 * Loads the library for WebAuthn. Only when a person uses a passkey, because few people do.
 *
 * @throws CallFailure if our own scripts cannot be loaded, as without a connection.
 */
export async function loadLibrary() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new CallFailure('offline');
  }
}
