import { findingsAt } from '../findings.ts';
import type { Findings, Report } from '../findings.ts';
import type { PayerRate } from '../types.ts';
import { isAbsent, quote, readAmount, readEstimatedAmount, readPercentage, readText } from './scalars.ts';
import { findWord, methodologies } from './vocabulary.ts';
import type { Methodology } from './vocabulary.ts';

/** The values of a payer's rate as the file has them, unread. */
export interface RawRate {
  payerName: unknown;
  planName: unknown;
  methodology: unknown;
  dollar: unknown;
  percentage: unknown;
  algorithm: unknown;
  median: unknown;
  p10: unknown;
  p90: unknown;
  count: unknown;
  /** v2 only. */
  estimated: unknown;
  notes: unknown;
}

export type RateFields = Readonly<Record<keyof RawRate, string>>;

/** Selects the template's conditional rules; undefined while a JSON file names its version after the items. */
export type TemplateVersion = 2 | 3 | undefined;

const countForm = /^(?:0|1 through 10|1[1-9]|[2-9]\d|[1-9]\d{2,})$/;

/**
 * Reads one payer-specific negotiated charge.
 *
 * @returns undefined when payer, plan or an amount is unreadable or no rate is given: it is then left out, and
 * reported.
 */
export function readRate(
  raw: RawRate,
  fields: RateFields,
  line: number,
  version: TemplateVersion,
  report: Report,
): PayerRate | undefined {
  const findings = findingsAt(line, report);
  const payerName = readText(raw.payerName) ?? findings.error(fields.payerName, 'The name of the payer is missing.');
  const planName = readText(raw.planName) ?? findings.error(fields.planName, 'The name of the plan is missing.');
  const dollarCents = readAmount(raw.dollar, fields.dollar, findings);
  const percentage = readPercentage(raw.percentage, fields.percentage, findings);
  const algorithm = readText(raw.algorithm);
  const medianCents =
    readAmount(raw.median, fields.median, findings) ?? readEstimatedAmount(raw.estimated, fields.estimated, findings);
  const p10Cents = readAmount(raw.p10, fields.p10, findings);
  const p90Cents = readAmount(raw.p90, fields.p90, findings);
  if (payerName === undefined || planName === undefined || findings.hasErrors()) return undefined;
  if (dollarCents === undefined && percentage === undefined && algorithm === undefined) {
    return findings.error(fields.dollar, 'The rate is missing: give dollars, a percentage or an algorithm.');
  }
  const count = readText(raw.count);
  const notes = readText(raw.notes);
  const rate: PayerRate = {
    line,
    payerName,
    planName,
    methodology: readMethodology(raw.methodology, fields, findings),
    ...(dollarCents !== undefined && { dollarCents }),
    ...(percentage !== undefined && { percentage }),
    ...(algorithm !== undefined && { algorithm }),
    ...(medianCents !== undefined && { medianCents }),
    ...(p10Cents !== undefined && { p10Cents }),
    ...(p90Cents !== undefined && { p90Cents }),
    ...(count !== undefined && { count }),
    ...(notes !== undefined && { notes }),
  };
  checkRate(rate, raw, fields, version, findings);
  return rate;
}

function readMethodology(value: unknown, fields: RateFields, findings: Findings): Methodology {
  const methodology = findWord(methodologies, readText(value));
  if (methodology !== undefined) return methodology;
  const found = isAbsent(value) ? 'The methodology is missing' : `The methodology ${quote(value)} is not known`;
  findings.warning(fields.methodology, `${found}, and is read as "other": use one of ${methodologies.join(', ')}.`);
  return 'other';
}

/** The conditional rules of the data dictionary. Every breach is a warning: the rate itself can be read. */
function checkRate(
  rate: PayerRate,
  raw: RawRate,
  fields: RateFields,
  version: TemplateVersion,
  findings: Findings,
): void {
  const needsFigures = rate.percentage !== undefined || rate.algorithm !== undefined;
  const needsNotes = findWord(methodologies, readText(raw.methodology)) === 'other' || rate.count === '0';
  if (needsNotes && rate.notes === undefined) {
    const because = rate.count === '0' ? 'A count of 0' : 'The methodology "other"';
    findings.warning(fields.notes, `${because} needs notes that explain it: add them.`);
  }
  if (rate.count !== undefined && !countForm.test(rate.count)) {
    findings.warning(fields.count, `The count ${quote(rate.count)} is none of 0, 1 through 10, or a number from 11.`);
  }
  if (version === 2 && needsFigures && rate.dollarCents === undefined && isAbsent(raw.estimated)) {
    findings.warning(fields.estimated, 'A percentage or an algorithm needs the estimated allowed amount: add it.');
  }
  if (version === 3 && needsFigures) checkFigures(rate, fields, findings);
}

function checkFigures(rate: PayerRate, fields: RateFields, findings: Findings): void {
  if (rate.count === undefined) {
    findings.warning(fields.count, 'A percentage or an algorithm needs the count of allowed amounts: add it.');
  }
  const isComplete = rate.medianCents !== undefined && rate.p10Cents !== undefined && rate.p90Cents !== undefined;
  if (rate.count !== '0' && !isComplete) {
    findings.warning(
      fields.median,
      'A percentage or an algorithm needs the median, 10th and 90th percentile, unless the count is 0: add them.',
    );
  }
}
