import type { Findings } from '../findings/findings.ts';
import type { StandardCharge } from '../types.ts';
import { readModifiers } from './modifiers.ts';
import { isAbsent, readAmount, readRemark } from './scalars.ts';
import { billingClasses, readWord, settings } from './vocabulary.ts';

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
export function readCharge(raw: RawCharge, fields: ChargeFields, findings: Findings): StandardCharge | undefined {
  const before = findings.leftOut;
  const setting = readWord(settings, raw.setting, fields.setting, 'setting', findings);
  const billingClass = readWord(billingClasses, raw.billingClass, fields.billingClass, 'billing-class', findings);
  if (billingClass === undefined && !isAbsent(raw.billingClass)) {
    findings.breach('billing-class', fields.billingClass, raw.billingClass);
  }
  const grossCents = readAmount(raw.gross, fields.gross, findings);
  const cashCents = readAmount(raw.cash, fields.cash, findings);
  const minimumCents = readAmount(raw.minimum, fields.minimum, findings);
  const maximumCents = readAmount(raw.maximum, fields.maximum, findings);
  const notes = readRemark(raw.notes, fields.notes, findings);
  const modifiers = readModifiers(raw.modifiers, fields.modifiers, findings);
  if (setting === undefined) return findings.leaveOut('setting', fields.setting, raw.setting);
  if (findings.leftOut > before) return undefined;
  if (minimumCents !== undefined && maximumCents !== undefined && minimumCents > maximumCents) {
    findings.breach('bounds-order', fields.minimum, raw.minimum);
  }
  return {
    line: findings.line,
    setting,
    billingClass,
    modifiers,
    grossCents,
    cashCents,
    minimumCents,
    maximumCents,
    notes,
    rates: [],
  };
}

/** Rules about a charge and its rates together: each value can be read without the others. */
export function checkCharge(charge: StandardCharge, fields: ChargeFields, findings: Findings): void {
  const { grossCents, cashCents, minimumCents, maximumCents, rates } = charge;
  if (grossCents === undefined && cashCents === undefined && rates.length === 0) {
    findings.breach('some-charge', fields.gross);
  }
  if (minimumCents !== undefined && maximumCents !== undefined) return;
  if (!rates.some((rate) => rate.dollarCents !== undefined)) return;
  if (minimumCents === undefined) findings.breach('bounds-for-dollars', fields.minimum);
  if (maximumCents === undefined) findings.breach('bounds-for-dollars', fields.maximum);
}
