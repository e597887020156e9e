import type { EstimateModel, Language } from '@portico/contract';
import { codeKey } from '@portico/estimate';
import { serviceTemplates } from '../../catalogue/index.ts';
import { type PricedService, readCodeServiceId } from '../figures/priced-service.ts';

/** More would be a list to search, not a way on. */
const MAX_SERVICES = 3;

/**
 * Of a single billed code: the services that have all of the care to which it belongs, those of few parts last. Empty for a service of
 * the catalogue, and for a code of none.
 */
export function wholeServicesOf({ id }: Pick<PricedService, 'id'>, language: Language): EstimateModel['WholeServices'] {
  const billed = readCodeServiceId(id);
  if (billed === null) return [];
  const key = codeKey(billed.codeType, billed.code);
  return serviceTemplates
    .filter(({ components }) =>
      components.some(({ codeType, code, alternates = [] }) =>
        [code, ...alternates].some((each) => codeKey(codeType, each) === key),
      ),
    )
    .toSorted((a, b) => b.components.length - a.components.length)
    .slice(0, MAX_SERVICES)
    .map(({ id: Id, name }) => ({ Id, Name: name[language] }));
}
