import { acceptDisclaimer, patientAcceptDisclaimer } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { acceptDisclaimers } from '../../estimates/calls/accept-disclaimer.ts';

export const acceptDisclaimerRoute = defineRoute(acceptDisclaimer, acceptDisclaimers);

export const patientAcceptDisclaimerRoute = defineRoute(patientAcceptDisclaimer, acceptDisclaimers);
