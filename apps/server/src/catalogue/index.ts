import { serviceTemplates } from './templates/index.ts';
import type { ServiceTemplate } from './types.ts';

export { serviceCategories } from './categories.ts';
export { isOfAddendumB } from './crosswalks/apc.ts';
export { componentsOn } from './crosswalks/codes-on.ts';
export { separatelyScheduled } from './separately-scheduled.ts';
export { imageClassFor } from './image-class.ts';
export { type KindOfCareId, kindsOfCare } from './service-types/kinds-of-care.ts';
export { kindsOfCode } from './service-types/kinds-of-code.ts';
export { plainName } from './plain-names/index.ts';
export { type ServiceTypeCode, serviceTypeCodes } from './service-type-codes.ts';
export {
  type Fit,
  fitOf,
  type KindOfCare,
  type PatientFacts,
  type PlanKind,
  planKindOf,
  type Recommendation,
  type RecommendedGroup,
  type RecommendingBody,
  recommendations,
  recommendationsOf,
} from './preventive/index.ts';
export { specialties, type Specialty } from './specialties.ts';
export type { ServiceComponent, ServiceTemplate } from './types.ts';
export { serviceTemplates };

const templatesById: ReadonlyMap<string, ServiceTemplate> = new Map(
  serviceTemplates.map((template) => [template.id, template]),
);

/**
 * The template with this id, or undefined. Ids of billed codes outside the catalogue (`code-<TYPE>-<CODE>`) are not
 * found here.
 */
export const findTemplate = (id: string): ServiceTemplate | undefined => templatesById.get(id);
