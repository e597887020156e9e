import { PDFBool, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { fontBreaches } from './font-breaches.ts';
import { pageBreaches } from './page-breaches.ts';
import { readStructure } from './structure-tree.ts';
import { structureBreaches } from './structure-breaches.ts';

/**
 * What a file breaks of PDF/UA-1 (ISO 14289-1), with the clause: the rules that a program can check (the Matterhorn
 * Protocol 1.02 calls them so) of what the portal's documents are made of. Written apart from what writes the files.
 */
export async function breachesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const structure = readStructure(pdf);
  if (structure === null) return [...documentBreaches(pdf), '7.1 there is no structure'];
  return [
    ...documentBreaches(pdf),
    ...structureBreaches(structure),
    ...pageBreaches(pdf, structure),
    ...fontBreaches(pdf),
  ];
}

function documentBreaches({ catalog }: PDFDocument): string[] {
  const breaches: string[] = [];
  const isTrue = (dict: string, key: string): boolean =>
    catalog.lookupMaybe(PDFName.of(dict), PDFDict)?.lookup(PDFName.of(key)) === PDFBool.True;
  if (!catalog.has(PDFName.of('Lang'))) breaches.push('7.2 the document has no language');
  if (!isTrue('MarkInfo', 'Marked')) breaches.push('6.2 the document does not say that it is marked');
  if (!isTrue('ViewerPreferences', 'DisplayDocTitle')) breaches.push('7.1 the title is not shown');
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  if (!(metadata instanceof PDFRawStream)) return [...breaches, '7.1 there is no metadata'];
  if (metadata.dict.has(PDFName.of('Filter'))) breaches.push('5 the metadata is compressed');
  const xml = Buffer.from(metadata.getContents()).toString();
  if (!/<pdfuaid:part>1<\/pdfuaid:part>/.test(xml)) breaches.push('5 the metadata does not name PDF/UA-1');
  if (!/<dc:title>.*<rdf:li xml:lang="x-default">[^<]+</s.test(xml)) breaches.push('7.1 the metadata has no title');
  return breaches;
}
