import { validateName } from '../name.ts';
import { readTypedDay, writeTypedDay } from '../typed-day.ts';
import { dateOfBirth } from './field-rules.ts';
import { type Form, optional, required, type Rule } from './form.ts';

/** What a good-faith estimate is asked for with. */
export interface GoodFaithContext {
  /** ISO date. */
  readonly today: string;
}

/** Care is scheduled at most so many years ahead: an estimate covers a year (45 CFR 149.610(b)(1)). */
const YEARS_AHEAD = 1;

/** No bill has more diagnosis codes than a claim of a hospital: one principal, 24 others (X12 837I). */
const MAX_DIAGNOSES = 25;

/** The name as it is to stand on paper, in any script. */
const patientName: Rule<string, 'noLetter' | 'characters'> = {
  read: (input) => {
    const name = input.normalize('NFC').trim().replace(/\s+/g, ' ');
    if (name === '') return { reason: 'empty' };
    const reason = validateName(name);
    return reason === null ? { value: name } : { reason };
  },
  write: (value) => value,
  reasons: ['noLetter', 'characters'],
  refusal: 'characters',
};

/** The day of the care: M/D/YYYY, today or later. An ISO date. */
const dayOfCare: Rule<string, 'notADate' | 'past' | 'tooLate', GoodFaithContext> = {
  read: (input, { today }) => {
    if (input.trim() === '') return { reason: 'empty' };
    const date = readTypedDay(input);
    if (date === null) return { reason: 'notADate' };
    if (date < today) return { reason: 'past' };
    const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
    return date > last ? { reason: 'tooLate' } : { value: date };
  },
  write: writeTypedDay,
  reasons: ['notADate', 'past', 'tooLate'],
  refusal: 'notADate',
};

/** A code of ICD-10-CM, whose dot may be left out. */
const diagnosis = /^[A-TV-Z]\d[0-9A-Z](?:\.?[0-9A-Z]{1,4})?$/;

/** The codes on a doctor's order, between commas or spaces. */
const diagnosisCodes: Rule<readonly string[], 'notACode' | 'tooMany'> = {
  read: (input) => {
    const codes = input
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== '');
    if (codes.length === 0) return { reason: 'empty' };
    if (!codes.every((code) => diagnosis.test(code))) return { reason: 'notACode' };
    const unique = [...new Set(codes.map(withDot))];
    return unique.length > MAX_DIAGNOSES ? { reason: 'tooMany' } : { value: unique };
  },
  write: (codes) => codes.join(', '),
  reasons: ['notACode', 'tooMany'],
  refusal: 'notACode',
};

const withDot = (code: string): string =>
  code.includes('.') || code.length === 3 ? code : `${code.slice(0, 3)}.${code.slice(3)}`;

const NO_CODES: readonly string[] = [];

/** What a patient says for a good-faith estimate (45 CFR 149.610(c)(1)(i), (ii) and (iv)); only name and birth date are needed. */
export const goodFaithForm = {
  patientName: required(200, patientName),
  birthDate: required(20, dateOfBirth),
  dayOfCare: optional(10, dayOfCare, null),
  diagnosisCodes: optional(300, diagnosisCodes, NO_CODES),
} satisfies Form<GoodFaithContext>;
