import { readAddressLine } from '@portico/rules';
import { canadianProvinces } from './canadian-provinces.ts';
import { valueNamed } from './lookup-list.ts';
import { usStates } from './us-states.ts';

/**
 * Reads the state of an address by its country: in the United States and Canada one of the list, by its code or its name in
 * either language; elsewhere a line of text, or nothing, since many addresses have none.
 *
 * @param country ISO 3166-1 alpha-2.
 * @returns the code, the line, '' for none, or null when it is not one.
 */
export function readState(input: string, country: string): string | null {
  if (country === 'US') return valueNamed(usStates, input);
  if (country === 'CA') return valueNamed(canadianProvinces, input);
  const read = readAddressLine(input);
  if ('line' in read) return read.line;
  return read.error === 'empty' ? '' : null;
}
