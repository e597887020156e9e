import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PayerRate } from '../types.ts';
import type { ChargeOfRate, RateFields, RawRate } from './raw-rate.ts';
import { isAbsent, visibleText } from './scalars.ts';

/** Percent: a payer that pays a share of what is billed does not pay more than that. */
const ALL = 100;

/** The conditional rules of the data dictionary about one rate. The rate itself can be read. */
export function checkRate(
  rate: PayerRate,
  raw: RawRate,
  fields: RateFields,
  charge: ChargeOfRate,
  dictionary: Dictionary | undefined,
  findings: Findings,
): void {
  const isFormula = rate.percentage !== undefined || rate.algorithm !== undefined;
  checkBounds(rate, raw, fields, charge, findings);
  if (rate.methodology === 'percent of total billed charges' && (rate.percentage ?? 0) > ALL) {
    findings.breach('percentage-size', fields.percentage, raw.percentage);
  }
  checkNotes(rate, raw, fields, charge, findings);
  if (dictionary !== '3.0') checkEstimate(rate, raw, fields, isFormula, findings);
  if (dictionary !== '2.2') checkAmounts(rate, raw, fields, isFormula, findings);
}

function checkBounds(
  { dollarCents }: PayerRate,
  raw: RawRate,
  fields: RateFields,
  { minimumCents, maximumCents }: ChargeOfRate,
  findings: Findings,
): void {
  if (dollarCents === undefined) return;
  // Bounds in the wrong order are a finding of the charge.
  if (minimumCents !== undefined && maximumCents !== undefined && minimumCents > maximumCents) return;
  if (dollarCents < (minimumCents ?? dollarCents) || dollarCents > (maximumCents ?? dollarCents)) {
    findings.breach('rate-within-bounds', fields.dollar, raw.dollar);
  }
}

/** A CSV may explain a rate in the notes of its charge; the JSON schema wants the notes of the rate. */
function checkNotes(rate: PayerRate, raw: RawRate, fields: RateFields, charge: ChargeOfRate, findings: Findings): void {
  if (rate.notes !== undefined || (!findings.isJson && charge.notes !== undefined)) return;
  if (rate.methodology === 'other' && visibleText(raw.methodology)?.toLowerCase() === 'other') {
    findings.breach('notes-for-other', fields.notes);
  }
  if (rate.count === '0') findings.breach('notes-for-zero', fields.notes);
}

function checkEstimate(
  rate: PayerRate,
  raw: RawRate,
  fields: RateFields,
  isFormula: boolean,
  findings: Findings,
): void {
  if (isFormula && rate.dollarCents === undefined && isAbsent(raw.estimated)) {
    findings.breach('estimate-for-formula', fields.estimated);
  }
}

function checkAmounts(rate: PayerRate, raw: RawRate, fields: RateFields, isFormula: boolean, findings: Findings): void {
  if (!isAbsent(raw.estimated)) findings.breach('estimate-replaced', fields.estimated, raw.estimated);
  if (rate.count === '0') checkEachAmount(raw, fields, false, findings);
  else if (isFormula) {
    if (isAbsent(raw.count)) findings.breach('count-for-formula', fields.count);
    checkEachAmount(raw, fields, true, findings);
  }
  const { p10Cents: p10 = 0, medianCents: median, p90Cents: p90 = Infinity } = rate;
  if (p10 > (median ?? p90) || (median ?? p10) > p90) findings.breach('percentile-order', fields.median, raw.median);
}

/** @param areWanted whether all three amounts have to be there, or none of them. */
function checkEachAmount(raw: RawRate, fields: RateFields, areWanted: boolean, findings: Findings): void {
  for (const name of ['median', 'p10', 'p90'] as const) {
    if (isAbsent(raw[name]) !== areWanted) continue;
    if (areWanted) findings.breach('amounts-for-formula', fields[name]);
    else findings.breach('no-amounts-for-zero', fields[name], raw[name]);
  }
}
