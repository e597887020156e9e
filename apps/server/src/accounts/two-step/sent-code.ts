import { CODE_LENGTH } from '@portico/contract';
import { createHmac, randomInt } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';

/** Six random digits. */
export function newSentCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** The stored form of a sent code: a keyed hash, not valid for another account or factor. */
export function sentCodeHash(secret: string, accountId: string, factorId: string, code: string): Uint8Array {
  const content = `${accountId}\n${factorId}\n${code}`;
  return createHmac('sha256', subkey(secret, 'sent codes')).update(content).digest();
}

/** The digits of a code as typed or pasted; null if it is not a code. */
export function readDigits(code: string): string | null {
  const digits = code.replace(/[\s-]/gu, '');
  return digits.length === CODE_LENGTH && /^\d+$/.test(digits) ? digits : null;
}
