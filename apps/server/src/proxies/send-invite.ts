import type { Language, ProxyScope } from '@portico/contract';
import type { Kysely, Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Person } from '../accounts/people.ts';
import { queueNoticeOfRecord } from '../accounts/queue-notice.ts';
import { inviteMail } from '../documents/invite-mail.ts';
import { sendMailJob } from '../documents/jobs/send-mail.ts';
import { hashOf, newToken } from '../platform/crypto/token.ts';
import type { AccessBasis } from '../platform/db/account-tables.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { DAY_SECONDS, secondsAfter } from '../platform/time.ts';
import { type Invitee, sealInvitee } from './invitee.ts';
import { listProxiesOf } from './queries/proxies.ts';
import { insertInvite, listPendingInvites } from './queries/proxy-invites.ts';

/** For how long an invitation can be answered, in days. */
const INVITE_DAYS = limits.proxyInvite.window / DAY_SECONDS;

/** An invitation to look after a patient's record. */
export interface Invitation {
  patientAccountId: string;
  /** Who is told that the invitation was made. */
  patient: Pick<Person, 'email' | 'language' | 'hasAccount'>;
  invitee: Invitee;
  /** One at least. */
  scopes: readonly ProxyScope[];
  basis: AccessBasis;
  /** Until when the access would last. */
  endsAt: Date;
  /** For a minor: from when on a teenager's privacy leaves no more than some scopes. */
  privacy?: { readonly from: Date; readonly scopes: readonly ProxyScope[] } | undefined;
  /** Of the mail to the invited person. */
  language: Language;
}

/** Whether as many people look after a patient, or are invited to, as can be. */
export async function isFull(db: Kysely<Tables>, patientAccountId: string, now: Date): Promise<boolean> {
  const accesses = await listProxiesOf(db, patientAccountId, now);
  const invites = await listPendingInvites(db, patientAccountId, now);
  return accesses.length + invites.length >= limits.proxiesOfPatient.number;
}

/** Writes an invitation, queues the mail with its link to the invited mailbox, and tells the patient. */
export async function sendInvite(
  trx: Transaction<Tables>,
  { patientAccountId, patient, invitee, scopes, basis, endsAt, privacy, language }: Invitation,
  { settings, jobs, now }: { settings: Settings; jobs: Pick<JobQueue, 'enqueue'>; now: Date },
): Promise<void> {
  const inviteCode = newToken();
  const hash = hashOf(inviteCode);
  await insertInvite(trx, {
    invite_hash: hash,
    patient_account_id: patientAccountId,
    scopes,
    basis,
    private_from: privacy?.from ?? null,
    private_scopes: privacy === undefined ? null : [...privacy.scopes],
    invitee: sealInvitee(settings.keys, hash, invitee),
    access_ends_at: endsAt,
    invited_at: now,
    expires_at: secondsAfter(now, limits.proxyInvite.window),
  });
  const content = inviteMail({ inviteCode, scopes, days: INVITE_DAYS }, language, settings);
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: invitee.email, ...content }));
  await queueNoticeOfRecord(trx, jobs, patient, 'proxyInvited', settings);
}
