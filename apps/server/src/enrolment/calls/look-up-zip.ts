import type { InputOf, ReplyOf } from '@portico/contract';
import { readPostalCode } from '@portico/rules';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** Of these countries a code says where it is; a Canadian one is never a ZIP code. */
const countries = ['US', 'CA'];

/** The place of a ZIP code, or of a Canadian postal code; null for one that nobody knows, and while nobody answers. */
export async function lookUpZip(
  { zip }: InputOf<'lookUpZip'>,
  _visitor: Visitor,
  { ports }: Pick<Services, 'ports'>,
): Promise<ReplyOf<'lookUpZip'>> {
  const country = countries.find((each) => (readPostalCode(zip, each) ?? '') !== '');
  return { place: country === undefined ? null : await ports.geocoding.byZip(zip.trim(), country) };
}
