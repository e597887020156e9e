import type { Findings } from '../findings/findings.ts';
import type { RuleId } from '../rules/rules.ts';
import { isCount } from '../values/count.ts';
import type { RawRate } from '../values/raw-rate.ts';
import { isPositiveNumber } from '../values/scalars.ts';
import { methodologies } from '../values/vocabulary.ts';
import type { RateColumns } from './columns.ts';
import { isEmptyAt, textAt } from './cells.ts';
import type { Row } from './split.ts';

type Check = readonly [name: keyof RawRate, rule: RuleId, isKept: (text: string) => boolean];

const checks: readonly Check[] = [
  ['median', 'number', isPositiveNumber],
  ['p10', 'number', isPositiveNumber],
  ['p90', 'number', isPositiveNumber],
  ['estimated', 'number', isPositiveNumber],
  ['count', 'count', isCount],
  ['methodology', 'methodology', (text) => methodologies.some((word) => word === text.toLowerCase())],
];

/**
 * Holds what stands beside a payer that has no rate in this row to its form. Nothing of it is imported: files fill in
 * methodology and count for every row.
 */
export function checkWithoutRate(row: Row, { columns, fields }: RateColumns, findings: Findings): void {
  for (const [name, rule, isKept] of checks) {
    if (isEmptyAt(row, columns[name])) continue;
    const text = textAt(row, columns[name]);
    if (!isKept(text)) findings.breach(rule, fields[name], text);
  }
}
