import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part of a document as a screen reader goes through it: its role, its text with that of the parts within, and these. */
export interface ReadPart {
  role: string;
  text: string;
  alternative?: string;
  parts: ReadPart[];
}

/** What pdf.js, a reader that knows nothing of how the portal writes, finds in a tagged PDF. */
export interface TaggedPdf {
  title: string;
  language: string;
  pages: ReadPart[][];
}

interface StructNode {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: StructNode[];
}

/** Reads a tagged PDF with pdf.js (Firefox's own reader). */
export async function readTaggedPdf(bytes: Uint8Array): Promise<TaggedPdf> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    useWorkerFetch: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const pages: ReadPart[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = await textsOfMarked(page);
    const tree: StructNode | null = await page.getStructTree();
    pages.push((tree?.children ?? []).map((node) => partOf(node, texts)));
  }
  await task.destroy();
  const { Title: title = '', Language: language = '' } = info as { Title?: string; Language?: string };
  return { title, language, pages };
}

/** The texts of a page by the ids of their marked content. */
async function textsOfMarked(
  page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>,
): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: Array<string | undefined> = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== undefined);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && typeof item.id === 'string' ? item.id : undefined);
  }
  return texts;
}

function partOf(node: StructNode, marked: ReadonlyMap<string, string>): ReadPart {
  const parts: ReadPart[] = [];
  const texts: string[] = [];
  for (const child of node.children ?? []) {
    if (child.type === 'content') texts.push(marked.get(child.id ?? '') ?? '');
    else if (child.role !== undefined) {
      const part = partOf(child, marked);
      parts.push(part);
      texts.push(part.text);
    }
  }
  return {
    role: node.role ?? '',
    // The reader leaves out spaces at the ends of parts.
    text: texts.join(' ').replace(/\s+/g, ' ').trim(),
    ...(node.alt === undefined ? {} : { alternative: node.alt }),
    parts,
  };
}
