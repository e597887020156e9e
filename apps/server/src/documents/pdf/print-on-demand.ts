import type { printDocument, PrintedDocument } from './flow/print-document.ts';

/** Sets a document as printDocument does, whose engines for type and PDF take 15 MB: they are loaded with the first document. */
export async function printOnDemand(...given: Parameters<typeof printDocument>): Promise<PrintedDocument> {
  const loaded = await import('./flow/print-document.ts');
  return loaded.printDocument(...given);
}
