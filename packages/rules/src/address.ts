import { readZip } from './zip.ts';

/** As long as an envelope's line. */
const LONGEST_LINE = 60;
const LONGEST_POSTAL_CODE = 12;

/** Nothing was typed; something that no address holds; too long for an envelope. */
export type AddressFault = 'empty' | 'characters' | 'length';

/**
 * Reads a line of an address: a street, a unit, a city. It holds a letter or a digit of any script, and neither control
 * characters nor angle brackets; at most 60 characters. What runs from right to left needs no signs that turn the text round,
 * and with them a letter would show another address. The second line of an address may be left out: 'empty' is no fault then.
 *
 * @returns the line in NFC, with single spaces.
 */
export function readAddressLine(typed: string): { line: string } | { fault: AddressFault } {
  const line = oneLine(typed);
  if (line === '') return { fault: 'empty' };
  if (!/[\p{L}\p{N}]/u.test(line) || /[\p{Cc}\p{Cs}\p{Bidi_C}<>]/u.test(line)) return { fault: 'characters' };
  return line.length > LONGEST_LINE ? { fault: 'length' } : { line };
}

/**
 * Reads a postal code by the country: in the United States a ZIP code (spec §5), in Canada six characters as K1A 0B1; elsewhere
 * up to 12 letters, digits, spaces and hyphens, or nothing, since many countries have none.
 *
 * @param country ISO 3166-1 alpha-2.
 * @returns the code as that country writes it, '' for none, or null when it is not one.
 */
export function readPostalCode(typed: string, country: string): string | null {
  if (country === 'US') return readZip(typed);
  const code = oneLine(typed).toUpperCase();
  if (country === 'CA') return canadian(code);
  return /^[A-Z\d][A-Z\d -]*$|^$/.test(code) && code.length <= LONGEST_POSTAL_CODE ? code : null;
}

/** ISO 3166-1 leaves it to its users. */
const UNKNOWN_COUNTRY = 'ZZ';

/** How somebody says that their address has no postal code, as in Hong Kong. */
const NONE = '-';

/**
 * Reads the postal code of an address whose country is not known: a ZIP code (spec §5), what readPostalCode takes abroad, or a
 * hyphen for none. Where nothing was typed nothing was read: it may have been forgotten.
 *
 * @returns the code as it was typed, in capitals and with single spaces, or null when it is none.
 */
export function readPostalCodeOfAnyCountry(typed: string): string | null {
  const code = oneLine(typed).toUpperCase();
  if (code === NONE) return code;
  const read = readZip(code) ?? readPostalCode(code, UNKNOWN_COUNTRY);
  return read === '' ? null : read;
}

/** Letter, digit, letter, digit, letter, digit; D, F, I, O, Q and U are none of the letters, W and Z begin no code. */
function canadian(code: string): string | null {
  const found = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/.exec(code);
  return found === null ? null : `${found[1] ?? ''} ${found[2] ?? ''}`;
}

function oneLine(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/g, ' ');
}
