import { type Language, languages, linkTo, type WrittenLanguage } from '@portico/contract';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { videoVisitMail } from '../../documents/video-visit-mail.ts';
import { keyedHashes } from '../../platform/crypto/keys.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { createVisit } from '../../visits/create-visit.ts';
import { issueVideoToken } from '../../visits/issue-video-token.ts';
import { findLinkedVisit } from '../../visits/queries/visit-links.ts';
import { actOnAccount, actOnPortal, type Done, type Staff } from '../staff.ts';

/** A video visit that staff make. */
export interface VisitInvitation {
  /** Whoever asks twice with the same one, for the same visit, has it made once, and gets the same link. */
  requestId: string;
  startsAt: Date;
  minutes: number;
  /** '' for nobody by name. */
  clinician: string;
  /** Of the account among whose visits it stands; null for somebody without one. */
  username: string | null;
  /** Where the link is mailed to; null where it is shown. */
  email: string | null;
  /** Of the mail. */
  language: Language;
}

/**
 * Makes a video visit, and the link that opens it without an account.
 *
 * @returns the link, where it is not mailed: it is not to be had again.
 * @throws ActError for an account that is unknown or closed.
 */
export async function inviteToVisit(staff: Staff, invitation: VisitInvitation): Promise<string | null> {
  const { startsAt, minutes, clinician, username, email, language } = invitation;
  const { settings } = staff;
  const { db } = staff.database;
  const [token = '', ...before] = tokensOf(staff, invitation);
  const urlOf = (of: string): string => linkTo(settings.publicUrl, 'video-visit-valid', of);
  for (const known of [token, ...before]) {
    if ((await findLinkedVisit(db, hashOf(known))) !== undefined) return email === null ? urlOf(known) : null;
  }
  return staff.withJobs((jobs) => {
    const invite = async (trx: Transaction<Tables>, accountId: string | null): Promise<Done<string | null>> => {
      const title = Object.fromEntries(languages.map((each) => [each, messagesOf(each).visits.videoVisit])) as Record<
        WrittenLanguage,
        string
      >;
      const made = { accountId, startsAt, minutes, isVideo: true, title, clinician, locationId: null };
      const visit = await createVisit(trx, settings.keys, made);
      const url = urlOf(await issueVideoToken(trx, visit, token));
      const event = 'videoVisitInvited';
      if (email === null) return { event, result: url };
      const mail = { id: randomUUID(), to: email, ...videoVisitMail(url, language, settings) };
      await jobs.enqueue(trx, sendMailJob.of(mail));
      return { event, result: null };
    };
    return username === null
      ? actOnPortal(staff, 'visits invite', (trx) => invite(trx, null))
      : actOnAccount(staff, { command: 'visits invite', username }, (trx, { account_id }) => invite(trx, account_id));
  });
}

/** The token of the link: nobody has it who has not the secret of the portal, and the same request has it again. Those of earlier secrets follow. */
function tokensOf({ settings: { keys }, operator: { user } }: Staff, invitation: VisitInvitation): string[] {
  const asked = JSON.stringify([user, invitation]);
  return keyedHashes(keys, 'link of a visit that staff make', asked).map((hash) => hash.toString('base64url'));
}
