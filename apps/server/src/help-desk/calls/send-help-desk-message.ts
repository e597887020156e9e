import { CAPTCHA_QUERY, type InputOf, type ReplyOf } from '@portico/contract';
import { formatHelpDeskReference, helpDeskForm } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { readSession } from '../../accounts/sessions/read-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { limits } from '../../platform/limits/limits.ts';
import { requireCaptcha } from '../../platform/limits/require-captcha.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn, secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { letterOf, sealLetter } from '../letter.ts';
import { limitMessages } from '../limit-messages.ts';
import { newReference } from '../new-reference.ts';
import { insertMessage } from '../queries/messages.ts';
import { tellDesk, tellWriter } from '../tell-of-message.ts';

/**
 * Stores a message to the help desk and tells the desk of it, and its writer, who wishes so. An error of the input is
 * reported before a captcha is spent.
 *
 * @throws Refusal malformedRequest with the names of all invalid fields; attachmentsRefused; captchaRefused for somebody
 * who is not signed in; tooManyRequests, with the seconds to wait.
 */
export async function sendHelpDeskMessage(
  input: InputOf<'sendHelpDeskMessage'>,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<ReplyOf<'sendHelpDeskMessage'>> {
  const { database, ports, settings } = services;
  const { keys, healthSystem } = settings;
  const { topic, sendReceipt, month, day, year } = input;
  const now = ports.clock.now();
  const today = dayIn(healthSystem.timeZone, now);
  const letter = letterOf(requireFields(helpDeskForm, input, { today, month, day, year }));
  if (isSomething(input.attachments)) throw new Refusal('attachmentsRefused', ['attachments']);
  const session = await readSession(visitor, services, { countsAsUse: true, beforeTerms: false });
  if (session === null) await requireCaptcha('helpDesk', input[CAPTCHA_QUERY], services);
  const message = { reference: newReference(), topic, language: visitor.language, letter };
  await database.db.transaction().execute(async (trx) => {
    await limitMessages(trx, { visitor, accountId: session?.accountId ?? null, now }, settings);
    const row = { owner_id: session?.accountId ?? randomUUID(), reference: message.reference };
    await insertMessage(trx, {
      ...row,
      owner_kind: session === null ? 'guest' : 'account',
      topic,
      status: 'open',
      language: visitor.language,
      sealed: sealLetter(keys, row, letter),
      sent_at: now,
      expires_at: secondsAfter(now, limits.helpDeskMessage.window),
    });
    await tellDesk(trx, ports.jobs, { ...message, isOfAccount: session !== null }, settings);
    if (sendReceipt) await tellWriter(trx, ports.jobs, message, now, settings);
    await appendAudit(trx, auditContext(visitor, services), {
      event: 'helpDeskMessageSent',
      accountId: session?.accountId ?? null,
      actor: session === null ? 'visitor' : 'account',
      details: { topic, reference: message.reference },
    });
  });
  return { reference: formatHelpDeskReference(message.reference) };
}

/** Whether a client has sent a file, or the name of one: browsers send '' for a field of files that is left empty. */
function isSomething(attachments: unknown): boolean {
  if (Array.isArray(attachments)) return attachments.some(isSomething);
  return attachments !== undefined && attachments !== null && attachments !== '';
}
