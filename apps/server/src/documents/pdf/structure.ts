import {
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** The standard structure types that are used (PDF 32000-1 §14.8.4). */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Span'
  | 'Figure';

/** Further properties of an element. */
export interface TagDetails {
  /** Its language, if it differs from the document's. */
  language?: string;
  /** A picture's text alternative. */
  alternative?: string;
  /** Its attributes (PDF 32000-1 §14.8.5): their owner, and what the owner defines. */
  attributes?: Readonly<Record<string, string | number | readonly number[]>> & { readonly O: string };
}

/** An element of the structure. Its parts are in reading order, which is the order in which they are added. */
export interface Tag {
  role: Role;
  /** Adds an element within it. */
  add(role: Role, details?: TagDetails): Tag;
  /** Makes of what is drawn on a page a part of it. */
  mark(page: PDFPage, drawn: readonly PDFOperator[]): PDFOperator[];
  /** Makes of an annotation of a page a part of it. */
  annotate(page: PDFPage, annotation: PDFDict): void;
}

/** The structure of a document, for screen readers (PDF 32000-1 §14.7). */
export interface Structure {
  document: Tag;
  /** Writes the structure into the file. */
  finish(): void;
}

export function createStructure(pdf: PDFDocument): Structure {
  const { context } = pdf;
  const root = context.nextRef();
  /** The elements of each page's marked parts, by their numbers there. */
  const marked = new Map<PDFPage, PDFRef[]>();
  const annotated: PDFRef[] = [];
  const markedOf = (page: PDFPage): PDFRef[] => {
    const known = marked.get(page) ?? [];
    marked.set(page, known);
    return known;
  };

  function createTag(
    role: Role,
    parent: PDFRef,
    { language, alternative, attributes }: TagDetails = {},
  ): Tag & { ref: PDFRef } {
    const parts: PDFArray = context.obj([]);
    const element = context.obj({ Type: 'StructElem', S: role, P: parent, K: parts });
    if (language !== undefined) element.set(PDFName.of('Lang'), PDFHexString.fromText(language));
    if (alternative !== undefined) element.set(PDFName.of('Alt'), PDFHexString.fromText(alternative));
    if (attributes !== undefined) element.set(PDFName.of('A'), context.obj({ ...attributes }));
    const ref = context.register(element);
    return {
      ref,
      role,
      add: (childRole, details) => {
        const child = createTag(childRole, ref, details);
        parts.push(child.ref);
        return child;
      },
      mark: (page, drawn) => {
        const elements = markedOf(page);
        const id = elements.push(ref) - 1;
        parts.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
        const begin = PDFOperator.of(Op.BeginMarkedContentSequence, [`/${role}`, `<</MCID ${id}>>`]);
        return [begin, ...drawn, PDFOperator.of(Op.EndMarkedContent)];
      },
      annotate: (page, annotation) => {
        annotation.set(PDFName.of('StructParent'), context.obj(annotated.push(ref) - 1));
        const annotationRef = context.register(annotation);
        page.node.addAnnot(annotationRef);
        parts.push(context.obj({ Type: 'OBJR', Pg: page.ref, Obj: annotationRef }));
      },
    };
  }

  const top = createTag('Document', root);
  return {
    document: top,
    finish: () => {
      // Annotations have the first keys of the parent tree, and pages those after them.
      const keys: Array<number | PDFRef> = annotated.flatMap((element, key) => [key, element]);
      for (const [at, [page, elements]] of [...marked].entries()) {
        const key = annotated.length + at;
        keys.push(key, context.register(context.obj(elements)));
        page.node.set(PDFName.of('StructParents'), context.obj(key));
      }
      for (const page of pdf.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      const parents = { ParentTree: { Nums: keys }, ParentTreeNextKey: annotated.length + marked.size };
      context.assign(root, context.obj({ Type: 'StructTreeRoot', K: top.ref, ...parents }));
      pdf.catalog.set(PDFName.of('StructTreeRoot'), root);
      pdf.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}

/** Marks what is drawn as decoration, which screen readers pass over. */
export const decoration = (drawn: readonly PDFOperator[]): PDFOperator[] => [
  PDFOperator.of(Op.BeginMarkedContent, ['/Artifact']),
  ...drawn,
  PDFOperator.of(Op.EndMarkedContent),
];

/** Marks what is drawn as the running head or foot of a page. */
export const furniture = (subtype: 'Header' | 'Footer', drawn: readonly PDFOperator[]): PDFOperator[] => [
  PDFOperator.of(Op.BeginMarkedContentSequence, ['/Artifact', `<</Type /Pagination /Subtype /${subtype}>>`]),
  ...drawn,
  PDFOperator.of(Op.EndMarkedContent),
];
