import type { PriceFileSummary } from './price-file-summary.ts';
import { type ReadOptions, readAll } from './read-all.ts';
import { openPriceFile } from './open-price-file.ts';

/**
 * Reads a price file without importing it.
 *
 * @throws PriceFileError or FileError if it cannot be read to its end.
 */
export async function checkPriceFile(
  path: string,
  options: Pick<ReadOptions, 'limits' | 'onProgress' | 'signal'> = {},
): Promise<PriceFileSummary> {
  return readAll(await openPriceFile(path), options);
}
