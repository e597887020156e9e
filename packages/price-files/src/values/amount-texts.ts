import type { RuleId } from '../rules/rules.ts';
import { isIndicator, isNotKnown, plainForm, readableForm } from './scalars.ts';

/** The rule that a text breaks as a number above zero; undefined for one as the data dictionary has it. */
export function ruleOfNumber(text: string): RuleId | undefined {
  const number = numberOf(text);
  if (Number.isNaN(number)) return isIndicator(text) ? 'no-indicator' : 'number';
  if (number === 0) return 'number-not-zero';
  if (number < 0) return 'number-not-negative';
  return plainForm.test(text) ? undefined : 'number-form';
}

/** The same for an amount of money. */
export function ruleOfAmount(text: string): RuleId | undefined {
  return isNotKnown(numberOf(text)) ? 'nine-nines' : ruleOfNumber(text);
}

/** The same for a percentage, which may be meant as a fraction below 1. */
export function ruleOfPercentage(text: string): RuleId | undefined {
  const isSigned = text.endsWith('%');
  const rule = ruleOfNumber(isSigned ? text.slice(0, -1) : text);
  if (rule !== undefined) return rule;
  if (Number.parseFloat(text) < 1) return 'percentage-form';
  return isSigned ? 'number-form' : undefined;
}

/** Whether a text is an amount above zero that is known, in any form that can be read. */
export function isKnownAmount(text: string): boolean {
  const dollars = numberOf(text);
  return dollars > 0 && !isNotKnown(dollars);
}

/** Whether a text is a number that files write where there is no amount: zero, or nine nines. */
export function isNoAmount(text: string): boolean {
  const dollars = numberOf(text);
  return dollars === 0 || isNotKnown(dollars);
}

/** The number of a text that can be meant in one way only; NaN for any other. */
function numberOf(text: string): number {
  return readableForm.test(text) && /\d/.test(text) ? Number(text.replace(/[$,\s]/g, '')) : NaN;
}
