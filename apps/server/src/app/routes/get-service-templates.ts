import { getServiceTemplates, patientGetServiceTemplates } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { listServiceTemplates } from '../../estimates/calls/get-service-templates.ts';

export const getServiceTemplatesRoute = defineRoute(getServiceTemplates, listServiceTemplates);

export const patientGetServiceTemplatesRoute = defineRoute(patientGetServiceTemplates, listServiceTemplates);
