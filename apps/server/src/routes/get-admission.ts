import { getAdmission } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showAdmission } from '../use-cases/get-admission.ts';

export const getAdmissionRoute = defineRoute(getAdmission, showAdmission);
