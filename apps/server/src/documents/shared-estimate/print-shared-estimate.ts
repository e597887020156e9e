import { type PaperOf, printContent } from '../kept/print-content.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import type { PrintedDocument } from '../pdf/flow/print-document.ts';
import { type SharedEstimate, sharedEstimateBlocks } from './shared-estimate-blocks.ts';

/** An estimate that is shared as tagged PDF. */
export function printSharedEstimate(
  estimate: SharedEstimate,
  messages: ServerMessages,
  of: PaperOf,
): Promise<PrintedDocument> {
  const names = { title: messages.shared.title, service: estimate.content.Service.Name };
  return printContent(sharedEstimateBlocks(estimate, messages), names, messages, of);
}
