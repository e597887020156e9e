import { startRteQuery, patientStartRteQuery } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { startEligibilityCheck } from '../../estimates/calls/start-rte-query.ts';

export const startRteQueryRoute = defineRoute(startRteQuery, startEligibilityCheck);

export const patientStartRteQueryRoute = defineRoute(patientStartRteQuery, startEligibilityCheck);
