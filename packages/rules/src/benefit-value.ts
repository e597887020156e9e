/** Shown before or after a benefit's field. */
export type BenefitUnit = '$' | '%';

/** What a person enters for a benefit that the plan does not have (spec §5). */
const NOT_APPLICABLE = 'N/A';

/**
 * A benefit as it was entered. `hundredths` are cents of an amount, or basis points of a percentage (20 % is 2000);
 * `text` is the value as a field shows it, with two decimals when it is not whole.
 */
export type BenefitValue =
  | { readonly is: 'value'; readonly hundredths: number; readonly text: string }
  | { readonly is: 'notApplicable' }
  | { readonly is: 'empty' }
  | { readonly is: 'invalid' };

/** Digits, with or without commas between the thousands; no trailing dot. */
const pattern = /^(?<whole>\d{1,7}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(?<decimals>\d{1,10}))?$/;

/** 100 % in basis points. */
const WHOLE = 10_000;

/**
 * Reads a benefit (spec §5): a number with no trailing dot, or N/A. A dollar or percent sign and commas between
 * thousands are allowed. More than two decimals are rounded; a percentage is at most 100.
 */
export function readBenefitValue(input: string, unit: BenefitUnit): BenefitValue {
  const text = input.trim();
  if (text === '') return { is: 'empty' };
  if (text.toUpperCase() === NOT_APPLICABLE) return { is: 'notApplicable' };
  const bare = unit === '$' ? text.replace(/^\$\s*/, '') : text.replace(/\s*%$/, '');
  const { whole = '', decimals = '' } = pattern.exec(bare)?.groups ?? {};
  if (whole === '' && decimals === '') return { is: 'invalid' };
  const hundredths = hundredthsOf(whole.replaceAll(',', ''), decimals);
  if (unit === '%' && hundredths > WHOLE) return { is: 'invalid' };
  return { is: 'value', hundredths, text: formatBenefitValue(hundredths) };
}

/** The value as a field shows it: `25`, `25.50`. */
export function formatBenefitValue(hundredths: number): string {
  const value = hundredths / 100;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** By digits, half up: as a binary fraction, 1.005 is a little less than it says. */
function hundredthsOf(whole: string, decimals: string): number {
  const digits = decimals.padEnd(3, '0');
  const roundedUp = Number(digits[2]) >= 5 ? 1 : 0;
  return Number(whole) * 100 + Number(digits.slice(0, 2)) + roundedUp;
}
