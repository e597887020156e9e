import { useLingui } from '@lingui/react/macro';
import {
  type DateRange,
  dateRangeForm,
  readRangeDate,
  validateForm,
  withEnd,
  withStart,
  writeTypedDay,
} from '@portico/rules';
import { useState } from 'react';
import { type FormMessages, sayErrors } from '../../forms/form-messages.ts';
import { type ShownErrors, useFieldErrors } from '../../forms/use-field-errors.ts';

/** The end of a range that is being chosen. */
export type RangeEnd = 'start' | 'end';

export interface DateRangeInput {
  /** The texts of both fields. */
  readonly typed: Readonly<Record<RangeEnd, string>>;
  /** The last range of two real days. */
  readonly range: DateRange;
  readonly window: DateRange;
  /** The field that the calendar fills in. */
  readonly active: RangeEnd;
  readonly activate: (end: RangeEnd) => void;
  readonly type: (end: RangeEnd, text: string) => void;
  /** A day of the calendar, for the active field; returns the field that comes next. */
  readonly choose: (date: string) => RangeEnd;
  readonly errors: ShownErrors;
  /** Shows the errors; true if there are none. */
  readonly validate: () => boolean;
}

/**
 * The input of a date range (spec §4: "edits a start then an end date"): typed, pasted or chosen in the calendar. Either way an
 * end before the start takes the start along.
 *
 * @param idOf the id of each field.
 */
export function useDateRange(
  initial: DateRange,
  window: DateRange,
  idOf: Readonly<Record<RangeEnd, string>>,
): DateRangeInput {
  const [range, setRange] = useState(initial);
  const [typed, setTyped] = useState(() => writtenOf(initial));
  const [active, setActive] = useState<RangeEnd>('start');
  const messages = useDateRangeMessages(window);
  const wrong = sayErrors(messages, validateForm(dateRangeForm, typed, { window }), (name) => idOf[name]);
  const errors = useFieldErrors(wrong);

  const moved = (end: RangeEnd, date: string) => (end === 'start' ? withStart(range, date) : withEnd(range, date));
  return {
    typed,
    range,
    window,
    active,
    activate: setActive,
    type: (end, text) => {
      const read = readRangeDate(text, window);
      const next = 'date' in read ? moved(end, read.date) : range;
      setRange(next);
      // The field under the fingers keeps its text; the other one shows where it was taken.
      const others = 'date' in read ? writtenOf(next) : typed;
      setTyped({ ...others, [end]: text });
    },
    choose: (date) => {
      const next = moved(active, date);
      setRange(next);
      setTyped(writtenOf(next));
      setActive('end');
      return 'end';
    },
    errors,
    validate: () => {
      const areThere = Object.values(wrong).some((message) => message !== undefined);
      if (areThere) errors.show();
      return !areThere;
    },
  };
}

function writtenOf({ start, end }: DateRange): Record<RangeEnd, string> {
  return { start: writeTypedDay(start), end: writeTypedDay(end) };
}

function useDateRangeMessages(window: DateRange): FormMessages<typeof dateRangeForm> {
  const { t } = useLingui();
  const [first, last] = [writeTypedDay(window.start), writeTypedDay(window.end)];
  const ofField = {
    empty: t`Enter a date, such as ${first}`,
    invalid: t`Enter a date as month, day and year, such as ${first}`,
    tooEarly: t`Enter a date from ${first} on`,
    tooLate: t`Enter a date up to ${last}`,
  };
  return { start: ofField, end: ofField };
}
