import { UNSURE_KIND } from '@portico/contract';
import type { KindOfCareId } from '../../catalogue/index.ts';
import { type PricedService, serviceOfKind } from './priced-service.ts';

/** The stored answer to which kind of care a service is; null where it is none, or no longer a choice of the tables. */
export function chosenKind(
  { kinds = [] }: Pick<PricedService, 'kinds'>,
  stored: string | null,
): KindOfCareId | typeof UNSURE_KIND | null {
  if (stored === UNSURE_KIND && kinds.length > 0) return UNSURE_KIND;
  return kinds.find((kind) => kind === stored) ?? null;
}

/** A service as the kind of care that was chosen; as it is where none was. */
export function asChosen(service: PricedService, stored: string | null): PricedService {
  const kind = chosenKind(service, stored);
  return kind === null || kind === UNSURE_KIND ? service : serviceOfKind(service, kind);
}
