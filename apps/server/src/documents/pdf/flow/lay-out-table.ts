import type { PdfPage } from '../pdf-file.ts';
import { rule } from '../shapes.ts';
import type { Tag } from '../structure.ts';
import type { Block, Column, Row, Text } from './blocks.ts';
import { linesOf, type Setting, writerOf } from './lay-out-text.ts';
import { type Manner, manners } from './manners.ts';
import type { SpanLine } from './span-lines.ts';

/** Between the columns, and above and below the text of a row. */
const GAP = 12;
const PAD = 4;

/** Room for what is written by hand. */
const BLANK_HEIGHT = 26;

/** A cell whose text is broken into lines. */
interface SetCell {
  lines: readonly SpanLine[];
  manner: Manner;
  x: number;
  width: number;
  align: 'start' | 'end';
}

/** Lays out a table; its header stands again at the top of each page that it goes on. */
export function layOutTable(parent: Tag, { columns, rows }: Extract<Block, { kind: 'table' }>, setting: Setting): void {
  const { pages, colors } = setting;
  const table = parent.add('Table');
  const header = cellsOf(
    columns,
    columns.map((column) => column.header),
    [manners.header],
    setting,
  );
  const headerHeight = heightOf(header);
  const first = rows[0];
  const firstHeight = first === undefined ? 0 : heightOf(rowCells(columns, first, setting));
  if (pages.room() < Math.min(headerHeight + firstHeight, pages.full)) pages.turn();
  const headerRow = table.add('THead').add('TR');
  for (const cell of header) {
    const tag = headerRow.add('TH', { attributes: { O: 'Table', Scope: 'Column' } });
    write(pages.page, cell, tag, setting, pages.y);
  }
  pages.y += headerHeight;
  pages.page.decorate([rule(pages.left, pages.y, pages.width, colors['--ink-2'])]);
  const repeatHeader = (): void => {
    for (const { lines, manner, ...cell } of header) {
      const placed = place({ lines, manner, ...cell }, pages.y);
      const texts = placed.flatMap(({ line, x, y }) =>
        line.pieces.map((piece) => ({ line: piece.line, x: x + piece.left, y })),
      );
      pages.page.furnish('Header', texts, colors['--ink-2']);
    }
    pages.y += headerHeight;
    pages.page.decorate([rule(pages.left, pages.y, pages.width, colors['--ink-2'])]);
  };
  const body = table.add('TBody');
  for (const [at, row] of rows.entries()) {
    // A sum is not parted from what it sums up.
    const next = rows[at + 1];
    const keep = next?.strong === true ? heightOf(rowCells(columns, next, setting)) : 0;
    layOutRow(body, rowCells(columns, row, setting), setting, { onNewPage: repeatHeader, keep });
  }
  pages.y += PAD;
}

/** Lays out labels with what is told beside them: a table whose rows have headers, and whose columns need none. */
export function layOutFields(parent: Tag, { fields }: Extract<Block, { kind: 'fields' }>, setting: Setting): void {
  const { pages, colors } = setting;
  const body = parent.add('Table').add('TBody');
  const columns = [{ share: 34 }, { share: 66 }];
  for (const { label, value } of fields) {
    const cells = cellsOf(columns, [label, value ?? ''], [manners.label, manners.plain], setting);
    if (value !== null) {
      layOutRow(body, cells, setting);
      continue;
    }
    if (pages.room() < BLANK_HEIGHT) pages.turn();
    layOutRow(body, cells, setting, { least: BLANK_HEIGHT });
    const blank = cells[1];
    if (blank !== undefined) pages.page.decorate([rule(blank.x, pages.y - PAD, blank.width, colors['--ink-2'])]);
  }
  pages.y += PAD;
}

const rowCells = (columns: readonly Column[], { cells, strong }: Row, setting: Setting): SetCell[] =>
  cellsOf(columns, cells, [strong === true ? manners.sum : manners.cell], setting);

/** @param ofColumns the manner of each column, or of all. */
function cellsOf(
  columns: ReadonlyArray<Pick<Column, 'share' | 'align'>>,
  texts: readonly Text[],
  ofColumns: readonly Manner[],
  setting: Setting,
): SetCell[] {
  const { left, width } = setting.pages;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map(({ share, align = 'start' }, at) => {
    const columnWidth = (width * share) / shares;
    const inner = columnWidth - (at === columns.length - 1 ? 0 : GAP);
    const manner = ofColumns[at] ?? ofColumns[0] ?? manners.cell;
    const cell = { lines: linesOf(texts[at] ?? '', manner, inner, setting), manner, x, width: inner, align };
    x += columnWidth;
    return cell;
  });
}

const heightOf = (cells: readonly SetCell[]): number =>
  Math.max(...cells.map(({ lines, manner }) => lines.length * manner.leading)) + 2 * PAD;

/** A row that is longer than what is left of the page begins a new one; one that is longer than a page goes on. */
function layOutRow(
  body: Tag,
  cells: SetCell[],
  setting: Setting,
  { onNewPage, keep = 0, least = 0 }: { onNewPage?: () => void; keep?: number; least?: number } = {},
): void {
  const { pages, colors } = setting;
  const turn = (): void => {
    pages.turn();
    onNewPage?.();
  };
  if (heightOf(cells) + keep > pages.room() && pages.room() < pages.full / 2) turn();
  const row = body.add('TR');
  const written = cells.map((cell, at) => {
    const tag = at === 0 ? row.add('TH', { attributes: { O: 'Table', Scope: 'Row' } }) : row.add('TD');
    return { cell, write: writerOf(tag, cell.manner, setting) };
  });
  let rest = cells.map(({ lines }) => lines);
  do {
    const room = pages.room() - 2 * PAD;
    const parts = written.map(({ cell }, at) =>
      (rest[at] ?? []).slice(0, Math.max(1, Math.floor(room / cell.manner.leading))),
    );
    for (const [at, { cell, write: writePart }] of written.entries()) {
      writePart(pages.page, place({ ...cell, lines: parts[at] ?? [] }, pages.y));
    }
    const height = heightOf(written.map(({ cell }, at) => ({ ...cell, lines: parts[at] ?? [] })));
    pages.y += Math.max(height, least);
    rest = rest.map((lines, at) => lines.slice(parts[at]?.length ?? 0));
    if (rest.some((lines) => lines.length > 0)) turn();
  } while (rest.some((lines) => lines.length > 0));
  if (least === 0) pages.page.decorate([rule(pages.left, pages.y, pages.width, colors['--line'])]);
}

function write(page: PdfPage, cell: SetCell, tag: Tag, setting: Setting, top: number): void {
  writerOf(tag, cell.manner, setting)(page, place(cell, top));
}

const place = (
  { lines, manner, x, width, align }: SetCell,
  top: number,
): Array<{ line: SpanLine; x: number; y: number }> =>
  lines.map((line, at) => ({
    line,
    x: align === 'end' ? x + width - line.width : x,
    y: top + PAD + at * manner.leading + manner.size,
  }));
