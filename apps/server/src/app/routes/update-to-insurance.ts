import { updateToInsurance, patientUpdateToInsurance } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { useInsurance } from '../../estimates/calls/update-to-insurance.ts';

export const updateToInsuranceRoute = defineRoute(updateToInsurance, useInsurance);

export const patientUpdateToInsuranceRoute = defineRoute(patientUpdateToInsurance, useInsurance);
