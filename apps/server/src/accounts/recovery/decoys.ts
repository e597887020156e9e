import { createHmac } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';
import { questionAt } from '../security-questions/questions.ts';

/** How many of 32 made-up people have no phone, one, two, or three: most have one. */
const PEOPLE_BY_PHONES = [4, 19, 8, 1];
const PHONES_BY_CHANCE = PEOPLE_BY_PHONES.flatMap((people, phones) => Array<number>(people).fill(phones));

/** Where a username can be sent. */
export interface Destinations {
  /** Last four digits of each phone. */
  suffixes: readonly string[];
  canSendEmail: boolean;
}

/**
 * The security question that somebody is shown whom nobody knows: always the same for what they typed, and another for
 * other data, so that changing it does not tell which of it was right.
 */
export function decoyQuestion(secret: string, typed: string): string {
  return questionAt(bytesOf(secret, `question ${typed}`).readUInt32BE());
}

/** The phones and the mailbox of a person whom nobody knows: always the same for one person, and never none at all. */
export function decoyDestinations(secret: string, personKey: Uint8Array): Destinations {
  const bytes = bytesOf(secret, `destinations ${Buffer.from(personKey).toString('hex')}`);
  const count = PHONES_BY_CHANCE[bytes.readUInt8(0) % PHONES_BY_CHANCE.length] ?? 1;
  const suffixes = Array.from({ length: count }, (_, at) =>
    String(bytes.readUInt16BE(2 + 2 * at) % 10_000).padStart(4, '0'),
  );
  // Seven of eight have given an address.
  return { suffixes: [...new Set(suffixes)], canSendEmail: count === 0 || bytes.readUInt8(1) % 8 > 0 };
}

function bytesOf(secret: string, subject: string): Buffer {
  return createHmac('sha256', subkey(secret, 'decoys')).update(subject).digest();
}
