import { saveEstimate } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { keepEstimate } from '../../estimates/calls/save-estimate.ts';

export const saveEstimateRoute = defineRoute(saveEstimate, keepEstimate);
