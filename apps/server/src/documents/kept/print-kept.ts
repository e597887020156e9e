import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { localeOf } from '../good-faith/good-faith-blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import { type PrintedDocument, printDocument } from '../pdf/flow/print-document.ts';
import { keptBlocks, type KeptPaper } from './kept-blocks.ts';

/** Sets an estimate that one keeps as tagged PDF, on the paper and in the colours of the health system. */
export function printKept(
  paper: KeptPaper,
  messages: ServerMessages,
  { healthSystem, made }: { readonly healthSystem: HealthSystem; readonly made: Date },
): Promise<PrintedDocument> {
  const { kept, goodFaith, language } = messages;
  const phone = healthSystem.phones.estimates.replaceAll(' ', '\u00a0');
  return printDocument(
    keptBlocks(paper, messages),
    {
      organisation: healthSystem.name,
      foot: `${kept.title}, ${healthSystem.name}, ${phone}`,
      pageNumber: (page, of) => goodFaith.pageNumber(page, of),
      country: healthSystem.country,
      brand: healthSystem.brand,
    },
    {
      title: `${kept.title}, ${paper.content.Service.Name}`,
      language: localeOf(language),
      author: healthSystem.name,
      made,
    },
  );
}
