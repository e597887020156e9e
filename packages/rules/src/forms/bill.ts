import { readBenefitValue } from '../benefit-value.ts';
import { readTypedDay, writeTypedDay } from '../typed-day.ts';
import { askedWhen, type Form, required, type Rule } from './form.ts';

/** What a bill is read with. */
export interface BillContext {
  /** ISO date. */
  readonly today: string;
  /** Whether the estimate has a total of this provider. */
  readonly isInEstimate: boolean;
}

/** An amount in dollars, as people write it. Integer cents. */
const dollars: Rule<number, 'notAnAmount'> = {
  read: (input) => {
    const read = readBenefitValue(input, '$');
    if (read.is === 'empty') return { reason: 'empty' };
    return read.is === 'value' ? { value: read.hundredths } : { reason: 'notAnAmount' };
  },
  write: (cents) => (cents / 100).toFixed(2),
  reasons: ['notAnAmount'],
  refusal: 'notAnAmount',
};

/** The date on a bill: M/D/YYYY, today or before. An ISO date. */
const billDate: Rule<string, 'notADate' | 'future', BillContext> = {
  read: (input, { today }) => {
    if (input.trim() === '') return { reason: 'empty' };
    const date = readTypedDay(input);
    if (date === null) return { reason: 'notADate' };
    return date > today ? { reason: 'future' } : { value: date };
  },
  write: writeTypedDay,
  reasons: ['notADate', 'future'],
  refusal: 'notADate',
};

/** A provider's bill beside its total in the good-faith estimate (45 CFR 149.620). */
export const billForm = {
  /** Null where the estimate has none. */
  estimate: askedWhen<number, 'notAnAmount' | 'empty', BillContext, null>(
    ({ isInEstimate }) => isInEstimate,
    required(14, dollars),
    null,
  ),
  billed: required(14, dollars),
  billedOn: required(10, billDate),
} satisfies Form<BillContext>;
