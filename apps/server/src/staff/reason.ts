import type { Profile } from '../accounts/profile.ts';
import { MAX_REASON } from '@portico/staff-contract';
import { ActError } from './act-error.ts';

/**
 * Why something is done, in a few words, as it goes into the audit trail.
 *
 * @throws ActError without one, and for one that is too long or of several lines.
 */
export function readReason(input: string): string {
  const reason = input.normalize('NFC').trim();
  if (reason === '') {
    throw new ActError('reasonMissing', '--reason is missing: why, in a few words, for the audit trail.');
  }
  if (reason.length > MAX_REASON) throw new ActError('reasonMissing', `--reason may have ${MAX_REASON} characters.`);
  if (/\p{C}/u.test(reason)) throw new ActError('reasonMissing', '--reason must be one line of plain text.');
  return reason;
}

/** By what a reason may not name a person. */
export interface Named extends Pick<Profile, 'username' | 'firstName' | 'lastName' | 'email' | 'phones'> {
  /** Of their record, where the command was given it. */
  medicalRecordNumber?: string;
}

/**
 * The audit trail holds no patient data, and nothing is erased from it.
 *
 * @throws ActError for a reason that names the owner of the account, or how they are reached.
 */
export function requireNameless(reason: string, named: Named): void {
  const { username, firstName, lastName, email, phones, medicalRecordNumber = '' } = named;
  const said = new Set(wordsOf(reason));
  const names = [firstName, lastName].flatMap(wordsOf);
  const addresses = [username, medicalRecordNumber, email ?? ''].map((each) => each.toLowerCase());
  const digits = reason.replace(/\D/g, '');
  const isNamed =
    names.some((name) => said.has(name)) ||
    addresses.some((address) => partsOf(reason).includes(address)) ||
    phones.some((phone) => digits.includes(phone.slice(-PHONE_DIGITS)));
  if (isNamed) throw new ActError('reasonNamesOwner', '--reason names the owner of the account. Nothing was changed.');
}

/** The end of a phone number, which is the number within its country. */
const PHONE_DIGITS = 7;

/** Words with what stands around them, and without: `ticket 4711: AB-1001`. */
function partsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/\s+/);
  return [...parts, ...parts.map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))].filter(
    (part) => part !== '',
  );
}

/** Without accents, which who types a reason leaves out. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}{2,}/gu) ?? [];
}
