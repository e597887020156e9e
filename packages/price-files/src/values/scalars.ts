import type { Findings } from '../findings/findings.ts';
import { type RuleId, ruleOf } from '../rules/rules.ts';

/** CMS's marker for an amount that is not known: nine nines. */
const NOT_KNOWN = 999_999_999;

/** A thousand million dollars. The largest charge seen in a published file is 379,707,196.05. */
const MAX_DOLLARS = 1_000_000_000;

/** Characters of an amount that is read digit by digit: fewer than a number can hold exactly. */
const MAX_PLAIN = 12;

const [ZERO, NINE, POINT] = [0x30, 0x39, 0x2e];

/** Control characters, except those that separate words: they are not visible and cannot be stored. */
const invisible = /[^\t\n\r -~\u00A0-\uFFFF]/;

/** A number as the data dictionary has it. */
export const plainForm = /^(?:\d+\.?\d*|\.\d+)$/;

/** A number that can be meant in one way only: with a sign, a dollar sign or commas between thousands. */
export const readableForm = /^[-+]?\$?\s?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Also `$ -`, as which a spreadsheet shows an amount of nothing. */
const indicatorForm = /^(?:n\/?a|n\. ?a\.?|none|null|nil|\$?\s?[-\u2013\u2014]+|not applicable|not available)$/i;

/** Those of Excel, Google Sheets and LibreOffice. */
const spreadsheetErrorForm =
  /^(?:#(?:n\/a|name\?|getting_data|(?:ref|value|div\/0|null|num|spill|calc|field|blocked|connect|unknown|busy|external|timeout|python|error)!)|err:\d{3})$/i;

/** Characters of the longest of them. */
const LONGEST_INDICATOR = 14;

/** Whether an amount is CMS's marker, with cents or without: no service costs so much. */
export function isNotKnown(dollars: number): boolean {
  return dollars >= NOT_KNOWN && dollars < NOT_KNOWN + 1;
}

/** Whether a value is missing: null, an absent property, an empty cell. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value));
}

/** Nearly all texts begin with a visible character of ASCII, and need no look at the rest. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return text === '' || ((first <= 0x20 || first >= 0x7f) && text.trim() === '');
}

/**
 * Text without surrounding spaces and control characters; undefined when it is empty or not text. A number becomes text
 * as it is written. What is no text, or has control characters, or is empty in JSON, is reported.
 *
 * @param inPlaceOfNone what to write where it only says that there is none.
 */
export function readText(
  value: unknown,
  column: string,
  findings: Findings,
  inPlaceOfNone?: string,
): string | undefined {
  if (typeof value === 'string') {
    if (value === '') return isEmpty(column, findings);
    const known = findings.knownTexts.find(value);
    if (known !== undefined) return known;
    const text = readOwnText(value, column, findings, inPlaceOfNone);
    return text === value && !isIndicator(text) ? findings.knownTexts.add(text) : text;
  }
  if (value === undefined) return undefined;
  findings.breach('json-type', column, value, 'Write text in quotes, or leave out the property.');
  return visibleText(value);
}

/** The same for a text that the file hardly repeats: it is not remembered, which takes longer than looking at it. */
function readOwnText(value: string, column: string, findings: Findings, inPlaceOfNone?: string): string | undefined {
  const text = value.trim();
  if (text === '') return isEmpty(column, findings);
  if (isIndicator(text)) findings.breach('no-indicator', column, text, inPlaceOfNone);
  if (!invisible.test(text)) return text;
  findings.breach('invisible-characters', column, text);
  return visibleText(text);
}

/**
 * A text that has to be there: a missing or empty one, or the error of a spreadsheet, is undefined, for the caller to report by its
 * own rule.
 *
 * @param rule of the element: its remedy says what to write in place of N/A.
 */
export function readRequired(value: unknown, column: string, rule: RuleId, findings: Findings): string | undefined {
  if (isAbsent(value)) return undefined;
  if (typeof value !== 'string') return readText(value, column, findings);
  const known = findings.knownTexts.find(value);
  if (known !== undefined) return known;
  const remedy = isIndicator(value.trim()) ? ruleOf(rule).remedy : undefined;
  const text = readText(value, column, findings, remedy);
  return text === undefined || isSpreadsheetError(text) ? undefined : text;
}

/** The same for one that stands in one item alone, such as its description. */
export function readRequiredOnce(value: unknown, column: string, rule: RuleId, findings: Findings): string | undefined {
  if (typeof value !== 'string') return readRequired(value, column, rule, findings);
  if (isBlank(value)) return undefined;
  const text = readOwnText(value, column, findings, ruleOf(rule).remedy);
  return text === undefined || isSpreadsheetError(text) ? undefined : text;
}

/** A text of which nothing is left where it only says that there is none, such as N/A. */
export function readRemark(
  value: unknown,
  column: string,
  findings: Findings,
  inPlaceOfNone?: string,
): string | undefined {
  const text = readText(value, column, findings, inPlaceOfNone);
  return text === undefined || isIndicator(text) ? undefined : text;
}

/** `N/A`, `none`, dashes or the error of a spreadsheet: CMS wants nothing where there is nothing. */
export function isIndicator(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most codes begin with a digit, and need no look at the rest.
  if (text.length > LONGEST_INDICATOR || (first >= ZERO && first <= NINE)) return false;
  return indicatorForm.test(text) || spreadsheetErrorForm.test(text);
}

/** Whether a value is missing, or only says that there is none. Nothing is reported. */
export function isNone(value: unknown): boolean {
  return isAbsent(value) || (typeof value === 'string' && isIndicator(value.trim()));
}

/** What a spreadsheet shows where a formula has come to nothing: a value was there, and is not known. */
function isSpreadsheetError(text: string): boolean {
  return text.length <= LONGEST_INDICATOR && spreadsheetErrorForm.test(text);
}

/** An empty cell is as good as none; an empty text in JSON is not. */
function isEmpty(column: string, findings: Findings): undefined {
  if (findings.isJson) findings.breach('text-not-empty', column);
  return undefined;
}

/** Text without surrounding spaces and control characters; undefined when it is empty or not text. Nothing is reported. */
export function visibleText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = invisible.test(value) ? value.replace(new RegExp(invisible, 'g'), '') : value;
  return text.trim() || undefined;
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
 * An amount of money in cents; undefined when it is absent, zero, not known (nine nines, N/A), or left out with a finding because
 * it cannot be meant: no number, a negative one, or one above MAX_DOLLARS. An amount is never rounded to nothing.
 *
 * @param inPlaceOfNone what to do where it only says that there is none.
 */
export function readAmount(
  value: unknown,
  column: string,
  findings: Findings,
  inPlaceOfNone?: string,
): number | undefined {
  const plain = plainCents(value, findings);
  if (plain !== undefined) return plain;
  const dollars = readDecimal(value, column, findings, inPlaceOfNone);
  if (dollars === undefined) return undefined;
  if (isNotKnown(dollars)) {
    findings.breach('nine-nines', column, value, inPlaceOfNone);
    return undefined;
  }
  const cents = dollars > MAX_DOLLARS ? undefined : toCents(dollars);
  if (cents === undefined) return findings.leaveOut('number-size', column, value);
  if (cents > 0) return cents;
  findings.breach('whole-cents', column, value);
  return 1;
}

/**
 * Cents of an amount of which nothing has to be said, which nearly all are: above zero, with two decimals at most, written as the data
 * dictionary has it. Reading the digits takes less time than a pattern and Number().
 */
function plainCents(value: unknown, { isJson }: Findings): number | undefined {
  if (typeof value === 'number') {
    const cents = Math.round(value * 100);
    return cents > 0 && cents < NOT_KNOWN * 100 && cents / 100 === value ? cents : undefined;
  }
  if (typeof value !== 'string' || isJson || value.length > MAX_PLAIN) return undefined;
  let number = 0;
  let decimals = -1;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code === POINT && decimals === -1) decimals = 0;
    else if (code >= ZERO && code <= NINE) {
      number = number * 10 + code - ZERO;
      if (decimals !== -1) decimals += 1;
    } else return undefined;
  }
  if (decimals > 2) return undefined;
  const cents = decimals === 2 ? number : number * (decimals === 1 ? 10 : 100);
  return cents > 0 && cents < NOT_KNOWN * 100 ? cents : undefined;
}

