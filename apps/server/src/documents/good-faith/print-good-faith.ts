import type { Language } from '@portico/contract';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { messagesOf } from '../messages/messages-of.ts';
import type { PrintedDocument } from '../pdf/flow/print-document.ts';
import { printOnDemand } from '../pdf/print-on-demand.ts';
import type { GoodFaithEstimate } from './good-faith-estimate.ts';
import { goodFaithBlocks, localeOf } from './good-faith-blocks.ts';

/** Sets a good-faith estimate as tagged PDF, on the paper and in the colours of the health system. */
export function printGoodFaith(
  estimate: GoodFaithEstimate,
  language: Language,
  { healthSystem, publicUrl }: { readonly healthSystem: HealthSystem; readonly publicUrl: string },
): Promise<PrintedDocument> {
  const messages = messagesOf(language);
  const hospital = healthSystem.goodFaithEstimates?.name ?? healthSystem.name;
  const phone = unbroken(healthSystem.phones.estimates);
  const sender = { hospital, phone, address: publicUrl.replace(/^https?:\/\//, '') };
  return printOnDemand(
    goodFaithBlocks(estimate, sender, messages),
    {
      organisation: healthSystem.name,
      foot: `${messages.goodFaith.title}, ${hospital}, ${phone}`,
      pageNumber: (page, of) => messages.goodFaith.pageNumber(page, of),
      country: healthSystem.country,
      brand: healthSystem.brand,
    },
    {
      title: `${messages.goodFaith.title}, ${estimate.service.name}`,
      language: localeOf(language),
      author: hospital,
      made: estimate.requestedAt,
    },
  );
}

/** Phone numbers are not broken over lines. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');
