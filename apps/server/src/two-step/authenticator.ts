import { generateSecret, generateURI, verifySync } from 'otplib';
import { encodeQR } from 'qr';

/** Seconds of a time step; a code of the step before and of the one after is taken too (RFC 6238 §5.2). */
const STEP_SECONDS = 30;

/** What an authenticator app is set up with. */
export interface AuthenticatorSetup {
  /** 160 bits in base 32. */
  secret: string;
  /** The `otpauth:` address. */
  uri: string;
  /** That address as a QR code: its width in modules without a margin, and the path of the dark ones. */
  qr: { size: number; path: string };
}

/** A new secret for an authenticator app, with the address and the picture that bring it there. */
export function newAuthenticator(issuer: string, username: string): AuthenticatorSetup {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label: username, secret });
  return { secret, uri, qr: qrOf(uri) };
}

/**
 * The time step whose code this is; null where it is none of the three that are taken now. The caller must use up the
 * step, or the code would work twice.
 *
 * @param digits six of them.
 */
export function timeStepOf(secret: string, digits: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const verified = verifySync({ secret, token: digits, epoch, epochTolerance: STEP_SECONDS });
  return verified.valid && 'timeStep' in verified ? verified.timeStep : null;
}

/** Dark modules that stand side by side make one rectangle of the path. */
function qrOf(text: string): AuthenticatorSetup['qr'] {
  // The library draws none without a margin.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows.flatMap((row, y) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { size: rows.length, path: path.join('') };
}
