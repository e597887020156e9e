import type { Language } from '@portico/contract';
import type { FinancialAssistance } from '../../platform/settings/financial-assistance.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { messagesOf } from '../messages/messages-of.ts';
import type { PrintedDocument } from '../pdf/flow/print-document.ts';
import { printOnDemand } from '../pdf/print-on-demand.ts';
import type { Application } from './application.ts';
import { applicationBlocks } from './application-blocks.ts';

/** Sets an application for help as tagged PDF, on the paper and in the colours of the health system. */
export function printApplication(
  application: Application,
  policy: FinancialAssistance,
  { healthSystem, language, made }: { healthSystem: HealthSystem; language: Language; made: Date },
): Promise<PrintedDocument> {
  const messages = messagesOf(language);
  const { assistance } = messages;
  return printOnDemand(
    applicationBlocks(application, policy, { hospital: healthSystem.name, language }, messages),
    {
      organisation: healthSystem.name,
      foot: `${assistance.title}, ${healthSystem.name}`,
      pageNumber: (page, of) => assistance.pageNumber(page, of),
      country: healthSystem.country,
      brand: healthSystem.brand,
    },
    { title: assistance.title, language: `${language}-US`, author: healthSystem.name, made },
  );
}
