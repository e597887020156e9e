import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PayerRate } from '../types.ts';
import { checkRate } from './rate-conditions.ts';
import { readCount } from './count.ts';
import type { ChargeOfRate, RateFields, RawRate } from './raw-rate.ts';
import { isAbsent, isNone, isNotKnown, readAmount, readPercentage, readRemark, readRequired } from './scalars.ts';
import { methodologies, readWord } from './vocabulary.ts';
import type { Methodology } from './vocabulary.ts';

/**
 * Reads one payer-specific negotiated charge.
 *
 * @param dictionary undefined while a JSON file has not named its version: the rules of both are then applied.
 * @returns undefined when payer, plan or an amount is unreadable or no rate is given: it is then left out, and
 * reported. Also where all that is given says that nothing is known: then nothing is left out.
 */
export function readRate(
  raw: RawRate,
  fields: RateFields,
  charge: ChargeOfRate,
  dictionary: Dictionary | undefined,
  findings: Findings,
): PayerRate | undefined {
  const before = findings.leftOut;
  const payerName = readRequired(raw.payerName, fields.payerName, 'payer-name', findings);
  const planName = readRequired(raw.planName, fields.planName, 'plan-name', findings);
  const remedy = remedyOfNone(raw, fields);
  const dollarCents = readAmount(raw.dollar, fields.dollar, findings, remedy);
  const percentage = readPercentage(raw.percentage, fields.percentage, findings, remedy);
  const algorithm = readRemark(raw.algorithm, fields.algorithm, findings, remedy);
  const median = readAmount(raw.median, fields.median, findings);
  const estimated = readAmount(raw.estimated, fields.estimated, findings);
  const p10Cents = readAmount(raw.p10, fields.p10, findings);
  const p90Cents = readAmount(raw.p90, fields.p90, findings);
  if (payerName === undefined) findings.leaveOut('payer-name', fields.payerName);
  if (planName === undefined) findings.leaveOut('plan-name', fields.planName);
  if (payerName === undefined || planName === undefined || findings.leftOut > before) return undefined;
  const medianCents = median ?? estimated;
  if (dollarCents === undefined && percentage === undefined && algorithm === undefined) {
    const isFilledIn = !(isAbsent(raw.dollar) && isAbsent(raw.percentage) && isAbsent(raw.algorithm));
    const isLost = medianCents === undefined && (p10Cents ?? p90Cents) !== undefined;
    if (!isFilledIn || isLost) return findings.leaveOut('rate', fields.dollar);
    // 0, nine nines or N/A, which is reported above: what was paid is known all the same, or nothing is lost (decision 242).
    if (medianCents === undefined) return undefined;
  }
  const count = readCount(raw.count, fields.count, findings);
  const notes = readRemark(raw.notes, fields.notes, findings);
  const rate: PayerRate = {
    line: findings.line,
    payerName,
    planName,
    methodology: readMethodology(raw.methodology, fields.methodology, findings),
    dollarCents,
    percentage,
    algorithm,
    medianCents,
    p10Cents,
    p90Cents,
    count,
    notes,
  };
  checkRate(rate, raw, fields, charge, dictionary, findings);
  return rate;
}

function readMethodology(value: unknown, column: string, findings: Findings): Methodology {
  const methodology = readWord(methodologies, value, column, 'methodology', findings);
  if (methodology === undefined) findings.breach('methodology', column, value);
  return methodology ?? 'other';
}

/**
 * What to do with a rate of which nothing is known. Where payer and plan stand in the row, a value that is taken out would leave them
 * alone, as if a rate had been lost. In a wide file they stand in the header, and the value alone is too much.
 */
function remedyOfNone(raw: RawRate, fields: RateFields): string | undefined {
  if (!saysNone(raw.dollar) || fields.payerName === fields.planName) return undefined;
  const { percentage, algorithm, median, estimated, p10, p90 } = raw;
  const isNothing = [percentage, algorithm, median, estimated, p10, p90].every(saysNone);
  return isNothing ? 'Give the rate, or leave out payer and plan.' : undefined;
}

const [ONE, EIGHT] = [0x31, 0x38];

/** Whether a value is missing, or says that nothing is known: N/A, a zero, nine nines. */
function saysNone(value: unknown): boolean {
  if (typeof value === 'string') {
    const first = value.charCodeAt(0);
    // Most amounts begin with one of these digits, and need no further look.
    if (first >= ONE && first <= EIGHT) return false;
  } else if (typeof value !== 'number') return isAbsent(value);
  const number = Number(typeof value === 'string' ? value.replace(/[$%]/g, '') : value);
  return number === 0 || isNotKnown(number) || isNone(value);
}
