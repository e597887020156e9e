export { readCmsHpt, writeCmsHpt } from './cms-hpt/cms-hpt.ts';
export type { PriceFileFinding } from './findings/finding.ts';
export { createFindingTally, type RuleTally } from './findings/tally.ts';
export { PriceFileError } from './price-file-error.ts';
export { readPriceFile } from './read-price-file.ts';
export { breaksConformity, ruleOf } from './rules/rules.ts';
export { defaultLimits, type ReadLimits } from './text/limits.ts';
export type { PriceFileHeader, PriceItem, StandardCharge } from './types.ts';
export { dictionaryOf } from './values/versions.ts';
