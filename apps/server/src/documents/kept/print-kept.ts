import type { ServerMessages } from '../messages/server-messages.ts';
import type { PrintedDocument } from '../pdf/flow/print-document.ts';
import { keptBlocks, type KeptPaper } from './kept-blocks.ts';
import { type PaperOf, printContent } from './print-content.ts';

/** An estimate that one keeps as tagged PDF. */
export function printKept(paper: KeptPaper, messages: ServerMessages, of: PaperOf): Promise<PrintedDocument> {
  const names = { title: messages.kept.title, service: paper.content.Service.Name };
  return printContent(keptBlocks(paper, messages), names, messages, of);
}
