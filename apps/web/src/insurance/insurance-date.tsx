import { useState } from 'react';
import { BirthDateField, type BirthDateFieldProps } from '../ui/birth-date-field.tsx';
import type { DateParts } from '../ui/read-whole-date.ts';

export interface InsuranceDateProps extends Omit<BirthDateFieldProps, 'value' | 'onChange'> {
  /** MM/DD/YYYY as the call takes it (spec §3), or what stands in the boxes meanwhile, joined by slashes; '' for nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** A date of birth in an insurance form, whose drafts and calls have each field as one text. */
export function InsuranceDate({ value, onChange, ...field }: InsuranceDateProps) {
  const [typed, setTyped] = useState(() => partsOf(value));
  // A draft, or an insurer's correction, replaces what was typed.
  const parts = joined(typed) === value ? typed : partsOf(value);
  const change = (next: DateParts) => {
    setTyped(next);
    onChange(joined(next));
  };
  return <BirthDateField {...field} value={parts} onChange={change} />;
}

function joined({ month, day, year }: DateParts): string {
  const text = [month, day].map((part) => part.trim().replace(/^\d$/, '0$&'));
  return month === '' && day === '' && year === '' ? '' : [...text, year.trim()].join('/');
}

function partsOf(value: string): DateParts {
  const [month = '', day = '', year = ''] = value.split('/');
  return { month, day, year };
}
