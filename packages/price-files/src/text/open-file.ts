import { PriceFileError } from '../price-file-error.ts';
import { joinBytes } from '@portico/json-scan';

/** A price file whose beginning was read: its format, and its bytes without a byte order mark. */
export interface OpenFile {
  format: 'json' | 'csv';
  bytes: AsyncIterable<Uint8Array>;
  /** Bytes taken from the source so far, for progress. */
  bytesRead(): number;
}

/** No price file begins with that many blanks. */
const MAX_SPACE = 1024 * 1024;

/** Bytes of the longest signature that identifies a kind of file. */
const MARK = 4;

/** Signatures of files that are uploaded by mistake, and what to do then. */
const notPriceFiles: readonly { start: readonly number[]; reason: string }[] = [
  { start: [0x1f, 0x8b], reason: 'The file is still packed by gzip: unpack it once more.' },
  { start: [0x50, 0x4b], reason: 'The file is a zip archive or an Excel workbook: give the CSV or JSON file itself.' },
  { start: [0x25, 0x50, 0x44, 0x46], reason: 'The file is a PDF: give the CSV or JSON file instead.' },
  { start: [0xff, 0xfe], reason: 'The file is written in UTF-16: save it as UTF-8.' },
  { start: [0xfe, 0xff], reason: 'The file is written in UTF-16: save it as UTF-8.' },
  { start: [0x3c], reason: 'The file is a web page or XML, not a price file: download the CSV or JSON file itself.' },
  { start: [0x5b], reason: 'The file is a JSON list, not an object with hospital_name: give the whole price file.' },
];

/**
 * Reads enough to detect the format.
 *
 * @throws PriceFileError when the file is empty or is certainly not a price file.
 */
export async function openFile(source: AsyncIterable<Uint8Array>): Promise<OpenFile> {
  const iterator = source[Symbol.asyncIterator]();
  let bytesRead = 0;
  const take = async (): Promise<Uint8Array | undefined> => {
    const next = await iterator.next();
    if (next.done) return undefined;
    bytesRead += next.value.length;
    return next.value;
  };
  // First enough for a byte order mark, then all up to the first byte of the content. Each byte is read once, even if
  // the chunks are small.
  let head: Uint8Array = new Uint8Array();
  for (let chunk = await take(); chunk !== undefined; chunk = head.length < MARK ? await take() : undefined) {
    head = joinBytes([head, chunk]);
  }
  const pieces = [head];
  let size = head.length;
  let content = startOfContent(head, hasByteOrderMark(head) ? 3 : 0);
  while (content === -1 || size < content + MARK) {
    const chunk = await take();
    if (chunk === undefined) break;
    const found = content === -1 ? startOfContent(chunk, 0) : -1;
    if (found !== -1) content = size + found;
    pieces.push(chunk);
    size += chunk.length;
    if (content === -1 && size > MAX_SPACE) throw new PriceFileError(1, 'The file begins with blanks without end.');
  }
  if (content === -1) throw new PriceFileError(1, 'The file is empty.');
  const start = joinBytes(pieces);
  for (const { start: mark, reason } of notPriceFiles) {
    if (mark.every((byte, index) => start[content + index] === byte)) throw new PriceFileError(1, reason);
  }
  const first = start.subarray(hasByteOrderMark(start) ? 3 : 0);
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      yield first;
      for (let chunk = await take(); chunk !== undefined; chunk = await take()) yield chunk;
    } finally {
      await iterator.return?.();
    }
  }
  return { format: start[content] === 0x7b ? 'json' : 'csv', bytes: bytes(), bytesRead: () => bytesRead };
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Index of the first byte from `from` on that is not white space, or -1. */
function startOfContent(bytes: Uint8Array, from: number): number {
  const isSpace = (byte: number | undefined): boolean =>
    byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
  let at = from;
  while (at < bytes.length && isSpace(bytes[at])) at += 1;
  return at < bytes.length ? at : -1;
}
