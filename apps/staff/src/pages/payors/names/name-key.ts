import type { PayerNameModel } from '@portico/staff-contract';

/** A payer and plan as a price file names them. */
export type Named = Pick<PayerNameModel, 'payerName' | 'planName'>;

/** Tells names of one location apart. */
export function keyOf({ payerName, planName }: Named): string {
  return JSON.stringify([payerName, planName]);
}
