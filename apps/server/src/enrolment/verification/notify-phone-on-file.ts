import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { SignUp } from '../sign-up/sign-up.ts';

/**
 * Notifies the phone on file that an account was linked to its patient by a card or by answers, which another person
 * may have. The phone that the sign-up names is not used, because the applicant may have invented it. (NIST SP 800-63A:
 * notification of proofing.)
 */
export async function notifyPhoneOnFile(
  trx: Transaction<Tables>,
  { state, data: { patientId, phone } }: Pick<SignUp, 'state' | 'data'>,
  { language }: Pick<Visitor, 'language'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const to = phone?.number ?? null;
  if (patientId === null || to === null || state.verifiedBy === 'phone') return;
  const { name, phones } = settings.healthSystem;
  const text = messagesOf(language).account.notices.readySms(name, phones.helpdesk);
  await ports.jobs.enqueue(trx, sendSmsJob.of({ id: randomUUID(), to, text }));
}
