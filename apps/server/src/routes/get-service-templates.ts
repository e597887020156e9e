import { getServiceTemplates } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { listServiceTemplates } from '../use-cases/get-service-templates.ts';

export const getServiceTemplatesRoute = defineRoute(getServiceTemplates, listServiceTemplates);
