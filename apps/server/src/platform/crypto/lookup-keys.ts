import { createHmac } from 'node:crypto';
import { subkey } from './subkey.ts';

/** The data by which a person is found who forgot their username. */
export interface PersonalData {
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** A ZIP code with five or nine digits, or a postal code. Only the first five digits and letters count. */
  zip: string;
}

/** Normalizes a username for comparison: letter case, outer spaces and the Unicode form do not matter. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** The keyed hash by which an account is found by its username. */
export function usernameKey(secret: string, username: string): Uint8Array {
  return keyOf(secret, 'usernames', normalizeUsername(username));
}

/** The keyed hash by which the accounts of a person are found. Accents, hyphens and letter case do not matter. */
export function personKey(secret: string, { firstName, lastName, birthDate, zip }: PersonalData): Uint8Array {
  return keyOf(secret, 'people', [...[firstName, lastName, birthDate].map(normalizeText), normalizeZip(zip)].join('|'));
}

/**
 * Normalizes a ZIP or postal code for the search of a person: the first five of its letters and digits. Those after
 * them can change although the person has not moved. Returns '' for none, and for the hyphen that stands for none.
 */
export function normalizeZip(zip: string): string {
  return normalizeText(zip).slice(0, 5);
}

/** The keyed hash of the id that a browser stores for its device (spec §3, 'deviceId'). */
export function deviceKey(secret: string, deviceId: string): Uint8Array {
  return keyOf(secret, 'devices', deviceId);
}

/** The keyed hash by which a visit is found by the provider's id for its appointment. */
export function appointmentKey(secret: string, appointment: string): Uint8Array {
  return keyOf(secret, 'appointments', appointment);
}

/** By what a provider knows the owner of visits: it tells nothing of the person, and is the same each time. */
export function visitPersonKey(secret: string, ownerId: string): string {
  return Buffer.from(keyOf(secret, 'people of visits', ownerId)).toString('base64url');
}

/** The form of a network address in the audit trail: enough to see that two entries came from one address. */
export function addressKey(secret: string, address: string): string {
  return Buffer.from(keyOf(secret, 'addresses', address)).toString('base64url');
}

/** Keeps letters, without their accents, and digits. */
function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function keyOf(secret: string, purpose: string, text: string): Uint8Array {
  return createHmac('sha256', subkey(secret, purpose)).update(text).digest();
}
