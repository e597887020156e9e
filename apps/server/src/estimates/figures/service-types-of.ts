import { findTemplate, type ServiceTypeCode } from '../../catalogue/index.ts';
import { type PricedService, readCodeServiceId, serviceOfCode } from './priced-service.ts';

/** X12 service type codes of a service's parts, each once, in the order of the parts. */
export function serviceTypesOf({ components }: Pick<PricedService, 'components'>): ServiceTypeCode[] {
  return [...new Set(components.map(({ serviceType }) => serviceType))];
}

/** The same for the id of a service: a template, or a billed code outside the templates. Empty for an unknown id. */
export function serviceTypesOfId(id: string): string[] {
  const template = findTemplate(id);
  if (template) return serviceTypesOf(template);
  const billed = readCodeServiceId(id);
  return billed === null ? [] : serviceTypesOf(serviceOfCode(billed.codeType, { ...billed, description: '' }));
}
