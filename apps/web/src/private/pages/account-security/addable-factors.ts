import type { FactorKind } from '@portico/contract';

/** The factors that can be added, in the order in which they are offered. */
export const addableFactors = ['passkey', 'authenticator', 'sms', 'email'] as const satisfies readonly FactorKind[];

export type AddableFactor = (typeof addableFactors)[number];
