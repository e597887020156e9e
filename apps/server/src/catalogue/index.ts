import { serviceTemplates } from './templates/index.ts';
import type { ServiceTemplate } from './types.ts';

export { serviceCategories } from './categories.ts';
export { imageClassFor } from './image-class.ts';
export { type ServiceTypeCode, serviceTypeCodes } from './service-type-codes.ts';
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