/** A percentage as written: 70.5 is 70.5 %. Below 1 it may be meant as a fraction, and is left out. */
export function readPercentage(
  value: unknown,
  column: string,
  findings: Findings,
  inPlaceOfNone?: string,
): number | undefined {
  if (value === undefined) return undefined;
  const isSigned = typeof value === 'string' && value.trim().endsWith('%');
  const number = isSigned ? value.trim().slice(0, -1) : value;
  // A sign alone: nobody knows what stood before it.
  if (isSigned && isAbsent(number)) return findings.leaveOut('number', column, value);
  const percentage = readDecimal(number, column, findings, inPlaceOfNone);
  if (percentage !== undefined && percentage < 1) {
    return findings.leaveOut('percentage-form', column, value);
  }
  if (isSigned && percentage !== undefined) findings.breach('number-form', column, value);
  return percentage;
}

/**
 * A number above zero from a JSON number or from text. A zero is reported and is none: files write it where there is no such
 * price, and as a price it would be care for nothing (decision 233).
 */
export function readDecimal(
  value: unknown,
  column: string,
  findings: Findings,
  inPlaceOfNone?: string,
): number | undefined {
  if (value === undefined || (value === '' && !findings.isJson)) return undefined;
  const number = typeof value === 'number' ? value : readNumber(value, column, findings, inPlaceOfNone);
  if (number === undefined) return undefined;
  if (number < 0) return findings.leaveOut('number-not-negative', column, value);
  if (number > 0) return number;
  findings.breach('number-not-zero', column, value, inPlaceOfNone);
  return undefined;
}

function readNumber(
  value: unknown,
  column: string,
  findings: Findings,
  inPlaceOfNone: string | undefined,
): number | undefined {
  if (value === null) {
    findings.breach('json-type', column, value, 'Write a number, or leave out the property.');
    return undefined;
  }
  if (typeof value !== 'string') return findings.leaveOut('number', column, value);
  const text = value.trim();
  if (text === '') return isEmpty(column, findings);
  const isPlain = plainForm.test(text);
  if (!isPlain && !(readableForm.test(text) && /\d/.test(text))) {
    return noNumber(text, column, value, findings, inPlaceOfNone);
  }
  if (findings.isJson) findings.breach('json-type', column, value, 'Write the number without quotes.');
  else if (!isPlain && !text.startsWith('-')) findings.breach('number-form', column, value);
  return Number(isPlain ? text : text.replace(/[$,\s]/g, ''));
}

/** What says that there is nothing is none: what stands beside it is not lost for it (decision 242). */
function noNumber(
  text: string,
  column: string,
  value: unknown,
  findings: Findings,
  inPlaceOfNone: string | undefined,
): undefined {
  if (!isIndicator(text)) return findings.leaveOut('number', column, value);
  findings.breach('no-indicator', column, value, inPlaceOfNone);
  return undefined;
}

/** A date as YYYY-MM-DD, from that form or from M/D/YYYY; undefined when there is no such day. */
export function readDate(value: unknown): string | undefined {
  const text = visibleText(value) ?? '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : american ? [american[3], american[1], american[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
