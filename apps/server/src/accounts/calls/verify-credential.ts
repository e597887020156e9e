import type { InputOf, ReplyOf } from '@portico/contract';
import { usernameRecoveryForm } from '@portico/rules';
import { personKey, personKeys } from '../../platform/crypto/lookup-keys.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { limitsOfTry } from '../sign-in/stranger-tries.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { findAccountsOfPerson } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { recoverySubjects } from '../sign-in/try-subjects.ts';
import { beginTry, refuseTry } from '../../platform/limits/tries.ts';
import { decoyDestinations } from '../recovery/decoys.ts';
import { destinationsOf } from '../recovery/destinations.ts';
import type { ReminderData } from '../recovery/reminder-ticket.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import { issueTicket } from '../tickets.ts';
import { dayIn } from '../../platform/time.ts';
import { maskPhone } from '../two-step/factor-label.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Step 1 of recovering a username: who the person is. An unknown person is offered made-up phones and a mailbox too;
 * nothing is sent to them. Where the digits of phones are to be proven, a captcha comes first. Each request counts as a try for this person from this address.
 *
 * @throws Refusal malformedRequest for fields that cannot be right for any person; captchaRefused; loginLockout after five tries.
 */
export async function verifyCredential(
  input: InputOf<'verifyCredential'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyCredential'>> {
  const { database, ports, settings } = services;
  const { keys, healthSystem } = settings;
  const now = ports.clock.now();
  const { dateOfBirth: birthDate, ...person } = requireFields(usernameRecoveryForm, input, {
    today: dayIn(healthSystem.timeZone, now),
    isAbroad: input.isAbroad,
    nameRule: healthSystem.names,
  });
  const named = { ...person, birthDate };
  const tryLimits = recoverySubjects(
    keys,
    personKey(keys, named),
    // The account is not known yet, so the device cannot be familiar.
    { address: visitor.address, deviceKey: null, isFamiliar: false },
  );
  // An answer that is there is checked with the try.
  if (healthSystem.phoneDigits === 'proven' && input.captchaResponse === '') throw new Refusal('captchaRefused');
  const counting = await limitsOfTry(tryLimits, { form: 'recovery', captchaResponse: input.captchaResponse }, services);
  const attempt = await beginTry(database.db, counting, now, healthSystem.firstLockSeconds);
  const accounts = await findAccountsOfPerson(database.db, personKeys(keys, named));
  const record = { accountId: accounts[0]?.account_id ?? null, actor: 'visitor' } as const;
  if (!attempt.allowed) {
    const refused = {
      ...record,
      event: 'usernameRecoveryRefused',
      details: { reason: attempt.lockedFor > 0 ? 'locked' : 'captcha' },
    } as const;
    return refuseAndRecord(refuseTry(attempt), refused, visitor, services);
  }
  const known = destinationsOf(keys, accounts);
  const { suffixes, canSendEmail } = known ?? decoyDestinations(keys, named);
  const data: ReminderData = { person: named, suffixes, canSendEmail };
  const ticket = await database.db.transaction().execute(async (trx) => {
    const token = await issueTicket(trx, {
      purpose: 'reminder',
      accountId: record.accountId,
      data,
      browserHash: hashOf(visitor.browserId),
      lifetimeSeconds: limits.recoveryStep.window,
      keys,
      now,
    });
    const entry = { ...record, event: 'usernameRecoveryBegun', details: { isRight: known !== null } } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
    return token;
  });
  return { ticket, phoneList: suffixes.map((suffix) => ({ suffix, masked: maskPhone(suffix) })), canSendEmail };
}
