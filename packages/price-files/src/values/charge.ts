import { findingsAt } from '../findings.ts';
import type { Report } from '../findings.ts';
import type { StandardCharge } from '../types.ts';
import { readModifiers } from './codes.ts';
import { isAbsent, quote, readAmount, readText } from './scalars.ts';
import { billingClasses, findWord, settings } from './vocabulary.ts';

/** The values of a standard charge as the file has them, unread. */
export interface RawCharge {
  setting: unknown;
  billingClass: unknown;
  modifiers: unknown;
  gross: unknown;
  cash: unknown;
  minimum: unknown;
  maximum: unknown;
  notes: unknown;
}

export type ChargeFields = Readonly<Record<keyof RawCharge, string>>;

/**
 * Reads one standard charge, without its rates.
 *
 * @returns undefined when setting or an amount is unreadable: the charge is then left out, and reported.
 */
export function readCharge(
  raw: RawCharge,
  fields: ChargeFields,
  line: number,
  report: Report,
): StandardCharge | undefined {
  const findings = findingsAt(line, report);
  const setting = findWord(settings, readText(raw.setting));
  const billingClass = findWord(billingClasses, readText(raw.billingClass));
  if (billingClass === undefined && !isAbsent(raw.billingClass)) {
    findings.warning(fields.billingClass, `${quote(raw.billingClass)} is none of ${billingClasses.join(', ')}.`);
  }
  const grossCents = readAmount(raw.gross, fields.gross, findings);
  const cashCents = readAmount(raw.cash, fields.cash, findings);
  const minimumCents = readAmount(raw.minimum, fields.minimum, findings);
  const maximumCents = readAmount(raw.maximum, fields.maximum, findings);
  if (setting === undefined) {
    return findings.error(fields.setting, `The setting ${quote(raw.setting ?? '')} is none of ${settings.join(', ')}.`);
  }
  if (findings.hasErrors()) return undefined;
  const notes = readText(raw.notes);
  return {
    line,
    setting,
    ...(billingClass && { billingClass }),
    modifiers: readModifiers(raw.modifiers),
    ...(grossCents !== undefined && { grossCents }),
    ...(cashCents !== undefined && { cashCents }),
    ...(minimumCents !== undefined && { minimumCents }),
    ...(maximumCents !== undefined && { maximumCents }),
    ...(notes !== undefined && { notes }),
    rates: [],
  };
}

/**
 * Rules about a charge and its rates together. Every breach is a warning, because each value can be read without the
 * others.
 */
export function checkCharge(charge: StandardCharge, fields: ChargeFields, report: Report): void {
  const findings = findingsAt(charge.line, report);
  const { grossCents, cashCents, minimumCents, maximumCents, rates } = charge;
  if (grossCents === undefined && cashCents === undefined && rates.length === 0) {
    findings.warning(fields.gross, 'The charge has no price at all: give a gross charge, a cash price or a rate.');
  }
  if (
    (minimumCents === undefined || maximumCents === undefined) &&
    rates.some((rate) => rate.dollarCents !== undefined)
  ) {
    const field = minimumCents === undefined ? fields.minimum : fields.maximum;
    findings.warning(
      field,
      'A rate in dollars needs the minimum and the maximum negotiated charge: add what is missing.',
    );
  }
}
