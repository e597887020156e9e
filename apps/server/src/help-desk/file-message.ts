import type { HelpDeskTopic, Language } from '@portico/contract';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { secondsAfter } from '../platform/time.ts';
import { type HelpDeskLetter, sealLetter } from './letter.ts';
import { newReference } from './new-reference.ts';
import { insertMessage } from './queries/messages.ts';
import { tellDesk } from './tell-of-message.ts';

export interface NewMessage {
  /** The account that sends it; null for a writer without one. */
  accountId: string | null;
  topic: HelpDeskTopic;
  /** Of the writer. */
  language: Language;
  letter: HelpDeskLetter;
}

/** Puts a message into the help desk's list, and tells the desk of it. Returns its reference number. */
export async function fileMessage(
  trx: Transaction<Tables>,
  jobs: Pick<JobQueue, 'enqueue'>,
  { accountId, topic, language, letter }: NewMessage,
  now: Date,
  settings: Pick<Settings, 'keys' | 'healthSystem'>,
): Promise<string> {
  const reference = newReference();
  const row = { owner_id: accountId ?? randomUUID(), reference };
  await insertMessage(trx, {
    ...row,
    owner_kind: accountId === null ? 'guest' : 'account',
    topic,
    status: 'open',
    language,
    sealed: sealLetter(settings.keys, row, letter),
    sent_at: now,
    expires_at: secondsAfter(now, limits.helpDeskMessage.window),
  });
  await tellDesk(trx, jobs, { reference, topic, language, letter, isOfAccount: accountId !== null }, settings);
  return reference;
}
