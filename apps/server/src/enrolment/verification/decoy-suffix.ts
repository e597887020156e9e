import { type Keys, lastingHash } from '../../platform/crypto/keys.ts';
import { lastingPersonKey } from '../../platform/crypto/lookup-keys.ts';
import { firstGivenName } from '../sign-up/first-given-name.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/**
 * The last four digits of a phone that is shown for an unknown person, or for a patient without a phone on file. They
 * depend on the data by which a patient is found: always the same for the same data, and different for other data.
 * Further given names and a record number do not change them, because they do not change a phone on file either
 * (look-up-patient.ts): else a visitor who tries some would learn who is a patient.
 */
export function decoySuffix(keys: Keys, demographics: SignUpDemographics): string {
  const person = lastingPersonKey(keys, firstGivenName(demographics)).toString('hex');
  const bytes = lastingHash(keys, 'decoys', `sign-up phone ${person}`);
  return String(bytes.readUInt32BE() % 10_000).padStart(4, '0');
}
