import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { localeOf } from '../good-faith/good-faith-blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import type { Block } from '../pdf/flow/blocks.ts';
import type { PrintedDocument } from '../pdf/flow/print-document.ts';
import { printOnDemand } from '../pdf/print-on-demand.ts';

/** For whom and when a paper is set. */
export interface PaperOf {
  readonly healthSystem: HealthSystem;
  readonly made: Date;
}

/** Sets what an estimate said as tagged PDF, on the paper and in the colours of the health system. */
export function printContent(
  blocks: readonly Block[],
  { title, service }: { readonly title: string; readonly service: string },
  { goodFaith, language }: ServerMessages,
  { healthSystem, made }: PaperOf,
): Promise<PrintedDocument> {
  const phone = healthSystem.phones.estimates.replaceAll(' ', '\u00a0');
  return printOnDemand(
    blocks,
    {
      organisation: healthSystem.name,
      foot: `${title}, ${healthSystem.name}, ${phone}`,
      pageNumber: (page, of) => goodFaith.pageNumber(page, of),
      country: healthSystem.country,
      brand: healthSystem.brand,
    },
    { title: `${title}, ${service}`, language: localeOf(language), author: healthSystem.name, made },
  );
}
