import { useLingui } from '@lingui/react/macro';
import { describedBy, type FieldProps } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { monthName } from './month-name.ts';
import type { DateParts } from './read-pasted-date.ts';
import { Select } from './select.tsx';
import './birth-date-field.css';

export interface BirthDateListsProps extends FieldProps {
  /** The years to choose from, in the order of the list. */
  years: readonly number[];
  value: DateParts;
  onChange: (value: DateParts) => void;
}

const months = count(12);
const days = count(31);

/** A date of birth chosen from lists of months, days and years (spec §5). Typing in a list finds its entry. */
export function BirthDateLists({ id, label, hint, error, years, value, onChange }: BirthDateListsProps) {
  const { t, i18n } = useLingui();
  const described = describedBy({ id, error });
  const list = (
    part: keyof DateParts,
    name: string,
    options: readonly string[],
    textOf = (option: string) => option,
  ) => {
    const partId = part === 'month' ? id : `${id}-${part}`;
    return (
      <div className="birth-date-part">
        <label htmlFor={partId} className="secondary">
          {name}
        </label>
        <Select
          id={partId}
          autoComplete={`bday-${part}`}
          value={value[part]}
          onChange={(event) => onChange({ ...value, [part]: event.target.value })}
          aria-invalid={error === undefined ? undefined : true}
          // The group has the same description, but not every screen reader reads it.
          aria-describedby={described}
        >
          <option value="">{part === 'month' ? t`Choose` : '–'}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {textOf(option)}
            </option>
          ))}
        </Select>
      </div>
    );
  };
  return (
    <Fieldset id={id} label={label} hint={hint} error={error}>
      <div className="birth-date birth-date-lists">
        {list('month', t`Month`, months, (month) => monthName(Number(month), i18n.locale))}
        {list('day', t`Day`, days)}
        {list('year', t`Year`, years.map(String))}
      </div>
    </Fieldset>
  );
}

function count(last: number): string[] {
  return Array.from({ length: last }, (_, index) => String(index + 1));
}
