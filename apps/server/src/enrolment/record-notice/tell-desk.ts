import { defaultLanguage } from '@portico/contract';
import type { Transaction } from 'kysely';
import { fileMessage } from '../../help-desk/file-message.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { dayIn } from '../../platform/time.ts';
import type { RecordNotice } from '../queries/record-notices.ts';
import { unsealNoticedPatient } from './noticed-patient.ts';

/**
 * Puts a message into the help desk's list: that an account is frozen, of whom, and what is to be done. It is of no
 * account, so that its answer goes to the patient, and not to whoever has taken the record; and it names the account by its
 * random id, which every command takes and which leads to nobody once the account is erased.
 */
export async function tellDeskOfFreeze(
  trx: Transaction<Tables>,
  jobs: Pick<JobQueue, 'enqueue'>,
  { notice, now }: { notice: RecordNotice; now: Date },
  settings: Pick<Settings, 'keys' | 'healthSystem'>,
): Promise<void> {
  // A code that is known was sent, with the patient written down.
  if (notice.sealed === null) return;
  const { medicalRecordNumber, firstName, lastName, birthDate, phone, email, language } = unsealNoticedPatient(
    settings.keys,
    notice.code_hash,
    notice.sealed,
  );
  const { helpDesk, timeZone } = settings.healthSystem;
  const messages = messagesOf(helpDesk?.language ?? defaultLanguage);
  const since = messages.day(dayIn(timeZone, notice.tied_at));
  const comments = messages.recordNotice.toDesk({ accountId: notice.account_id, number: medicalRecordNumber, since });
  const contactVia = phone === '' ? 'Email' : 'Phone';
  await fileMessage(
    trx,
    jobs,
    {
      accountId: null,
      topic: 'helpdesk',
      language: language ?? defaultLanguage,
      letter: { firstName, lastName, birthDate, phone, email, contactVia, platformType: '', comments },
    },
    now,
    settings,
  );
}
