import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { readMarkedContent } from './page-content.ts';
import { type Element, elementsOf, nameOf, numberOf, readParentTree } from './structure-tree.ts';

/** What pages and their annotations break (ISO 14289-1 §7.1 and §7.18). */
export function pageBreaches(pdf: PDFDocument, structure: Element): string[] {
  const elements = elementsOf(structure);
  const parents = readParentTree(pdf);
  return pdf
    .getPages()
    .flatMap((page, at) => [
      ...contentBreaches(page, elements, parents).map((breach) => `${breach} (page ${at + 1})`),
      ...annotationBreaches(pdf, page, elements, parents).map((breach) => `${breach} (page ${at + 1})`),
    ]);
}

type Parents = ReturnType<typeof readParentTree>;

function contentBreaches(page: PDFPage, elements: readonly Element[], parents: Parents): string[] {
  const breaches: string[] = [];
  const { ids, unmarked, nested } = readMarkedContent(page);
  if (nameOf(page.node, 'Tabs') !== 'S') breaches.push('7.18.3 the order of tabs is not that of the structure');
  if (unmarked.length > 0) breaches.push('7.1 something is neither a part of the structure nor an artifact');
  if (nested > 0) breaches.push('7.1 an artifact and a part of the structure stand in one another');
  const owners = new Map<number, Element>();
  for (const element of elements) {
    for (const { page: ref, id } of element.marked) {
      if (ref !== page.ref) continue;
      if (owners.has(id)) breaches.push(`7.1 part ${id} belongs to two elements`);
      owners.set(id, element);
    }
  }
  const key = numberOf(page.node.get(PDFName.of('StructParents')));
  const tree = page.doc.context.lookup(parents.get(key));
  for (const id of ids) {
    const owner = owners.get(id);
    const told = tree instanceof PDFArray ? tree.get(id) : undefined;
    if (owner === undefined) breaches.push(`7.1 part ${id} belongs to no element`);
    else if (told !== owner.ref) breaches.push(`7.1 the parent tree does not lead from part ${id} to its element`);
  }
  for (const id of owners.keys()) if (!ids.includes(id)) breaches.push(`7.1 part ${id} is not on the page`);
  return breaches;
}

function annotationBreaches(pdf: PDFDocument, page: PDFPage, elements: readonly Element[], parents: Parents): string[] {
  const annotations = page.node.Annots()?.asArray() ?? [];
  return annotations.flatMap((ref) => {
    const annotation = pdf.context.lookup(ref, PDFDict);
    const owner = elements.find((element) => element.annotations.some((each) => each === ref));
    const told = parents.get(numberOf(annotation.get(PDFName.of('StructParent'))));
    return [
      ...(nameOf(annotation, 'Subtype') === 'Link' && owner?.role === 'Link' ? [] : ['7.18.5 a link is not in a link']),
      ...(owner !== undefined && told === owner.ref ? [] : ['7.18.1 the parent tree does not lead to the link']),
      ...(annotation.has(PDFName.of('Contents')) ? [] : ['7.18.5 a link has no description']),
    ];
  });
}
