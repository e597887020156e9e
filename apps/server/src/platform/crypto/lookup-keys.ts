import { createHmac } from 'node:crypto';
import { subkey } from './subkey.ts';

/** What a person is found by who forgot their username. */
export interface PersonalData {
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** ZIP code, five digits or five and four, or postal code: of its digits and letters the first five count. */
  zip: string;
}

/** A username as it is compared: letter case, spaces around it and ways to write one character do not matter. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** The keyed hash by which the account of a username is found. */
export function usernameKey(secret: string, username: string): Uint8Array {
  return keyOf(secret, 'usernames', foldUsername(username));
}

/** The keyed hash by which the accounts of a person are found. Accents, hyphens and letter case do not matter. */
export function personKey(secret: string, { firstName, lastName, birthDate, zip }: PersonalData): Uint8Array {
  return keyOf(secret, 'people', [...[firstName, lastName, birthDate].map(foldText), foldZip(zip)].join('|'));
}

/**
 * A ZIP or postal code as a person is found by it: the first five of its letters and digits, since those behind them change without
 * anybody moving. '' for none, and for the hyphen that says so.
 */
export function foldZip(zip: string): string {
  return foldText(zip).slice(0, 5);
}

/** The keyed hash by which a device is known, of the id that its browser keeps (spec §3, 'deviceId'). */
export function deviceKey(secret: string, deviceId: string): Uint8Array {
  return keyOf(secret, 'devices', deviceId);
}

/** What the audit trail keeps of a network address: enough to see that two entries came from one. */
export function addressKey(secret: string, address: string): string {
  return Buffer.from(keyOf(secret, 'addresses', address)).toString('base64url');
}

/** Letters without their marks, and digits. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function keyOf(secret: string, purpose: string, text: string): Uint8Array {
  return createHmac('sha256', subkey(secret, purpose)).update(text).digest();
}
