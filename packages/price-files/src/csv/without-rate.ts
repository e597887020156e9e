import type { Findings } from '../findings/findings.ts';
import { isCount } from '../values/count.ts';
import type { RawRate } from '../values/raw-rate.ts';
import { isPositiveNumber } from '../values/scalars.ts';
import { methodologies } from '../values/vocabulary.ts';
import { checkForms, type FormCheck, isWordOf } from './cell-forms.ts';
import type { RateColumns } from './columns.ts';
import type { Row } from './split.ts';

/** What stands beside a rate. */
export const besideRate: ReadonlyArray<FormCheck<keyof RawRate>> = [
  ['median', 'number', isPositiveNumber],
  ['p10', 'number', isPositiveNumber],
  ['p90', 'number', isPositiveNumber],
  ['estimated', 'number', isPositiveNumber],
  ['count', 'count', isCount],
  ['methodology', 'methodology', isWordOf(methodologies)],
];

/**
 * Holds what stands beside a payer that has no rate in this row to its form. Nothing of it is imported: files fill in
 * methodology and count for every row.
 */
export function checkWithoutRate(row: Row, rate: RateColumns, findings: Findings): void {
  checkForms(row, rate, besideRate, findings);
}
