import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ClipboardEvent } from 'react';
import { Button } from './button.tsx';
import { describedBy, type FieldProps } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { readMonth } from './read-month.ts';
import { readWholeDate, yearsMeant, type DateParts } from './read-whole-date.ts';
import './birth-date-field.css';

export interface BirthDateFieldProps extends FieldProps {
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** For the browser's own filling in: `section-holder` for another person of the form; null for somebody it does not know. */
  autoFill?: string | null;
  required?: boolean;
}

const parts = ['month', 'day', 'year'] as const;
type Part = (typeof parts)[number];

/**
 * A date of birth, asked in one way on every page: three boxes to type in (docs/decisions/0144). A whole date that is pasted,
 * dictated or typed into one of them fills all three; a month may be written by its name; a year of two digits is asked
 * about, not guessed.
 */
export function BirthDateField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  autoFill = '',
  required = false,
}: BirthDateFieldProps) {
  const { t } = useLingui();
  /** The years that may be meant, once a box was left with a year of two digits. */
  const [years, setYears] = useState<readonly number[]>([]);
  const names = { month: t`Month`, day: t`Day`, year: t`Year` };
  const idOf = (part: Part) => (part === 'month' ? id : `${id}-${part}`);

  const type = (part: Part, text: string) => {
    const whole = readWholeDate(text);
    setYears([]);
    // Of two digits, the year may not be typed to its end.
    onChange(whole?.year.length === 4 ? whole : { ...value, [part]: text });
  };
  const leave = (part: Part) => {
    const named = part === 'month' ? readMonth(value.month) : null;
    const tidy = readWholeDate(value[part]) ?? (named === null ? null : { ...value, month: String(named) });
    if (tidy !== null) onChange(tidy);
    askFor(tidy ?? value);
  };
  const askFor = ({ year }: DateParts) => setYears(yearsMeant(year, new Date().getFullYear()));
  const paste = (event: ClipboardEvent) => {
    const whole = readWholeDate(event.clipboardData.getData('text'));
    if (whole === null) return;
    event.preventDefault();
    onChange(whole);
    askFor(whole);
  };
  const choose = (year: number) => {
    onChange({ ...value, year: String(year) });
    setYears([]);
    document.getElementById(idOf('year'))?.focus();
  };
  return (
    <Fieldset id={id} label={label} hint={hint} error={error}>
      <div className="birth-date">
        {parts.map((part) => (
          <div key={part} className="birth-date-part">
            <label htmlFor={idOf(part)} className="secondary">
              {names[part]}
            </label>
            <input
              className="control"
              id={idOf(part)}
              type="text"
              inputMode="numeric"
              autoComplete={autoFill === null ? 'off' : `${autoFill} bday-${part}`.trim()}
              autoCorrect="off"
              spellCheck={false}
              required={required}
              value={value[part]}
              onChange={(event) => type(part, event.target.value)}
              onBlur={() => leave(part)}
              onPaste={paste}
              aria-invalid={error === undefined ? undefined : true}
              // The group has the same description, but not every screen reader reads it.
              aria-describedby={describedBy({ id, error })}
            />
          </div>
        ))}
      </div>
      <output className="birth-date-question">
        <YearQuestion years={years} onChoose={choose} />
      </output>
    </Fieldset>
  );
}

function YearQuestion({ years, onChoose }: { years: readonly number[]; onChoose: (year: number) => void }) {
  if (years.length === 0) return null;
  return (
    <>
      <span>
        <Trans>Which year do you mean?</Trans>
      </span>
      {years.map((year) => (
        <Button key={year} variant="quiet" onClick={() => onChoose(year)}>
          {year}
        </Button>
      ))}
    </>
  );
}
