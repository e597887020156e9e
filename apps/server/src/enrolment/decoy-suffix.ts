import { createHmac } from 'node:crypto';
import { personKey } from '../accounts/keys.ts';
import { subkey } from '../crypto/subkey.ts';
import type { SignUpDemographics } from './sign-up-data.ts';

/**
 * The last four digits of the phone that somebody is shown whom nobody knows, or of whom no phone is on file: always the same for
 * what they said, and others for other data.
 */
export function decoySuffix(secret: string, demographics: SignUpDemographics): string {
  const person = Buffer.from(personKey(secret, demographics)).toString('hex');
  const subject = `sign-up phone ${person} ${demographics.medicalRecordNumber ?? ''}`;
  const bytes = createHmac('sha256', subkey(secret, 'decoys')).update(subject).digest();
  return String(bytes.readUInt32BE() % 10_000).padStart(4, '0');
}
