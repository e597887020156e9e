export { readCmsHpt, writeCmsHpt } from './cms-hpt/cms-hpt.ts';
export { PriceFileError } from './price-file-error.ts';
export { readPriceFile } from './read-price-file.ts';
export { defaultLimits, type ReadLimits } from './text/limits.ts';
export type { PriceFileHeader, PriceItem, PriceFileFinding, StandardCharge } from './types.ts';
