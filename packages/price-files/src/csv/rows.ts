import { joinBytes } from '@portico/json-scan';
import { PriceFileError } from '../price-file-error.ts';
import { countLines } from '../text/bytes.ts';
import type { Decoder } from '../text/decode.ts';
import { type ReadLimits, tooManyRows } from '../text/limits.ts';
import type { Cells } from './cells.ts';
import { NOTHING_REPEATED } from './repeated-cells.ts';
import { type Row, splitRow } from './split.ts';

/** Far above any real row (the longest seen has 1,277 columns): a longer one has an unclosed quote. */
const MAX_ROW = 16 * 1024 * 1024;
/** Rows above those with prices. */
const HEADERS = 3;
const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/**
 * Rows of a stream of CSV bytes, without blank ones. They come in groups, because an asynchronous step for each row
 * would cost more than reading it. The cells of a group
 * are used again for the next one.
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
  const cells: Cells = { text, bounds: [], length: 0 };
  // A row that is not whole is looked at again when twice as much of it is there, so that a long one is not read a
  // hundred times.
  let wanted = 0;
  for await (const block of wholeLines(bytes)) {
    text += decoder.decodeLines(block, () => line + countLines(text));
    if (text.length < wanted) continue;
    const split = splitRows(cells, text, line, false);
    count += split.count;
    if (count > limits.rows + HEADERS) throw tooManyRows(line, limits);
    line = split.line;
    text = text.slice(split.end);
    wanted = 2 * text.length;
    if (text.length > MAX_ROW) {
      throw new PriceFileError(line, 'The row that begins here does not end: a quote is not closed.', 'csv-quotes');
    }
    yield split.rows;
  }
  // The text after the last line feed, or a row whose quoted value was never closed.
  if (text !== '') yield splitRows(cells, text, line, true).rows;
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

interface SplitText {
  rows: Row[];
  /** Of all rows, also blank ones. */
  count: number;
  /** Offset and line of the first row that is not whole. */
  end: number;
  line: number;
}

function splitRows(cells: Cells, text: string, firstLine: number, isEnd: boolean): SplitText {
  cells.text = text;
  cells.length = 0;
  const rows: Row[] = [];
  let [at, line, count] = [0, firstLine, 0];
  let above: Row | undefined;
  while (at < text.length) {
    const split = splitRow(cells, at, line, isEnd, above);
    if (split === 'unfinished') {
      if (!isEnd) break;
      throw new PriceFileError(
        line,
        'The file ends within a quoted value of the row that begins here: it was cut short, fetch it again.',
        'csv-quotes',
      );
    }
    const row = split === 'bad quotes' ? withBadQuotes(cells, at, line, isEnd) : split;
    if (row.used > 0 || row.hasBadQuotes) rows.push(row);
    above = row.hasBadQuotes ? undefined : row;
    at = row.end;
    line = row.lastLine + 1;
    count += 1;
  }
  return { rows, count, end: at, line };
}

/** It ends with its line, and the next line is read as a row by itself. */
function withBadQuotes(cells: Cells, start: number, line: number, isEnd: boolean): Row {
  const { text } = cells;
  const end = endOfLine(text, start);
  const isUnended = isEnd && end === text.length && text.charCodeAt(end - 1) !== LINE_FEED;
  const place = { start, end, line, lastLine: line, repeated: NOTHING_REPEATED };
  return { cells, first: 0, count: 0, used: 0, ...place, isUnended, hasBadQuotes: true };
}

function endOfLine(text: string, from: number): number {
  const lineFeed = text.indexOf('\n', from);
  return lineFeed === -1 ? text.length : lineFeed + 1;
}
