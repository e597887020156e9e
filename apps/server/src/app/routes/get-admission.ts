import { getAdmission } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showAdmission } from '../../patients/calls/get-admission.ts';

export const getAdmissionRoute = defineRoute(getAdmission, showAdmission);
