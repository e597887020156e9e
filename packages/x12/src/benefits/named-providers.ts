import type { BenefitRow, RelatedEntity } from '../model/response.ts';
import { isInactiveCode } from './status-codes.ts';

/** A provider whom the payer names (loop 2120). */
export interface NamedProvider {
  readonly role: 'primaryCare' | 'provider';
  readonly firstName: string | null;
  /** A last name, or that of an organization. */
  readonly name: string;
  /** NM109 with `XX`. */
  readonly npi: string | null;
  /** EB12 of the row: whether it is in the plan's network. `null` if the row does not say. */
  readonly isInNetwork: boolean | null;
}

/** EB01 of the row that names the primary care provider. */
const PRIMARY_CARE = 'L';
/** NM101: 1P provider, 13 contracted service provider, 73 other physician, P3 primary care provider. */
const providers: ReadonlySet<string> = new Set(['1P', '13', '73', 'P3']);

/** The providers of the rows that count, each once. */
export function namedProviders(rows: readonly BenefitRow[]): readonly NamedProvider[] {
  const named = rows
    .filter(({ information }) => information !== 'I' && !isInactiveCode(information))
    .flatMap((row) => row.entities.flatMap(({ name }) => providerOf(name, row)));
  return [...new Map(named.map((each) => [JSON.stringify(each), each])).values()];
}

function providerOf(
  { entity, name, firstName, idQualifier, id }: RelatedEntity['name'],
  { information, network }: BenefitRow,
): NamedProvider[] {
  if (!providers.has(entity) || name === null) return [];
  const role = entity === 'P3' || information === PRIMARY_CARE ? 'primaryCare' : 'provider';
  const isInNetwork = network === 'Y' ? true : network === 'N' ? false : null;
  return [{ role, firstName, name, npi: idQualifier === 'XX' ? id : null, isInNetwork }];
}
