import { getEstimateServices, patientGetEstimateServices } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { listEstimateServices } from '../../estimates/calls/get-estimate-services.ts';

export const getEstimateServicesRoute = defineRoute(getEstimateServices, listEstimateServices);

export const patientGetEstimateServicesRoute = defineRoute(patientGetEstimateServices, listEstimateServices);
