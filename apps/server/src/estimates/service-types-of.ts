import type { PricedService } from './priced-service.ts';

/** X12 service type codes of a service's parts, each once, in the order of the parts. */
export function serviceTypesOf({ components }: Pick<PricedService, 'components'>): string[] {
  return [...new Set(components.map(({ serviceType }) => serviceType))];
}
