import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { localeOf } from '../good-faith/good-faith-blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import { type PrintedDocument, printDocument } from '../pdf/flow/print-document.ts';
import { type SharedEstimate, sharedEstimateBlocks } from './shared-estimate-blocks.ts';

/** Sets an estimate that is shared as tagged PDF, on the paper and in the colours of the health system. */
export function printSharedEstimate(
  estimate: SharedEstimate,
  messages: ServerMessages,
  { healthSystem, made }: { readonly healthSystem: HealthSystem; readonly made: Date },
): Promise<PrintedDocument> {
  const { shared, goodFaith, language } = messages;
  const phone = healthSystem.phones.estimates.replaceAll(' ', '\u00a0');
  return printDocument(
    sharedEstimateBlocks(estimate, messages),
    {
      organisation: healthSystem.name,
      foot: `${shared.title}, ${healthSystem.name}, ${phone}`,
      pageNumber: (page, of) => goodFaith.pageNumber(page, of),
      country: healthSystem.country,
      brand: healthSystem.brand,
    },
    {
      title: `${shared.title}, ${estimate.content.Service.Name}`,
      language: localeOf(language),
      author: healthSystem.name,
      made,
    },
  );
}
