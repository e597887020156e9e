import { randomBytes } from 'node:crypto';
import { hashOf } from './token.ts';

/** 16 bytes of the account's id and 32 random ones, base64url. */
const pattern = /^[\w-]{64}$/;
const ID_LENGTH = 16;

/** The account that a cookie names, and the proof of it (docs/decisions/0020). */
export interface AccountToken {
  accountId: string;
  /** SHA-256 of the whole token. The database stores nothing else of it. */
  hash: Uint8Array;
}

/** Makes the cookie value of a session, of a sign-in before its second step, or of a remembered device. */
export function newAccountToken(accountId: string): { token: string; hash: Uint8Array } {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(32)]).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Reads such a value; null if its form is wrong. Only the database tells whether it is valid. */
export function readAccountToken(token: string): AccountToken | null {
  if (!pattern.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_LENGTH).toString('hex');
  return { accountId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), hash: hashOf(token) };
}
