import { CODE_LENGTH } from '@portico/contract';
import { keyedHash, keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import { randomInt } from 'node:crypto';

const PURPOSE = 'sent codes';

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
export function sentCodeHash(keys: Keys, use: CodeUse, code: string): Uint8Array {
  return keyedHash(keys, PURPOSE, textOf(use, code));
}

/** The forms in which a code may be stored that is typed now: it may have been sent before the secret was changed. */
export function sentCodeHashes(keys: Keys, use: CodeUse, code: string): Uint8Array[] {
  return keyedHashes(keys, PURPOSE, textOf(use, code));
}

function textOf({ accountId, factorId, askedBy }: CodeUse, code: string): string {
  return `${accountId}\n${factorId}\n${askedBy}\n${code}`;
}

/** The digits of a code as typed or pasted; null if it is not a code. */
export function readDigits(code: string): string | null {
  const digits = code.replace(/[\s-]/gu, '');
  return digits.length === CODE_LENGTH && /^\d+$/.test(digits) ? digits : null;
}
