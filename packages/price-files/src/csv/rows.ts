import Papa from 'papaparse';
import { joinBytes } from '@portico/json-scan';
import { PriceFileError } from '../price-file-error.ts';
import { countLines } from '../text/bytes.ts';
import type { Decoder } from '../text/decode.ts';
import { type ReadLimits, tooManyRows } from '../text/limits.ts';

export interface Row {
  /** Without the spaces around them. */
  cells: string[];
  /** Physical line on which the row begins. */
  line: number;
  /** A quote within a quoted value is not doubled, so that the cells may be split wrongly. */
  hasBadQuotes: boolean;
  /** The file ends right after it, without a line feed. */
  isUnended: boolean;
}

/** Far above any real row (the longest seen has 1,277 columns): a longer one has an unclosed quote. */
const MAX_ROW = 16 * 1024 * 1024;
/** Rows above those with prices. */
const HEADERS = 3;
const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/**
 * Rows of a stream of CSV bytes, without blank ones. They come in groups, because an asynchronous step for each row
 * would cost more than reading it.
 *
 * @throws PriceFileError when the file ends within a quoted value, or has more rows than the limit.
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  decoder: Decoder,
  limits: ReadLimits,
): AsyncGenerator<Row[]> {
  let line = 1;
  let text = '';
  let count = 0;
  for await (const block of wholeLines(bytes)) {
    text += decoder.decodeLines(block, () => line + countLines(text));
    const { rows, rest, found } = parse(text, line, false);
    count += found;
    if (count > limits.rows + HEADERS) throw tooManyRows(line, limits);
    line += countLines(text, text.length - rest.length);
    text = rest;
    if (text.length > MAX_ROW) {
      throw new PriceFileError(line, 'The row that begins here does not end: a quote is not closed.', 'csv-quotes');
    }
    yield rows;
  }
  if (text === '') return;
  // The text after the last line feed, or a row whose quoted value was never closed.
  yield parse(text, line, true).rows;
}

/** Bytes up to the last line feed received so far; the rest at the end of the stream. */
async function* wholeLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  let size = 0;
  let hasLines = false;
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    hasLines ||= end > 0;
    if (end > 0) {
      yield joinBytes([...pending, chunk.subarray(0, end)]);
      pending = [];
      size = 0;
    }
    if (end < chunk.length) {
      pending.push(chunk.slice(end));
      size += chunk.length - end;
    }
    if (size > MAX_ROW && !hasLines) rejectReturns(pending);
    if (size > MAX_ROW)
      throw new PriceFileError(1, 'A line does not end: write each row of the CSV on its own line.', 'csv-rows');
  }
  if (!hasLines) rejectReturns(pending);
  if (size > 0) yield joinBytes(pending);
}

/**
 * @throws PriceFileError for the line ends of the first Macs (CR alone), which Excel still offers as "CSV (Macintosh)".
 */
function rejectReturns(pieces: readonly Uint8Array[]): void {
  if (!pieces.some((piece) => piece.includes(RETURN))) return;
  throw new PriceFileError(
    1,
    'The lines end with carriage returns alone: save the file as CSV UTF-8, with line feeds.',
    'csv-rows',
  );
}

function parse(text: string, firstLine: number, isEnd: boolean): { rows: Row[]; rest: string; found: number } {
  const parser = new Papa.Parser({ delimiter: ',', newline: '\n' });
  // The library types the result as any; these are the parts of it that this code relies on.
  const result: { data: string[][]; errors: { code?: string; row?: number }[]; meta: { cursor: number } } =
    parser.parse(text, 0, !isEnd);
  if (isEnd && result.errors.some((error) => error.code === 'MissingQuotes')) {
    throw new PriceFileError(
      firstLine,
      'The file ends within a quoted value of the row that begins here: it was cut short, fetch it again.',
      'csv-quotes',
    );
  }
  const badRows = new Set(result.errors.map((error) => error.row));
  const isOneLineEach = countLines(text, result.meta.cursor) === result.data.length;
  let line = firstLine;
  const rows: Row[] = [];
  for (const [index, raw] of result.data.entries()) {
    const isUnended = isEnd && index === result.data.length - 1;
    const cells = raw.map((cell) => cell.trim());
    if (cells.some((cell) => cell !== '')) rows.push({ cells, line, hasBadQuotes: badRows.has(index), isUnended });
    line += isOneLineEach ? 1 : 1 + raw.reduce((sum, cell) => sum + countLines(cell), 0);
  }
  return { rows, rest: isEnd ? '' : text.slice(result.meta.cursor), found: result.data.length };
}
