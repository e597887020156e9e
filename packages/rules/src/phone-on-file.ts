import { readPhone, type Phone, type PhoneError } from './phone.ts';

/** What a number on file is read with. */
export interface PhoneOnFile {
  /** The four digits that are shown. */
  readonly lastFour: string;
  /** The phones that the person has given as their own, E.164. */
  readonly own: readonly string[];
}

/**
 * Reads the phone number on file, of which only the last four digits are shown (spec §3): typed "with or without
 * dashes" (spec §5), and ending in those four. The digits that are shown are not always those on file (decision 260), so
 * a number that the person has given as their own counts as well. Only the server knows whether it is the number itself.
 *
 * @returns the number; or what is wrong, 'another' for a number with another ending that is not the person's own.
 */
export function readPhoneOnFile(
  input: string,
  { lastFour, own }: PhoneOnFile,
): { phone: Phone } | { error: PhoneError | 'another' } {
  const read = readPhone(input);
  if ('error' in read) return read;
  const { e164 } = read.phone;
  return e164.endsWith(lastFour) || own.includes(e164) ? read : { error: 'another' };
}
