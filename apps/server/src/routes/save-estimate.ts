import { saveEstimate } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { keepEstimate } from '../use-cases/save-estimate.ts';

export const saveEstimateRoute = defineRoute(saveEstimate, keepEstimate);
