import { formatAccessCode, readAccessCode } from '@portico/rules';
import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { newToken } from '../../platform/crypto/token.ts';
import type { AccessCodesTable } from '../../platform/db/enrolment-tables.ts';
import { insertAccessCode } from '../queries/access-codes.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/time.ts';
import { type IssuedTo, sealIssuedTo } from './issued-to.ts';
import { accessCodeHash, newAccessCode } from './new-access-code.ts';
import { limits } from '../../platform/limits/limits.ts';

export interface NewAccessCode {
  /** `letter` and `print`: a code on paper. `sms`: the token of a link. `identity`: one that is shown to nobody. */
  channel: AccessCodesTable['channel'];
  /** Null for a person who is not yet a patient. */
  patientId: string | null;
  /** The result of issuedToPatient or issuedToPerson. */
  issuedTo: IssuedTo;
  /** PORTICO_SECRET. */
  keys: Keys;
  now: Date;
}

export interface IssuedCode {
  /**
   * As shown to the person: a code in groups of five with hyphens, or the token of a link. It cannot be read back
   * later.
   */
  code: string;
  expiresAt: Date;
}

/**
 * Issues an access code, or the token of a link by text message. The person's earlier codes stay valid; the first one that
 * is used ends them all. The caller queues the letter or the message in the same transaction, and appends
 * `accessCodeIssued` to the audit trail as its last act.
 */
export async function issueAccessCode(trx: Transaction<Tables>, order: NewAccessCode): Promise<IssuedCode> {
  const issued = makeAccessCode(order.channel, order.now);
  await saveAccessCode(trx, issued, order);
  return issued;
}

/** Makes an access code, which is not valid until it is stored. */
export function makeAccessCode(channel: NewAccessCode['channel'], now: Date): IssuedCode {
  const isOnPaper = channel === 'letter' || channel === 'print';
  const code = isOnPaper ? formatAccessCode(newAccessCode()) : newToken();
  return { code, expiresAt: secondsAfter(now, lifetimes[channel].window) };
}

const lifetimes = {
  letter: limits.accessCode,
  print: limits.accessCode,
  sms: limits.activationLink,
  identity: limits.activation,
};

/** Stores the hash of a code that makeAccessCode made: the code is valid from then on. */
export async function saveAccessCode(
  trx: Transaction<Tables>,
  { code, expiresAt }: IssuedCode,
  { channel, patientId, issuedTo, keys, now }: NewAccessCode,
): Promise<void> {
  const codeHash = storedFormOf(keys, code);
  await insertAccessCode(trx, {
    code_hash: codeHash,
    channel,
    patient_id: patientId,
    sealed: sealIssuedTo(keys, codeHash, issuedTo),
    issued_at: now,
    expires_at: expiresAt,
  });
}

/** By what a code is found, and nothing else of it is kept. @param code of makeAccessCode. */
export function storedFormOf(keys: Keys, code: string): Uint8Array {
  return accessCodeHash(keys, readAccessCode(code) ?? code);
}
