import type { StateParams } from '@portico/contract';

/** What the address says; of whoever is signed in without a token. */
export type DetailsParams = StateParams<'estimates-details'>;
