import { acceptsNames } from './accepts.ts';
import { readCsv } from './csv/read-csv.ts';
import { readJson } from './json/read-json.ts';
import { defaultLimits, type ReadLimits } from './text/limits.ts';
import { openFile } from './text/open-file.ts';
import type { PriceFileEvent } from './types.ts';

export interface PriceFileOptions {
  readonly limits?: ReadLimits;
  /** Seconds on any clock; without it the limit of time does not count. */
  readonly now?: () => number;
  /** ISO date on which the file is read; without it, its date is compared with no other. */
  readonly today?: string;
  /**
   * Headers of a CSV, or properties of a JSON file, that staff take as they are, though their values are not read, or none
   * stand there.
   */
  readonly accept?: readonly string[];
}

/**
 * Reads a hospital's price file as 45 CFR 180.50 prescribes it: CMS template JSON or CSV (tall or wide), version 3 or
 * 2. Memory stays flat however large the file is. Format and encoding (UTF-8 or UTF-16 with or without a byte order
 * mark, else Windows-1252) are detected; any but UTF-8 is a finding.
 *
 * Bad content never throws: it is reported as a finding with its line. The header comes first for CSV and last for
 * JSON, where general data elements may come after the items. Items come in the order of the file.
 *
 * @param bytes the unpacked file, split anywhere. All chunks may share their memory.
 * @throws PriceFileError when the structure is broken, the file ends too early, is not a price file or exceeds a limit.
 */
export async function* readPriceFile(
  bytes: AsyncIterable<Uint8Array>,
  { limits = defaultLimits, now = () => 0, today, accept = [] }: PriceFileOptions = {},
): AsyncGenerator<PriceFileEvent> {
  const file = await openFile(bytes, limits, now);
  yield* file.format === 'json'
    ? readJson(file, limits, acceptsNames(accept), today)
    : readCsv(file, limits, acceptsNames(accept), today);
}
