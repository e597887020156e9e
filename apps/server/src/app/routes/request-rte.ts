import { requestRte, patientRequestRte } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { requestEligibilityCheck } from '../../estimates/calls/request-rte.ts';

export const requestRteRoute = defineRoute(requestRte, requestEligibilityCheck);

export const patientRequestRteRoute = defineRoute(patientRequestRte, requestEligibilityCheck);
