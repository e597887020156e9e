import type { Keys } from '../../platform/crypto/keys.ts';
import { sealFor, unsealFor } from '../../platform/crypto/sealed.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

const KIND = 'key of a kept estimate';

interface Sealed {
  /** base64 */
  readonly number: string;
  readonly browser: string;
  /** ISO time. */
  readonly expiresAt: string;
}

type Browser = Pick<Visitor, 'browserId'>;

/** Lets a browser that has opened an estimate show it again for a while. It opens nothing in another one. */
export function newKeptTicket(keys: Keys, numberHash: Uint8Array, browser: Browser, now: Date): string {
  const sealed: Sealed = {
    number: Buffer.from(numberHash).toString('base64'),
    browser: browserOf(browser),
    expiresAt: secondsAfter(now, limits.keptEstimateKey.window).toISOString(),
  };
  return sealFor(keys, KIND, sealed);
}

/** The hash of the number; null for a ticket that is not ours, of another browser, or too old. */
export function readKeptTicket(keys: Keys, ticket: string, browser: Browser, now: Date): Uint8Array | null {
  let read: Sealed;
  try {
    read = unsealFor(keys, KIND, ticket) as Sealed;
  } catch {
    return null;
  }
  if (read.browser !== browserOf(browser) || new Date(read.expiresAt) <= now) return null;
  return Buffer.from(read.number, 'base64');
}

const browserOf = ({ browserId }: Browser): string => Buffer.from(hashOf(browserId)).toString('base64');
