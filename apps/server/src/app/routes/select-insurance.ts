import { selectInsurance, patientSelectInsurance } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showInsurance } from '../../estimates/calls/select-insurance.ts';

export const selectInsuranceRoute = defineRoute(selectInsurance, showInsurance);

export const patientSelectInsuranceRoute = defineRoute(patientSelectInsurance, showInsurance);
