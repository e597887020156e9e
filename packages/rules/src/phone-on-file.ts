import { readPhone, type Phone, type PhoneError } from './phone.ts';

/**
 * Reads the phone number on file, of which only the last four digits are shown (spec §3): typed "with or without
 * dashes" (spec §5), and ending in those four. Only the server knows whether it is the number itself.
 *
 * @param lastFour the four digits that are shown.
 * @returns the number; or what is wrong, 'another' for a number with another ending.
 */
export function readPhoneOnFile(input: string, lastFour: string): { phone: Phone } | { error: PhoneError | 'another' } {
  const read = readPhone(input);
  if ('error' in read) return read;
  return read.phone.e164.endsWith(lastFour) ? read : { error: 'another' };
}
