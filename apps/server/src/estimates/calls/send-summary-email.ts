import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import type { InputOf, ReplyOf } from '@portico/contract';
import { readEmail } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { summaryMail } from '../../documents/summary-mail.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';
import { requireEstimate } from '../owned-estimate.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Queues the summary of an estimate in the visitor's language. Not a success where there is no estimate yet, because a
 * location or a provider is still to be chosen.
 *
 * @throws Refusal malformedRequest for an address that is none; tooManyRequests, with the seconds to wait.
 */
export async function sendSummaryEmail(
  input: InputOf<'sendSummaryEmail'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'sendSummaryEmail'>> {
  const { database, ports, settings } = services;
  const to = readEmail(input.emailAddress);
  if (to === null) throw new Refusal('malformedRequest', ['emailAddress']);
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const stored = await requireEstimate(owner.ownerId, input.estimateId, services);
  const service = await requireService(stored.template, services);
  const model = await presentEstimate(stored, service, { owner, language: visitor.language }, services);
  if (model.Estimate === null) return { Success: false };
  const content = summaryMail(model, model.Estimate, {
    language: visitor.language,
    healthSystem: settings.healthSystem,
    publicUrl: settings.publicUrl,
  });
  const { keys } = settings;
  await database.db.transaction().execute(async (trx) => {
    const uses = [
      { key: limitKey(keys, `summary:address:${visitor.address}`), limit: limits.summariesOfAddress.number },
      { key: limitKey(keys, `summary:browser:${visitor.browserId}`), limit: limits.summariesOfBrowser.number },
      { key: limitKey(keys, `summary:recipient:${to.toLowerCase()}`), limit: limits.summaries.number },
    ];
    await requireUseBelow(trx, uses, ports.clock.now(), limits.summaries.window);
    await ports.jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to, ...content }));
  });
  return { Success: true };
}
