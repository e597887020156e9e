import { readZip } from './zip.ts';

/** The length of a line on an envelope. */
const MAX_LINE_LENGTH = 60;
const MAX_POSTAL_CODE_LENGTH = 12;

/** Nothing was typed; a character that no address has; too long for an envelope. */
export type AddressError = 'empty' | 'characters' | 'length';

/**
 * Reads a line of an address: a street, a unit, a city. It has a letter or a digit of any script, no control characters
 * and no angle brackets; at most 60 characters. Marks that change the text direction are refused: right-to-left text
 * does not need them, and with them a letter could show another address. The second line of an address is optional: the
 * caller ignores 'empty' there.
 *
 * @returns the line in NFC, with single spaces.
 */
export function readAddressLine(input: string): { line: string } | { error: AddressError } {
  const line = oneLine(input);
  if (line === '') return { error: 'empty' };
  if (!/[\p{L}\p{N}]/u.test(line) || /[\p{Cc}\p{Cs}\p{Bidi_C}<>]/u.test(line)) return { error: 'characters' };
  return line.length > MAX_LINE_LENGTH ? { error: 'length' } : { line };
}

/**
 * Reads a postal code by the rules of the country: in the United States a ZIP code (spec §5), in Canada six characters
 * such as K1A 0B1; elsewhere up to 12 letters, digits, spaces and hyphens, or nothing, since many countries have no
 * postal codes.
 *
 * @param country ISO 3166-1 alpha-2.
 * @returns the code as that country writes it, '' for none, or null when it is not valid.
 */
export function readPostalCode(input: string, country: string): string | null {
  if (country === 'US') return readZip(input);
  const code = oneLine(input).toUpperCase();
  if (country === 'CA') return canadian(code);
  return /^[A-Z\d][A-Z\d -]*$|^$/.test(code) && code.length <= MAX_POSTAL_CODE_LENGTH ? code : null;
}

/** ISO 3166-1 leaves this code to its users. */
const UNKNOWN_COUNTRY = 'ZZ';

/** What a person types if an address has no postal code, as in Hong Kong. */
const NONE = '-';

/**
 * Reads the postal code of an address abroad whose country is not known: a code that readPostalCode accepts there, or a
 * hyphen for none. An empty field is not accepted: the person may have forgotten it.
 *
 * @returns the code in capitals and with single spaces, or null when it is not valid.
 */
export function readPostalCodeAbroad(input: string): string | null {
  const code = oneLine(input).toUpperCase();
  if (code === NONE) return code;
  const read = readPostalCode(code, UNKNOWN_COUNTRY);
  return read === '' ? null : read;
}

/** Letter, digit, letter, digit, letter, digit. D, F, I, O, Q and U are not used; W and Z are not the first letter. */
function canadian(code: string): string | null {
  const found = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/.exec(code);
  return found === null ? null : `${found[1] ?? ''} ${found[2] ?? ''}`;
}

function oneLine(input: string): string {
  return input.normalize('NFC').trim().replace(/\s+/g, ' ');
}
