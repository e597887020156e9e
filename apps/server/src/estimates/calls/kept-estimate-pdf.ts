import { entryOf, type InputOf, type ReplyOf } from '@portico/contract';
import { pathTo } from '@portico/contract';
import { formatEstimateNumber } from '@portico/rules';
import { printKept } from '../../documents/kept/print-kept.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { limitPapers } from '../../platform/limits/limit-papers.ts';
import { dayIn } from '../../platform/time.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { lastDayOf } from '../kept/end-of-kept.ts';
import { requireKeptEstimate } from '../kept/require-kept-estimate.ts';
import { goodThrough } from '../model/good-through.ts';

/**
 * A kept estimate on paper, in the visitor's language.
 *
 * @throws Refusal keptEstimateRefused; tooManyRequests, with the seconds to wait.
 */
export async function keptEstimatePdf(
  { key }: InputOf<'keptEstimatePdf'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'keptEstimatePdf'>> {
  const { ports, settings } = services;
  const { healthSystem, publicUrl } = settings;
  const { stored, kept } = await requireKeptEstimate(key, visitor, services);
  await limitPapers(visitor, services);
  const messages = messagesOf(visitor.language);
  const lastDay = lastDayOf(stored.expires_at, healthSystem);
  const paper = {
    content: entryOf(kept.content, visitor.language),
    number: formatEstimateNumber(kept.number),
    opensBy: kept.by,
    address: `${publicUrl.replace(/^https?:\/\//, '')}${pathTo('estimates-kept')}`,
    keptOn: dayIn(healthSystem.timeZone, stored.kept_at),
    goodThrough: goodThrough(lastDay, kept.figures),
    lastDay,
  };
  const printed = await printKept(paper, messages, { healthSystem, made: ports.clock.now() });
  // Names of services and places are the hospital's own: what its settings and files have is set on every page of the portal.
  if (printed.outcome === 'unprintable') throw new Error('a kept estimate has a character that no typeface has');
  return { FileName: messages.kept.fileName, Document: Buffer.from(printed.pdf).toString('base64') };
}
