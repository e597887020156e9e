import { CODE_LENGTH } from '@portico/contract';
import { createHmac, randomInt } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';

/** Six random digits. */
export function newSentCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** What a sent code is good for. */
export interface CodeUse {
  accountId: string;
  factorId: string;
  /** From `askedBySignIn` or `askedBySession`. */
  askedBy: string;
}

/** The sign-in that asks for a code. It is one browser's: nobody else can complete another sign-in by the code. */
export function askedBySignIn({ tokenHash }: { tokenHash: Uint8Array }): string {
  return `sign-in ${Buffer.from(tokenHash).toString('base64url')}`;
}

/** The session that asks for a code, to add a factor. It keeps its id when its token changes. */
export function askedBySession({ sessionId }: { sessionId: string }): string {
  return `session ${sessionId}`;
}

/** The stored form of a sent code: a keyed hash, not valid for another account or factor, nor for who did not ask. */
export function sentCodeHash(secret: string, { accountId, factorId, askedBy }: CodeUse, code: string): Uint8Array {
  const content = `${accountId}\n${factorId}\n${askedBy}\n${code}`;
  return createHmac('sha256', subkey(secret, 'sent codes')).update(content).digest();
}

/** The digits of a code as typed or pasted; null if it is not a code. */
export function readDigits(code: string): string | null {
  const digits = code.replace(/[\s-]/gu, '');
  return digits.length === CODE_LENGTH && /^\d+$/.test(digits) ? digits : null;
}
