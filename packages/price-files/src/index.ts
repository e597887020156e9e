export { PriceFileError } from './price-file-error.ts';
export { readPriceFile } from './read-price-file.ts';
export type { PriceFileHeader, PriceItem, PriceFileFinding, StandardCharge } from './types.ts';
