import type { Findings } from '../findings.ts';

/** CMS's marker for a v2 estimated amount that cannot be given: nine nines. */
const NO_ESTIMATE = 999_999_999;

/** A thousand million dollars. The largest charge seen in a published file is 379,707,196.05. */
const MAX_DOLLARS = 1_000_000_000;

/** Control characters, except those that separate words: they are not visible and cannot be stored. */
const invisible = /[^\P{Cc}\t\n\r]/gu;

const decimalForm = /^-?\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;

/**
 * Text without surrounding spaces and control characters; undefined when it is empty or not text. A number becomes text
 * as it is written.
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(invisible, '').trim() || undefined;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Whether a value is missing: null, an absent property, an empty cell. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/**
 * Dollars to whole cents, halves rounded up. Decimal, so that 1.005 is 1.01; undefined when the number is too large.
 */
export function toCents(dollars: number): number | undefined {
  const nearest = Math.round(dollars * 100);
  const cents = nearest / 100 === dollars ? nearest : roundDecimally(dollars);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Moves the point in the decimal text: a binary multiplication would not be exact. */
function roundDecimally(dollars: number): number {
  const text = String(dollars);
  // Numbers beyond 1e21 and below 1e-6 already have an exponent; they are not prices and need not be exact.
  return Math.round(text.includes('e') ? dollars * 100 : Number(`${text}e2`));
}

/**
 * An amount of money in cents. The data dictionary requires numbers above zero: zero is kept with a warning; a negative
 * or unreadable number, or one above MAX_DOLLARS, is an error.
 */
export function readAmount(value: unknown, field: string, findings: Findings): number | undefined {
  return inCents(readDecimal(value, field, findings), field, findings);
}

/** A v2 estimated allowed amount in cents; undefined when the file says by nine nines that there is none. */
export function readEstimatedAmount(value: unknown, field: string, findings: Findings): number | undefined {
  const dollars = readDecimal(value, field, findings);
  return dollars === NO_ESTIMATE ? undefined : inCents(dollars, field, findings);
}

function inCents(dollars: number | undefined, field: string, findings: Findings): number | undefined {
  if (dollars === undefined) return undefined;
  const cents = dollars > MAX_DOLLARS ? undefined : toCents(dollars);
  return cents ?? findings.error(field, 'The amount is larger than any price can be: correct it.');
}

/** A percentage as written: 70.5 is 70.5 %. */
export function readPercentage(value: unknown, field: string, findings: Findings): number | undefined {
  const text = typeof value === 'string' && value.trim().endsWith('%') ? value.trim().slice(0, -1) : value;
  const percentage = readDecimal(text, field, findings);
  if (percentage !== undefined && percentage > 0 && percentage < 1) {
    findings.warning(field, 'The percentage is below 1 %: write 70.5 for 70.5 %, not 0.705.');
  }
  return percentage;
}

/** A number of at least zero from a JSON number or from text such as 1,234.50 or $12. */
export function readDecimal(value: unknown, field: string, findings: Findings): number | undefined {
  if (isAbsent(value)) return undefined;
  const number = typeof value === 'number' ? value : parseDecimal(value);
  if (number === undefined || !Number.isFinite(number)) {
    return findings.error(
      field,
      `${quote(value)} is not a number: write digits with a decimal point, such as 1234.50.`,
    );
  }
  if (number < 0) return findings.error(field, `${quote(value)} is below zero: a charge is above zero.`);
  if (number === 0) findings.warning(field, 'The value is zero: leave out a value that does not apply.');
  return number;
}

function parseDecimal(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!/\d/.test(text) || !decimalForm.test(text)) return undefined;
  return Number(text.replace(/[$,\s]/g, ''));
}

/** A date as YYYY-MM-DD, from that form or from M/D/YYYY; undefined when there is no such day. */
export function readDate(value: unknown): string | undefined {
  const text = readText(value) ?? '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : american ? [american[3], american[1], american[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** A value of the file for use in a sentence, shortened. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? (readText(value) ?? '') : (JSON.stringify(value) ?? '');
  return text.length > 40 ? `"${text.slice(0, 40)}…"` : `"${text}"`;
}
