import { getSavedEstimates } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showSavedEstimates } from '../../estimates/calls/get-saved-estimates.ts';

export const getSavedEstimatesRoute = defineRoute(getSavedEstimates, showSavedEstimates);
