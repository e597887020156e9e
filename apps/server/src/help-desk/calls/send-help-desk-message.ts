import { CAPTCHA_QUERY, type InputOf, type ReplyOf } from '@portico/contract';
import { formatHelpDeskReference, helpDeskForm } from '@portico/rules';
import { ownerOfSession } from '../../accounts/sessions/owner-of-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { requireCaptcha } from '../../platform/limits/require-captcha.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { fileMessage } from '../file-message.ts';
import { letterOf } from '../letter.ts';
import { limitMessages } from '../limit-messages.ts';
import { tellWriter } from '../tell-of-message.ts';

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
  const { healthSystem } = settings;
  const { topic, sendReceipt, month, day, year } = input;
  const now = ports.clock.now();
  const today = dayIn(healthSystem.timeZone, now);
  const letter = letterOf(requireFields(helpDeskForm, input, { today, month, day, year }));
  if (isSomething(input.attachments)) throw new Refusal('attachmentsRefused', ['attachments']);
  const { session } = visitor;
  if (session === null) await requireCaptcha('helpDesk', input[CAPTCHA_QUERY], services);
  const accountId = session === null ? null : ownerOfSession(session);
  const message = { topic, language: visitor.language, letter };
  const reference = await database.db.transaction().execute(async (trx) => {
    // Who looks after several people writes as one.
    await limitMessages(trx, { visitor, accountId: session?.accountId ?? null, now }, settings);
    const filed = await fileMessage(trx, ports.jobs, { accountId, ...message }, now, settings);
    if (sendReceipt) await tellWriter(trx, ports.jobs, { reference: filed, ...message }, now, settings);
    await appendAudit(trx, auditContext(visitor, services), {
      event: 'helpDeskMessageSent',
      accountId,
      actor: session === null ? 'visitor' : 'account',
      details: { topic, reference: filed },
    });
    return filed;
  });
  return { reference: formatHelpDeskReference(reference) };
}

/** Whether a client has sent a file, or the name of one: browsers send '' for a field of files that is left empty. */
function isSomething(attachments: unknown): boolean {
  if (Array.isArray(attachments)) return attachments.some(isSomething);
  return attachments !== undefined && attachments !== null && attachments !== '';
}
