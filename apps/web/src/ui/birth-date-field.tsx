import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent, ReactNode } from 'react';
import { describedBy, type FieldProps } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { monthName } from './month-name.ts';
import { readPastedDate, type DateParts } from './read-pasted-date.ts';
import { Select } from './select.tsx';
import './birth-date-field.css';

export interface BirthDateFieldProps extends FieldProps {
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** The browser may fill in the user's own; false for somebody else's. */
  ofUser?: boolean;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** A date of birth: the month from a list, day and year typed. A whole date pasted into any of them fills all three. */
export function BirthDateField({ id, label, hint, error, value, onChange, ofUser = true }: BirthDateFieldProps) {
  const { t, i18n } = useLingui();
  const part = {
    'aria-invalid': error === undefined ? undefined : true,
    // The group has the same description, but not every screen reader reads it.
    'aria-describedby': describedBy({ id, error }),
    onPaste: (event: ClipboardEvent) => {
      const date = readPastedDate(event.clipboardData.getData('text'));
      if (!date) return;
      event.preventDefault();
      onChange(date);
    },
  };
  return (
    <Fieldset id={id} label={label} hint={hint} error={error}>
      <div className="birth-date">
        <DatePart id={id} label={t`Month`}>
          <Select
            id={id}
            autoComplete={ofUser ? 'bday-month' : 'off'}
            value={value.month}
            onChange={(event) => onChange({ ...value, month: event.target.value })}
            {...part}
          >
            <option value="">{t`Choose`}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {monthName(Number(month), i18n.locale)}
              </option>
            ))}
          </Select>
        </DatePart>
        <DatePart id={`${id}-day`} label={t`Day`}>
          <input
            className="control"
            id={`${id}-day`}
            inputMode="numeric"
            autoComplete={ofUser ? 'bday-day' : 'off'}
            maxLength={2}
            value={value.day}
            onChange={(event) => onChange({ ...value, day: event.target.value })}
            {...part}
          />
        </DatePart>
        <DatePart id={`${id}-year`} label={t`Year`}>
          <input
            className="control"
            id={`${id}-year`}
            inputMode="numeric"
            autoComplete={ofUser ? 'bday-year' : 'off'}
            maxLength={4}
            value={value.year}
            onChange={(event) => onChange({ ...value, year: event.target.value })}
            {...part}
          />
        </DatePart>
      </div>
    </Fieldset>
  );
}

function DatePart({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="birth-date-part">
      <label htmlFor={id} className="secondary">
        {label}
      </label>
      {children}
    </div>
  );
}
