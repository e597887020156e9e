import { findTemplate, type ServiceTypeCode } from '../../catalogue/index.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { asChosen } from './chosen-kind.ts';
import { type PricedService, readCodeServiceId, serviceOfCode, serviceOfKind } from './priced-service.ts';

/**
 * X12 service type codes of a service's parts, each once, in the order of the parts. Where the kind of care is not known, those of every
 * kind that it can be: an insurer is asked about all of them.
 */
export function serviceTypesOf(service: Pick<PricedService, 'components' | 'kinds'>): ServiceTypeCode[] {
  const each = service.kinds?.map((kind) => serviceOfKind(service, kind)) ?? [service];
  return [...new Set(each.flatMap(({ components }) => components.map(({ serviceType }) => serviceType)))];
}

/** The same for an estimate, of the kind of care that the patient chose. Empty for an unknown service. */
export function serviceTypesOfEstimate({
  template: id,
  kind_of_care: kind,
}: Pick<StoredEstimate, 'template' | 'kind_of_care'>): string[] {
  const template = findTemplate(id);
  if (template) return serviceTypesOf(template);
  const billed = readCodeServiceId(id);
  if (billed === null) return [];
  return serviceTypesOf(asChosen(serviceOfCode(billed.codeType, { ...billed, description: '' }), kind));
}
