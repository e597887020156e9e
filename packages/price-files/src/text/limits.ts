import { PriceFileError } from '../price-file-error.ts';
import { isBlank } from './bytes.ts';

/** How much of a file is read before it counts as one that was made to do harm, or was damaged. */
export interface ReadLimits {
  /** Bytes of the unpacked file. */
  readonly unpackedBytes: number;
  /** Rows of a CSV below its headers, also blank ones; items of a JSON file. */
  readonly rows: number;
  /** Spaces, tabs and line ends one after the other. */
  readonly blanks: number;
  /** Seconds from the first byte to the last, with what the caller does in between. */
  readonly seconds: number;
  /** Share of the rows of a CSV that may be left out because their cells cannot be told apart: 0.01 is one in a hundred. */
  readonly unreadableRows: number;
}

/** Ten times what the largest hospitals publish; in real files six rows of a hundred thousand were unreadable. */
export const defaultLimits: ReadLimits = {
  unpackedBytes: 20e9,
  rows: 100_000_000,
  blanks: 1_000_000,
  seconds: 3600,
  unreadableRows: 0.01,
};

/**
 * The same chunks, until a limit of bytes, blanks or time is reached. Blanks are counted across chunks; within one only
 * at its edges, since a chunk is far shorter than the limit.
 *
 * @param now seconds on any clock.
 * @throws PriceFileError
 */
export async function* withinLimits(
  source: AsyncIterable<Uint8Array>,
  limits: ReadLimits,
  now: () => number,
): AsyncGenerator<Uint8Array> {
  const start = now();
  let bytes = 0;
  let blanks = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > limits.unpackedBytes) {
      throw new PriceFileError(
        undefined,
        `The file has more than ${inGB(limits.unpackedBytes)} when unpacked.${toRaise('PORTICO_PRICES_GB')}`,
        'limit',
      );
    }
    if (now() - start > limits.seconds) {
      const minutes = Math.round(limits.seconds / 60);
      throw new PriceFileError(
        undefined,
        `The file was not read to its end in ${minutes} minutes.${toRaise('PORTICO_PRICES_MINUTES')}`,
        'limit',
      );
    }
    const leading = leadingBlanks(chunk);
    if (blanks + leading > limits.blanks) {
      const count = limits.blanks.toLocaleString('en-US');
      throw new PriceFileError(
        undefined,
        `The file has more than ${count} spaces or empty lines on end: it is damaged, or was made to do harm.` +
          toRaise('PORTICO_PRICES_BLANKS'),
        'limit',
      );
    }
    blanks = leading === chunk.length ? blanks + leading : trailingBlanks(chunk);
    yield chunk;
  }
}

/** The error of a file with more rows than the limit. */
export function tooManyRows(line: number, { rows }: ReadLimits): PriceFileError {
  return new PriceFileError(
    line,
    `The file has more than ${rows.toLocaleString('en-US')} rows or items.${toRaise('PORTICO_PRICES_ROWS')}`,
    'limit',
  );
}

/** By the name that the limit has among the settings of the portal. */
function toRaise(setting: string): string {
  return ` If it is a real price file, raise ${setting}.`;
}

function inGB(bytes: number): string {
  return `${(bytes / 1e9).toLocaleString('en-US')} GB`;
}

function leadingBlanks(chunk: Uint8Array): number {
  let count = 0;
  while (count < chunk.length && isBlank(chunk[count])) count += 1;
  return count;
}

function trailingBlanks(chunk: Uint8Array): number {
  let count = 0;
  while (count < chunk.length && isBlank(chunk[chunk.length - 1 - count])) count += 1;
  return count;
}
