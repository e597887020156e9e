import type { InputOf, ReplyOf } from '@portico/contract';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { printGoodFaith } from '../../documents/good-faith/print-good-faith.ts';
import { limitPapers } from '../../platform/limits/limit-papers.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireGoodFaithEstimate } from '../good-faith/require-good-faith-estimate.ts';
import type { EstimateServices } from '../services.ts';

/**
 * The good-faith estimate on paper.
 *
 * @throws Refusal as requireGoodFaithEstimate; malformedRequest for a name with letters that no typeface has;
 *   tooManyRequests, with the seconds to wait.
 */
export async function goodFaithEstimate(
  input: InputOf<'goodFaithEstimate'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'goodFaithEstimate'>> {
  const estimate = await requireGoodFaithEstimate(input, visitor, services);
  await limitPapers(visitor, services);
  const { language } = visitor;
  const printed = await printGoodFaith(estimate, language, services.settings);
  if (printed.outcome === 'unprintable') throw new Refusal('malformedRequest', ['patientName']);
  const { fileName } = messagesOf(language).goodFaith;
  return {
    FileName: fileName,
    Document: Buffer.from(printed.pdf).toString('base64'),
    Providers: estimate.providers.map(({ name, totalCents }) => ({ Name: name, TotalRaw: totalCents })),
  };
}
