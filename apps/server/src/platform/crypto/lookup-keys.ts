import { keyedHash, keyedHashes, type Keys, lastingHash } from './keys.ts';

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

/** The keyed hash of a username under the current secret: what a sign-in counts its tries by. */
export function usernameKey(keys: Keys, username: string): Uint8Array {
  return keyedHash(keys, 'usernames', normalizeUsername(username));
}

/**
 * The keyed hashes by which an account is found by its username, the current secret's first. A name is taken under each
 * of them, so that no server can give it away under one while another server has it under the other.
 */
export function usernameKeys(keys: Keys, username: string): Uint8Array[] {
  return keyedHashes(keys, 'usernames', normalizeUsername(username));
}

/**
 * The keyed hash of a person under the current secret: to be written, and to compare by. Accents, hyphens and letter case
 * do not matter.
 */
export function personKey(keys: Keys, person: PersonalData): Uint8Array {
  return keyedHash(keys, 'people', personText(person));
}

/** The keyed hashes by which the accounts or records of a person are found. */
export function personKeys(keys: Keys, person: PersonalData): Uint8Array[] {
  return keyedHashes(keys, 'people', personText(person));
}

/**
 * The keyed hash of a person that no rotation changes: for what is made up for unknown people, which would otherwise show
 * by its change who is known.
 */
export function lastingPersonKey(keys: Keys, person: PersonalData): Buffer {
  return lastingHash(keys, 'people', personText(person));
}

/**
 * Normalizes a ZIP or postal code for the search of a person: the first five of its letters and digits. Those after
 * them can change although the person has not moved. Returns '' for none, and for the hyphen that stands for none.
 */
export function normalizeZip(zip: string): string {
  return normalizeText(zip).slice(0, 5);
}

/** The keyed hash of the id that a browser stores for its device (spec §3, 'deviceId'). */
export function deviceKey(keys: Keys, deviceId: string): Uint8Array {
  return lastingHash(keys, 'devices', deviceId);
}

/** The keyed hash by which a visit is found by the provider's id for its appointment. */
export function appointmentKey(keys: Keys, appointment: string): Uint8Array {
  return lastingHash(keys, 'appointments', appointment);
}

/** By what a provider knows the owner of visits: it tells nothing of the person, and is the same each time. */
export function visitPersonKey(keys: Keys, ownerId: string): string {
  return lastingHash(keys, 'people of visits', ownerId).toString('base64url');
}

/** The form of a network address in the audit trail: enough to see that two entries came from one address. */
export function addressKey(keys: Keys, address: string): string {
  return keyedHash(keys, 'addresses', address).toString('base64url');
}

function personText({ firstName, lastName, birthDate, zip }: PersonalData): string {
  return [...[firstName, lastName, birthDate].map(normalizeText), normalizeZip(zip)].join('|');
}

/** Normalizes a text of a person for comparison: keeps letters, without their accents, and digits. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
