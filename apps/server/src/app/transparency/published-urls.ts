import { PRICE_TRANSPARENCY_PATH } from '@portico/contract';
import type { PublishedFile } from '../../prices/originals/published-files.ts';

/** Path below which the price files are. */
export const PRICE_FILES_PATH = '/price-files';

/** Path of the file that names them all, which must be in the root (45 CFR 180.50(d)(6)(i)). */
export const CMS_HPT_PATH = '/cms-hpt.txt';

/** Path of a location's price file. It stays the same when the prices change. */
export function pathOfFile({ locationId, fileName }: Pick<PublishedFile, 'locationId' | 'fileName'>): string {
  return `${PRICE_FILES_PATH}/${locationId}/${encodeURIComponent(fileName)}`;
}

/** Address of the page that links to the files. */
export const pageUrl = (publicUrl: string): string => `${publicUrl}${PRICE_TRANSPARENCY_PATH}`;
