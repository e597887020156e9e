import fc from 'fast-check';
import type { TransactionHeader } from '../model/transaction-header.ts';
import { codeOf, date, maybe, time, value } from './arbitrary-values.ts';

export const header: fc.Arbitrary<TransactionHeader> = fc.record({
  controlNumber: value,
  implementation: maybe(fc.constantFrom('005010X279A1', '005010X279')),
  purpose: codeOf(2),
  reference: maybe(value),
  date,
  time,
  transactionType: maybe(codeOf(2)),
});
