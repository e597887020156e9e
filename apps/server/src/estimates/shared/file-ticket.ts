import type { Keys } from '../../platform/crypto/keys.ts';
import { sealFor, unsealFor } from '../../platform/crypto/sealed.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';

const KIND = 'file of a health link';

interface Sealed {
  /** base64 */
  readonly link: string;
  /** ISO time. */
  readonly expiresAt: string;
}

/** Lets whoever got the manifest of a link fetch its file for a while ("short-lived", at most an hour). */
export function newFileTicket(keys: Keys, tokenHash: Uint8Array, now: Date): string {
  const expiresAt = secondsAfter(now, limits.healthLinkFile.window).toISOString();
  const sealed = sealFor(keys, KIND, { link: Buffer.from(tokenHash).toString('base64'), expiresAt } satisfies Sealed);
  // It stands in an address.
  return Buffer.from(sealed).toString('base64url');
}

/** Whether it is a ticket of ours for this link, and not too old. */
export function matchesFileTicket(keys: Keys, ticket: string, tokenHash: Uint8Array, now: Date): boolean {
  try {
    const { link, expiresAt } = unsealFor(keys, KIND, Buffer.from(ticket, 'base64url').toString()) as Sealed;
    return link === Buffer.from(tokenHash).toString('base64') && new Date(expiresAt) > now;
  } catch {
    return false;
  }
}
