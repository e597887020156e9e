import { joinBytes } from '@portico/json-scan';
import { PriceFileError } from '../price-file-error.ts';
import { isBlank } from './bytes.ts';
import { type Encoding, encodingOf, toUtf8 } from './encoding.ts';
import { type ReadLimits, withinLimits } from './limits.ts';

/** A price file whose beginning was read: its format, and its bytes in UTF-8 without a byte order mark. */
export interface OpenFile {
  format: 'json' | 'csv';
  /** As it was found; the bytes are in UTF-8 already, but for stray ones of Windows-1252. */
  encoding: Encoding;
  bytes: AsyncIterable<Uint8Array>;
  /** Bytes taken from the source so far, for progress. */
  bytesRead(): number;
}

/** Bytes of the longest signature that identifies a kind of file or an encoding. */
const MARK = 4;

/** Signatures of files that are uploaded by mistake, and what to do then. */
const notPriceFiles: readonly { start: readonly number[]; reason: string }[] = [
  { start: [0x1f, 0x8b], reason: 'The file is still packed by gzip: unpack it once more.' },
  { start: [0x50, 0x4b], reason: 'The file is a zip archive or an Excel workbook: give the CSV or JSON file itself.' },
  { start: [0x25, 0x50, 0x44, 0x46], reason: 'The file is a PDF: give the CSV or JSON file instead.' },
  { start: [0x3c], reason: 'The file is a web page or XML, not a price file: download the CSV or JSON file itself.' },
  { start: [0x5b], reason: 'The file is a JSON list, not an object with hospital_name: give the whole price file.' },
];

/**
 * Reads enough to detect encoding and format.
 *
 * @throws PriceFileError when the file is empty or is certainly not a price file.
 */
export async function openFile(
  source: AsyncIterable<Uint8Array>,
  limits: ReadLimits,
  now: () => number,
): Promise<OpenFile> {
  let bytesRead = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      bytesRead += chunk.length;
      yield chunk;
    }
  };
  const raw = await readAhead(counted(), (chunk, before) => before + chunk.length >= MARK);
  try {
    return { ...(await openContent(raw, limits, now)), bytesRead: () => bytesRead };
  } catch (error) {
    // Nobody reads on: the source may close its file.
    await raw.close();
    throw error;
  }
}

async function openContent(
  raw: ReadAhead,
  limits: ReadLimits,
  now: () => number,
): Promise<Omit<OpenFile, 'bytesRead'>> {
  const encoding = encodingOf(raw.head);
  if (encoding === 'utf-32') throw new PriceFileError(1, 'The file is written in UTF-32: save it as UTF-8.');
  let content = -1;
  const { head, bytes } = await readAhead(withinLimits(toUtf8(raw.bytes, encoding), limits, now), (chunk, before) => {
    const found = content === -1 ? chunk.findIndex((byte) => !isBlank(byte)) : -1;
    if (found !== -1) content = before + found;
    return content !== -1 && before + chunk.length >= content + MARK;
  });
  if (content === -1) throw new PriceFileError(1, 'The file is empty.');
  for (const { start: mark, reason } of notPriceFiles) {
    if (mark.every((byte, index) => head[content + index] === byte)) throw new PriceFileError(1, reason);
  }
  return { format: head[content] === 0x7b ? 'json' : 'csv', encoding, bytes };
}

interface ReadAhead {
  head: Uint8Array;
  bytes: AsyncIterable<Uint8Array>;
  /** To be called where the bytes are not read. */
  close(): Promise<void>;
}

/**
 * Reads chunks until there are enough to decide something. Each byte is read once, even if the chunks are small.
 *
 * @param isEnough is asked after each chunk, with the number of bytes before it.
 * @returns these chunks as one, and all chunks, those included.
 */
async function readAhead(
  source: AsyncIterable<Uint8Array>,
  isEnough: (chunk: Uint8Array, before: number) => boolean,
): Promise<ReadAhead> {
  const iterator = source[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let isDone = false; !isDone;) {
    const next = await iterator.next();
    if (next.done) break;
    isDone = isEnough(next.value, size);
    // The source may use the memory of this chunk again for the next.
    pieces.push(isDone ? next.value : next.value.slice());
    size += next.value.length;
  }
  const head = joinBytes(pieces);
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      yield head;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head, bytes: bytes(), close: async () => void (await iterator.return?.()) };
}
