import { checkRte, patientCheckRte } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showEligibilityCheck } from '../../estimates/calls/check-rte.ts';

export const checkRteRoute = defineRoute(checkRte, showEligibilityCheck);

export const patientCheckRteRoute = defineRoute(patientCheckRte, showEligibilityCheck);
