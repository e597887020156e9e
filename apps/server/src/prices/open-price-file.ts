import { type FileSource, openSource } from '../platform/files/open-source.ts';

/** What the CSV and JSON templates of CMS are called within an archive. */
const PRICE_FILES = /\.(?:csv|json)$/i;

/**
 * Opens a price file: plain, gzipped, or the one price file of a zip archive.
 *
 * @throws FileError if there is none, or the archive holds several: a hospital publishes a single file (45 CFR 180.50(c)).
 */
export function openPriceFile(path: string): Promise<FileSource> {
  return openSource(path, PRICE_FILES);
}
