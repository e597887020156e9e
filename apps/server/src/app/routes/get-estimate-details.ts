import { getEstimateDetails, patientGetEstimateDetails } from '@portico/contract';
import { estimateDocument } from '../../documents/estimate-document.ts';
import { defineRoute } from '../http/define-route.ts';
import { showEstimateDetails } from '../../estimates/calls/get-estimate-details.ts';

export const getEstimateDetailsRoute = defineRoute(getEstimateDetails, showEstimateDetails, estimateDocument);

export const patientGetEstimateDetailsRoute = defineRoute(
  patientGetEstimateDetails,
  showEstimateDetails,
  estimateDocument,
);
