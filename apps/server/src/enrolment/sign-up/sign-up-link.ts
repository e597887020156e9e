import { linkTo } from '@portico/contract';
import type { signUpFlow } from '@portico/rules';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { issueTicket, type Ticket, type TicketSearch } from '../../accounts/tickets.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { signUpLinkMail } from '../../documents/sign-up-mail.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { SignUp } from './sign-up.ts';
import type { SignUpData } from './sign-up-data.ts';

/** A sign-up that waits behind its link. Sealed with the ticket; it is nowhere else. */
type WaitingSignUp = Pick<SignUp, 'state' | 'data'>;

/** What the ticket holds: JSON of a sign-up, which is read back as it was written. */
interface LinkData extends Readonly<Record<string, unknown>> {
  state: signUpFlow.State;
  data: SignUpData;
}

export function waitingSignUpOf({ data }: Ticket): WaitingSignUp {
  return data as LinkData;
}

/** How to find the ticket of a mailed link, whatever browser opens it. */
export function signUpLinkSearch(
  token: string,
  { browserId }: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): TicketSearch {
  const browserHash = hashOf(browserId);
  return { token, purposes: ['sign-up-link'], browserHash, keys: settings.keys, now: ports.clock.now() };
}

/**
 * Puts a sign-up behind a link, and queues the mail with it. The link begins with the portal's own address, whatever host
 * the request named, and leads into the context of the partner in which the sign-up began.
 */
export async function mailSignUpLink(
  trx: Transaction<Tables>,
  { state, data }: WaitingSignUp,
  email: string,
  { language }: Pick<Visitor, 'language'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const { healthSystem, publicUrl, keys } = settings;
  const now = ports.clock.now();
  const lifetimeSeconds = limits.signUpLink.window;
  const waiting: LinkData = { state, data };
  const token = await issueTicket(trx, {
    purpose: 'sign-up-link',
    accountId: null,
    data: waiting,
    // People often open the link on another device, where they read their mail.
    browserHash: null,
    lifetimeSeconds,
    keys,
    now,
  });
  const { partner } = data;
  const url =
    partner === null
      ? linkTo(publicUrl, 'signup-resume', token)
      : linkTo(publicUrl, 'partner-signup-resume.params', token, { partner });
  const { name: hospital, phones, brand } = healthSystem;
  const mail = signUpLinkMail(url, { language, hospital, brand, phone: phones.helpdesk });
  const goodUntil = secondsAfter(now, lifetimeSeconds).toISOString();
  await ports.jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: email, ...mail, goodUntil }));
}
