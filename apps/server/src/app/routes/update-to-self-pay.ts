import { updateToSelfPay, patientUpdateToSelfPay } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { switchToSelfPay } from '../../estimates/calls/update-to-self-pay.ts';

export const updateToSelfPayRoute = defineRoute(updateToSelfPay, switchToSelfPay);

export const patientUpdateToSelfPayRoute = defineRoute(patientUpdateToSelfPay, switchToSelfPay);
