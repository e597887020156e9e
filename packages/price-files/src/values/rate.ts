import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PayerRate } from '../types.ts';
import { checkRate } from './rate-conditions.ts';
import { readCount } from './count.ts';
import type { ChargeOfRate, RateFields, RawRate } from './raw-rate.ts';
import { isAbsent, readAmount, readPercentage, readRemark, readRequired } from './scalars.ts';
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
  const dollarCents = readAmount(raw.dollar, fields.dollar, findings);
  const percentage = readPercentage(raw.percentage, fields.percentage, findings);
  const algorithm = readRemark(raw.algorithm, fields.algorithm, findings);
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
