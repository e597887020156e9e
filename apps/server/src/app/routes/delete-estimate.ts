import { deleteEstimate } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { forgetEstimate } from '../../estimates/calls/delete-estimate.ts';

export const deleteEstimateRoute = defineRoute(deleteEstimate, forgetEstimate);
