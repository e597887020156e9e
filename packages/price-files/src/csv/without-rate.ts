import type { Findings } from '../findings/findings.ts';
import { isCount } from '../values/count.ts';
import type { RawRate } from '../values/raw-rate.ts';
import { isKnownAmount, ruleOfAmount } from '../values/amount-texts.ts';
import { methodologies } from '../values/vocabulary.ts';
import { checkForms, type FormCheck, unless, unlessWord } from './cell-forms.ts';
import type { RateColumns } from './columns.ts';
import { isEmptyAt, textAt } from './cells.ts';
import type { Row } from './split.ts';

/** Amounts that are of a rate, and say nothing without it. */
export const amountsBesideRate: ReadonlyArray<FormCheck<keyof RawRate>> = [
  ['median', ruleOfAmount],
  ['p10', ruleOfAmount],
  ['p90', ruleOfAmount],
  ['estimated', ruleOfAmount],
];

/** What files fill in for every row. */
export const wordsBesideRate: ReadonlyArray<FormCheck<keyof RawRate>> = [
  ['count', unless('count', isCount)],
  ['methodology', unlessWord('methodology', methodologies)],
];

/**
 * Holds what stands beside a payer that has no rate in this row to its form. Nothing of it is imported, and amounts are said to
 * be left out. Files fill in 0, N/A or 999999999 for every payer: with these nothing is lost.
 *
 * @param notes the column of the notes of the charge.
 */
export function checkWithoutRate(row: Row, rate: RateColumns, notes: number, findings: Findings): void {
  const { columns, fields } = rate;
  if (checkForms(row, rate, amountsBesideRate, findings) > 0) {
    const amounts = amountsBesideRate.map(([name]) => textAt(row, columns[name]));
    if (amounts.some(isKnownAmount)) findings.leaveOut('rate', fields.dollar);
  }
  if (checkForms(row, rate, wordsBesideRate, findings) === 0) return;
  if (!isEmptyAt(row, columns.notes) || !isEmptyAt(row, notes)) return;
  if (textAt(row, columns.count) === '0') findings.breach('notes-for-zero', fields.notes);
  if (textAt(row, columns.methodology).toLowerCase() === 'other') findings.breach('notes-for-other', fields.notes);
}
