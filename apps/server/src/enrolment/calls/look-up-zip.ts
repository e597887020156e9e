import type { InputOf, ReplyOf } from '@portico/contract';
import { readPostalCode } from '@portico/rules';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The countries whose codes can be looked up. A Canadian code never looks like a ZIP code. */
const countries = ['US', 'CA'];

/**
 * The city and state of a ZIP code or a Canadian postal code; null for an unknown code, and while the service is not
 * reachable.
 */
export async function lookUpZip(
  { zip }: InputOf<'lookUpZip'>,
  _visitor: Visitor,
  { ports }: Pick<Services, 'ports'>,
): Promise<ReplyOf<'lookUpZip'>> {
  const country = countries.find((each) => (readPostalCode(zip, each) ?? '') !== '');
  return { place: country === undefined ? null : await ports.geocoding.byZip(zip.trim(), country) };
}
