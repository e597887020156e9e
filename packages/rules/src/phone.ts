/** The three ways in which a phone number can be wrong, each with a message of its own (spec §5). */
export type PhoneError = 'digits' | 'characters' | 'invalid';

/** A phone number. */
export interface Phone {
  /** +16505550142, as messages are sent to it (ITU-T E.164). */
  e164: string;
  /** 650-555-0142, as spec §5 sends it; of another country +525555550142. */
  written: string;
  /** Digits to dial once it answers; '' where there are none. */
  extension: string;
}

const EXTENSION = /\s*(?:x|ext\.?|extension|#)\s*(\d{1,6})$/i;
/** The hyphens of keyboards, of word processors and of lists of contacts. */
const DELIMITERS = /[\s().\p{Pd}]/gu;
/** What a copied number has around it and nobody sees, such as marks of direction. */
const INVISIBLE = /\p{Cf}/gu;
/**
 * The zero that is dialed within a country alone, as British and German numbers are printed: +44 (0)20 7946 0958. In Italy (39) it is
 * part of the number.
 */
const ZERO_WITHIN = /^((?:\+|011|00)\s*(?!39)\d{1,3}\s*)\(0\)/;
/** What stands before a country code: +, or what is dialed for it here (011) and in most countries (00). */
const INTERNATIONAL = /^(?:\+|011|00)/;
/** Neither area code nor exchange begins with 0 or 1, or is a service such as 911. */
const PLAN = /^(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{2}\d{4}$/;
/** Country code and number together: at most 15 digits (E.164, 6.1). Shorter ones than 7 are services of one country. */
const FEWEST_ABROAD = 7;
const MOST_ABROAD = 15;

/**
 * Reads a phone number: 10 digits of the North American plan, with an optional country code of 1 or +1; or + and the code of another
 * country, whose own rules only its networks know (issue 16, point 6). Parentheses, dots, hyphens and spaces may stand between the digits,
 * and an extension behind them (spec §5). Digits of full width count too.
 */
export function readPhone(input: string): { phone: Phone } | { error: PhoneError } {
  const typed = input.normalize('NFKC').replace(INVISIBLE, '').trim();
  const extension = EXTENSION.exec(typed)?.[1] ?? '';
  const characters = typed.replace(EXTENSION, '').replace(ZERO_WITHIN, '$1').replace(DELIMITERS, '');
  if (!/^\+?\d*$/.test(characters)) return { error: 'characters' };
  // Ten digits alone are of the plan, however they begin.
  const digits = /^\d{10}$/.test(characters) ? characters : characters.replace(INTERNATIONAL, '');
  const isAbroad = digits !== characters && !digits.startsWith('1');
  const read = isAbroad ? readAbroad(digits) : readInPlan(digits);
  return 'error' in read ? read : { phone: { ...read, extension } };
}

function readInPlan(dialed: string): Omit<Phone, 'extension'> | { error: PhoneError } {
  const digits = dialed.length === 11 ? dialed.replace(/^1/, '') : dialed;
  if (digits.length !== 10) return { error: 'digits' };
  if (!PLAN.test(digits)) return { error: 'invalid' };
  return { e164: `+1${digits}`, written: `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` };
}

/** @param digits country code and number. */
function readAbroad(digits: string): Omit<Phone, 'extension'> | { error: PhoneError } {
  if (digits.length < FEWEST_ABROAD || digits.length > MOST_ABROAD) return { error: 'digits' };
  // No country has a code that begins with zero.
  if (digits.startsWith('0')) return { error: 'invalid' };
  return { e164: `+${digits}`, written: `+${digits}` };
}

/** A phone number as spec §5 sends it, with its extension: 650-555-0142 x7. */
export function writePhone({ written, extension }: Phone): string {
  return extension === '' ? written : `${written} x${extension}`;
}
