import { formatAccessCode } from '@portico/rules';
import type { Transaction } from 'kysely';
import { newToken } from '../crypto/token.ts';
import type { AccessCodesTable } from '../db/enrolment-tables.ts';
import { insertAccessCode } from '../db/queries/access-codes.ts';
import type { Tables } from '../db/tables.ts';
import { DAY_SECONDS, secondsAfter } from '../time.ts';
import { type IssuedTo, sealIssuedTo } from './issued-to.ts';
import { accessCodeHash, newAccessCode } from './new-access-code.ts';

/** A letter takes days to come, and lies on a table. */
const CODE_DAYS = 30;

/** A text message is there at once. */
const LINK_DAYS = 7;

export interface NewAccessCode {
  /** `letter`, `print`: a code on paper. `sms`: the token of a link. */
  channel: AccessCodesTable['channel'];
  /** Null for somebody who is no patient yet. */
  patientId: string | null;
  /** Of issuedToPatient or issuedToPerson. */
  issuedTo: IssuedTo;
  /** PORTICO_SECRET. */
  secret: string;
  now: Date;
}

export interface IssuedCode {
  /** As it is shown: a code in groups of five joined by hyphens, or the token of a link. Nobody can read it later. */
  code: string;
  expiresAt: Date;
}

/**
 * Issues an access code, good for 30 days, or the token of a link by text message, good for 7. Those that the person got before
 * stay good; the first one that is used ends them all. The caller queues the letter or the message in the same transaction, and
 * appends `accessCodeIssued` to the audit trail as its last act.
 */
export async function issueAccessCode(
  trx: Transaction<Tables>,
  { channel, patientId, issuedTo, secret, now }: NewAccessCode,
): Promise<IssuedCode> {
  const code = channel === 'sms' ? newToken() : newAccessCode();
  const expiresAt = secondsAfter(now, (channel === 'sms' ? LINK_DAYS : CODE_DAYS) * DAY_SECONDS);
  await insertAccessCode(trx, {
    code_hash: accessCodeHash(secret, code),
    channel,
    patient_id: patientId,
    sealed: sealIssuedTo(secret, issuedTo),
    issued_at: now,
    expires_at: expiresAt,
  });
  return { code: channel === 'sms' ? code : formatAccessCode(code), expiresAt };
}
