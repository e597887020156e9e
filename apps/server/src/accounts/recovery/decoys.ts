import { lastingPersonKey, type PersonalData } from '../../platform/crypto/lookup-keys.ts';
import { type Keys, lastingHash } from '../../platform/crypto/keys.ts';
import { questionAt } from '../security-questions/questions.ts';

/** Of 32 made-up people, the numbers that have no phone, one, two and three. Most have one. */
const PEOPLE_BY_PHONES = [4, 19, 8, 1];
const PHONES_BY_CHANCE = PEOPLE_BY_PHONES.flatMap((people, phones) => Array<number>(people).fill(phones));

/** Where a username can be sent. */
export interface Destinations {
  /** Last four digits of each phone. */
  suffixes: readonly string[];
  canSendEmail: boolean;
}

/**
 * The security question for an unknown person. It is always the same for the same input and another one for other
 * input, so that changing the input does not show which part of it was right.
 */
export function decoyQuestion(keys: Keys, input: string): string {
  return questionAt(lastingHash(keys, 'decoys', `question ${input}`).readUInt32BE());
}

/** The made-up phones and mailbox of an unknown person: always the same for one person, and at least one of them. */
export function decoyDestinations(keys: Keys, person: PersonalData): Destinations {
  const bytes = lastingHash(keys, 'decoys', `destinations ${lastingPersonKey(keys, person).toString('hex')}`);
  const count = PHONES_BY_CHANCE[bytes.readUInt8(0) % PHONES_BY_CHANCE.length] ?? 1;
  const suffixes = Array.from({ length: count }, (_, at) =>
    String(bytes.readUInt16BE(2 + 2 * at) % 10_000).padStart(4, '0'),
  );
  // Seven of eight people have given an address.
  return { suffixes: [...new Set(suffixes)], canSendEmail: count === 0 || bytes.readUInt8(1) % 8 > 0 };
}
