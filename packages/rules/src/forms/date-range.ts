import { type DateRange, type DateRangeError, readRangeDate } from '../date-range.ts';
import { writeTypedDay } from '../typed-day.ts';
import { type Form, required, type Rule } from './form.ts';

/** What the dates of a range are read with. */
export interface DateRangeConditions {
  /** The days that are allowed. */
  readonly window: DateRange;
}

const rangeDate: Rule<string, DateRangeError, DateRangeConditions> = {
  read: (input, { window }) => {
    if (input.trim() === '') return { reason: 'empty' };
    const read = readRangeDate(input, window);
    return 'error' in read ? { reason: read.error } : { value: read.date };
  },
  write: writeTypedDay,
  reasons: ['invalid', 'tooEarly', 'tooLate'],
  refusal: 'invalid',
};

/** From a day to a day (spec §5: "both texts valid dates"). */
export const dateRangeForm = {
  start: required(10, rangeDate),
  end: required(10, rangeDate),
} satisfies Form<DateRangeConditions>;
