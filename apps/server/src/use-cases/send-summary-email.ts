import type { CallInput, CallReply, sendSummaryEmail } from '@portico/contract';
import { readEmail } from '@portico/rules';
import { createHmac, randomUUID } from 'node:crypto';
import { subkey } from '../crypto/subkey.ts';
import { countUse } from '../db/queries/rate-limits.ts';
import { summaryMail } from '../documents/summary-mail.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { requireEstimate } from './guest-estimate.ts';
import { presentEstimate, requireService } from './present-estimate.ts';
import { requireGuest } from './require-guest.ts';

/** Summaries that one browser may send in an hour: nobody needs more, and nobody shall be flooded from here. */
const MAXIMUM_AN_HOUR = 10;
const HOUR = 3600 * 1000;

/**
 * Queues the summary of an estimate in the visitor's language. Not a success where there is no estimate yet, because a
 * location or a provider is still to be chosen.
 *
 * @throws Refusal malformedRequest for an address that is none; tooManyRequests after ten in an hour.
 */
export async function mailSummary(
  input: CallInput<typeof sendSummaryEmail>,
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof sendSummaryEmail>> {
  const { database, ports, settings } = services;
  const to = readEmail(input.emailAddress);
  if (to === null) throw new Refusal('malformedRequest', ['emailAddress']);
  const { ownerId } = await requireGuest(input.token, visitor, services);
  const stored = await requireEstimate(ownerId, input.pesGlo, services);
  const service = await requireService(stored.template, services);
  const model = await presentEstimate(stored, service, visitor.language, services);
  if (model.Estimate === null) return { Success: false };
  const content = summaryMail(model, model.Estimate, {
    language: visitor.language,
    hospital: settings.healthSystem.name,
    publicUrl: settings.publicUrl,
  });
  await database.db.transaction().execute(async (trx) => {
    const now = ports.clock.now();
    const key = limitKey(settings.secret, visitor.browserId);
    const [usage] = await countUse(trx, [key], now, new Date(now.getTime() + HOUR));
    if (usage !== undefined && usage.points > MAXIMUM_AN_HOUR) throw new Refusal('tooManyRequests');
    await ports.jobs.enqueue(trx, { name: 'send-mail', data: { id: randomUUID(), to, ...content } });
  });
  return { Success: true };
}

function limitKey(secret: string, browserId: string): string {
  return createHmac('sha256', subkey(secret, 'rate limits')).update(`summary:${browserId}`).digest('base64url');
}
