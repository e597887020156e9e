import type { StateParams } from '@portico/contract';

/** The parameters of the address. A signed-in person's address has no token. */
export type DetailsParams = StateParams<'estimates-details'>;
