/** Text in one manner. */
export interface Span {
  text: string;
  strong?: boolean;
  /** Set for the name of a person or a place, which may be in any script. */
  name?: boolean;
  /** The web address that it leads to. */
  href?: string;
  /** Its language, as `en-US`, if it differs from the document's. */
  language?: string;
}

export type Text = string | readonly Span[];

/** A column of a table: its header, its share of the width, and where its texts stand. */
export interface Column {
  header: string;
  share: number;
  align?: 'start' | 'end';
}

/** A row of a table: a text for each column, the first of which names the row. */
export interface Row {
  cells: readonly Text[];
  /** Set for a sum. */
  strong?: boolean;
}

/** A label with what is told beside it; null is a line that is filled in by hand. */
interface Field {
  label: string;
  value: Text | null;
}

/** What a document is made of, from top to bottom, which is the order in which it is read. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Text }
  | { kind: 'paragraph'; text: Text; manner?: 'lead' | 'plain' | 'small' }
  | { kind: 'list'; items: readonly Text[]; numbered?: boolean }
  | { kind: 'fields'; fields: readonly Field[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly Row[] };

export const spansOf = (text: Text): readonly Span[] => (typeof text === 'string' ? [{ text }] : text);

/** Every text of a block. */
export function textsOf(block: Block): readonly Text[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'fields') {
    return block.fields.flatMap(({ label, value }) => (value === null ? [label] : [label, value]));
  }
  if (block.kind === 'table') {
    return [...block.columns.map(({ header }) => header), ...block.rows.flatMap(({ cells }) => cells)];
  }
  return [block.text];
}
