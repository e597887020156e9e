import { updateManualBenefits, patientUpdateManualBenefits } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { enterBenefits } from '../../estimates/calls/update-manual-benefits.ts';

export const updateManualBenefitsRoute = defineRoute(updateManualBenefits, enterBenefits);

export const patientUpdateManualBenefitsRoute = defineRoute(patientUpdateManualBenefits, enterBenefits);
