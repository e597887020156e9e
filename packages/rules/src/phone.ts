/** The three ways in which a phone number can be wrong, each with a message of its own (spec §5). */
export type PhoneError = 'digits' | 'characters' | 'invalid';

/** A phone number of the North American plan. */
export interface Phone {
  /** +16505550142, as messages are sent to it. */
  e164: string;
  /** 650-555-0142, as spec §5 sends it. */
  dashed: string;
  /** Digits to dial once it answers; '' where there are none. */
  extension: string;
}

const EXTENSION = /\s*(?:x|ext\.?|extension|#)\s*(\d{1,6})$/i;
const DELIMITERS = /[\s().-]/g;
/** A country code other than that of the plan. */
const ABROAD = /^\+\D*[02-9]/;
/** Neither area code nor exchange begins with 0 or 1, or is a service such as 911. */
const PLAN = /^(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{2}\d{4}$/;

/**
 * Reads a phone number: 10 digits, with an optional country code of 1 or +1, parentheses, dots, hyphens and spaces between
 * them, and an optional extension (spec §5).
 */
export function readPhone(input: string): { phone: Phone } | { error: PhoneError } {
  const extension = EXTENSION.exec(input.trim())?.[1] ?? '';
  const characters = input.trim().replace(EXTENSION, '').replace(DELIMITERS, '').replace(/^\+/, '');
  if (!/^\d*$/.test(characters)) return { error: 'characters' };
  if (ABROAD.test(input.trim())) return { error: 'invalid' };
  const digits = characters.length === 11 ? characters.replace(/^1/, '') : characters;
  if (digits.length !== 10) return { error: 'digits' };
  if (!PLAN.test(digits)) return { error: 'invalid' };
  const dashed = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
  return { phone: { e164: `+1${digits}`, dashed, extension } };
}

/** A phone number as spec §5 sends it, with its extension: 650-555-0142 x7. */
export function writePhone({ dashed, extension }: Phone): string {
  return extension === '' ? dashed : `${dashed} x${extension}`;
}
