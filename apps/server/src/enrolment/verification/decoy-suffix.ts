import { createHmac } from 'node:crypto';
import { personKey } from '../../platform/crypto/lookup-keys.ts';
import { subkey } from '../../platform/crypto/subkey.ts';
import { firstGivenName } from '../sign-up/first-given-name.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/**
 * The last four digits of the phone that somebody is shown whom nobody knows, or of whom no phone is on file: always the same for
 * what a patient is found by, and others for other data. Further given names and a record number change them no more than
 * those of a phone on file (seek-patient.ts): else trying some would tell who is a patient.
 */
export function decoySuffix(secret: string, demographics: SignUpDemographics): string {
  const person = Buffer.from(personKey(secret, firstGivenName(demographics))).toString('hex');
  const bytes = createHmac('sha256', subkey(secret, 'decoys')).update(`sign-up phone ${person}`).digest();
  return String(bytes.readUInt32BE() % 10_000).padStart(4, '0');
}
