import type { PayerName } from '../queries/payor-names.ts';

/** A text that two names of price files share only if payer and plan are the same to the letter. */
export function keyOfPayerName({ payerName, planName }: PayerName): string {
  return JSON.stringify([payerName, planName]);
}
