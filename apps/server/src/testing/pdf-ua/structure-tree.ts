import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

/** An element of a PDF's structure, as the file has it. */
export interface Element {
  ref: PDFRef;
  role: string;
  dict: PDFDict;
  children: Element[];
  /** Its marked parts: the page and the number there. */
  marked: Array<{ page: PDFRef; id: number }>;
  /** Its annotations. */
  annotations: PDFRef[];
}

/** The elements of the structure, from the root's one child on. */
export function readStructure(pdf: PDFDocument): Element | null {
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const top = root?.get(PDFName.of('K'));
  return top instanceof PDFRef ? readElement(pdf, top) : null;
}

function readElement(pdf: PDFDocument, ref: PDFRef): Element {
  const dict = pdf.context.lookup(ref, PDFDict);
  const element: Element = { ref, role: nameOf(dict, 'S'), dict, children: [], marked: [], annotations: [] };
  const kids = dict.lookupMaybe(PDFName.of('K'), PDFArray)?.asArray() ?? [];
  for (const kid of kids) {
    const each = kid instanceof PDFRef ? pdf.context.lookup(kid) : kid;
    if (!(each instanceof PDFDict)) continue;
    const type = nameOf(each, 'Type');
    if (type === 'MCR') element.marked.push({ page: refOf(each, 'Pg'), id: numberOf(each.get(PDFName.of('MCID'))) });
    else if (type === 'OBJR') element.annotations.push(refOf(each, 'Obj'));
    else if (kid instanceof PDFRef) element.children.push(readElement(pdf, kid));
  }
  return element;
}

/** An element and all within it, in reading order. */
export const elementsOf = (element: Element): Element[] => [element, ...element.children.flatMap(elementsOf)];

/** The parent tree: what each key of a page or an annotation stands for. */
export function readParentTree(pdf: PDFDocument): Map<number, PDFObject | undefined> {
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const numbers = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray).asArray();
  const keys = numbers.flatMap((key, at) => (at % 2 === 0 ? [[numberOf(key), numbers[at + 1]] as const] : []));
  return new Map(keys);
}

export function nameOf(dict: PDFDict, key: string): string {
  const name = dict.lookup(PDFName.of(key));
  return name instanceof PDFName ? name.decodeText() : '';
}

function refOf(dict: PDFDict, key: string): PDFRef {
  const ref = dict.get(PDFName.of(key));
  if (!(ref instanceof PDFRef)) throw new TypeError(`${key} is not a reference`);
  return ref;
}

export const numberOf = (value: PDFObject | undefined): number =>
  value instanceof PDFNumber ? value.asNumber() : Number.NaN;
