import type { Transaction } from 'kysely';
import { unsealProfile } from '../accounts/profile.ts';
import { queueEmailLink } from '../accounts/email/queue-email-link.ts';
import { queueNotice } from '../accounts/queue-notice.ts';
import { appendAudit, auditContext } from '../platform/audit/append-audit.ts';
import { linkIdentity } from '../accounts/queries/account-identities.ts';
import { saveAccountProof } from '../accounts/queries/account-proofs.ts';
import { acceptAccountTerms, findAccount } from '../accounts/queries/accounts.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { queueRecordNotice, type RecordNotice } from './record-notice/record-notice-job.ts';
import type { SignUpIdentity } from './sign-up/sign-up-data.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AcceptedTerms } from '../platform/terms/accepted-terms.ts';
import type { Services } from '../platform/services.ts';

/** How the person of an account has shown who they are, and what they accept. */
type Proved = Pick<RecordNotice, 'proof' | 'number'> & {
  identity?: SignUpIdentity;
  /** What they have accepted. */
  accepted: AcceptedTerms;
};

/**
 * Accepts the terms of an account that waits for it, tells its owner that the account is ready, and has them
 * confirm their e-mail address. How they have shown who they are stands with the account; an account elsewhere by which they did signs
 * them in from now on where they have said so. From now on it opens the record of its patient, if it has one: everything on file of the
 * patient is told. Appends to the audit trail, so it must be the last act of its transaction.
 *
 * @throws Refusal outOfTurn if there is no such account, or if its terms are already accepted.
 */
export async function finishAccount(
  trx: Transaction<Tables>,
  accountId: string,
  proved: Proved,
  visitor: Pick<Visitor, 'address'>,
  services: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const { ports, settings } = services;
  const context = auditContext(visitor, services);
  const { proof, number, identity, accepted } = proved;
  const { version } = accepted;
  const account = await findAccount(trx, accountId);
  if (account === undefined || !(await acceptAccountTerms(trx, accountId, { version, now: context.now }))) {
    throw new Refusal('outOfTurn');
  }
  const profile = unsealProfile(settings.keys, account);
  await queueNotice(trx, ports.jobs, profile, 'accountReady', settings);
  const { email: address, language } = profile;
  if (address !== null && account.email_confirmed_at === null) {
    // Beyond the mails of a day none goes out: the owner can ask for one once they are signed in.
    await queueEmailLink(trx, { accountId, address, language }, services);
  }
  await saveAccountProof(trx, accountId, {
    method: proof,
    ...(identity === undefined ? {} : { identity }),
    at: context.now,
  });
  const isJoined = identity?.signsIn === true && (await joinIdentity(trx, accountId, identity, context.now, settings));
  const { patient_id: patientId } = account;
  if (patientId !== null) {
    await queueRecordNotice(trx, ports.jobs, { accountId, patientId, proof, number }, context.now);
  }
  if (isJoined) {
    const details = { identityProvider: identity.provider };
    await appendAudit(trx, context, { event: 'identityLinked', accountId, actor: 'visitor', details });
  }
  await appendAudit(trx, context, { event: 'termsAccepted', accountId, actor: 'visitor', details: { ...accepted } });
}

/**
 * Links an account elsewhere with the new one (docs/decisions/0175: joined by the person).
 *
 * @returns false where it is linked to another account already, and stays there: this one has its password.
 */
async function joinIdentity(
  trx: Transaction<Tables>,
  accountId: string,
  { provider, subject }: SignUpIdentity,
  now: Date,
  { healthSystem }: Services['settings'],
): Promise<boolean> {
  const isOffered = healthSystem.identityProviders.some(({ id, signIn }) => id === provider && signIn !== undefined);
  if (!isOffered) return false;
  return linkIdentity(trx, {
    account_id: accountId,
    provider_id: provider,
    subject_hash: Buffer.from(subject, 'base64url'),
    linked_at: now,
  });
}
