import { readBenefitValue } from '../benefit-value.ts';
import { isDay } from '../calendar-day.ts';
import { type Form, required, type Rule } from './form.ts';

/** What a bill is read with. */
export interface BillContext {
  /** ISO date. */
  readonly today: string;
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

const pattern = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;

/** The date on a bill: M/D/YYYY, today or before. An ISO date. */
const billDate: Rule<string, 'notADate' | 'future', BillContext> = {
  read: (input, { today }) => {
    const text = input.trim();
    if (text === '') return { reason: 'empty' };
    const { year = '', month = '', day = '' } = pattern.exec(text)?.groups ?? {};
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (!isDay(date)) return { reason: 'notADate' };
    return date > today ? { reason: 'future' } : { value: date };
  },
  write: (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${String(month)}/${String(day)}/${String(year)}`;
  },
  reasons: ['notADate', 'future'],
  refusal: 'notADate',
};

/** A provider's bill beside its total in the good-faith estimate (45 CFR 149.620). */
export const billForm = {
  estimate: required(14, dollars),
  billed: required(14, dollars),
  billedOn: required(10, billDate),
} satisfies Form<BillContext>;
