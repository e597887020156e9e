import type { FactorKind } from '@portico/contract';

/** The factors that can be added, in the order in which they are offered. */
export const addableWays = ['authenticator', 'passkey', 'sms', 'email'] as const satisfies readonly FactorKind[];

export type AddableWay = (typeof addableWays)[number];
