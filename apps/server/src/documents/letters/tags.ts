import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** The role of a text on the page, for screen readers. */
export type TextRole = 'H1' | 'H2' | 'P';

/** Further properties of a part: its language if it differs, and a picture's text alternative. */
export interface RoleDetails {
  language?: string;
  alternative?: string;
}

/** The structure of a page, in reading order (PDF 32000-1 §14.7). */
export interface Tags {
  /** Tags the operators as one part. */
  mark(role: TextRole | 'Figure', drawn: readonly PDFOperator[], details?: RoleDetails): PDFOperator[];
  /** Tags the operators as decoration. */
  decoration(drawn: readonly PDFOperator[]): PDFOperator[];
  /** Writes the structure into the document. */
  finish(): void;
}

export function createTags(document: PDFDocument, page: PDFPage): Tags {
  const { context } = document;
  const root = context.nextRef();
  const top = context.nextRef();
  const parts: PDFRef[] = [];
  return {
    mark: (role, drawn, { language, alternative } = {}) => {
      const id = parts.length;
      const element = context.obj({ Type: 'StructElem', S: role, P: top, Pg: page.ref, K: id });
      if (language !== undefined) element.set(PDFName.of('Lang'), PDFHexString.fromText(language));
      if (alternative !== undefined) element.set(PDFName.of('Alt'), PDFHexString.fromText(alternative));
      parts.push(context.register(element));
      const begin = PDFOperator.of(Op.BeginMarkedContentSequence, [`/${role}`, `<</MCID ${id}>>`]);
      return [begin, ...drawn, PDFOperator.of(Op.EndMarkedContent)];
    },
    decoration: (drawn) => [
      PDFOperator.of(Op.BeginMarkedContent, ['/Artifact']),
      ...drawn,
      PDFOperator.of(Op.EndMarkedContent),
    ],
    finish: () => {
      context.assign(top, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: parts }));
      context.assign(
        root,
        context.obj({ Type: 'StructTreeRoot', K: top, ParentTree: { Nums: [0, parts] }, ParentTreeNextKey: 1 }),
      );
      document.catalog.set(PDFName.of('StructTreeRoot'), root);
      document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
      page.node.set(PDFName.of('StructParents'), context.obj(0));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    },
  };
}
