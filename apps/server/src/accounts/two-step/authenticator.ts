import { generateSecret, generateURI, verifySync } from 'otplib';
import { type QrCode, qrCode } from '../../documents/qr-code.ts';

/** Seconds of a time step. The code of the step before and of the one after is accepted too (RFC 6238 §5.2). */
const STEP_SECONDS = 30;

/** The data for setting up an authenticator app. */
export interface AuthenticatorSetup {
  /** 160 bits in base 32. */
  secret: string;
  /** The `otpauth:` address. */
  uri: string;
  /** That address as a QR code. */
  qr: QrCode;
}

/** Makes a secret for an authenticator app, with the URI and the QR code that transfer it. */
export function newAuthenticator(issuer: string, username: string): AuthenticatorSetup {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label: username, secret });
  return { secret, uri, qr: qrCode(uri) };
}

/**
 * The time step of this code; null if it is none of the three steps that are accepted now. The caller must use up the
 * step, or the code would work twice.
 *
 * @param digits six of them.
 */
export function timeStepOf(secret: string, digits: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const verified = verifySync({ secret, token: digits, epoch, epochTolerance: STEP_SECONDS });
  return verified.valid && 'timeStep' in verified ? verified.timeStep : null;
}
