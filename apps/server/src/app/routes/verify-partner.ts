import { verifyPartner } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { readPartnerAgain } from '../../enrolment/calls/verify-partner.ts';

export const verifyPartnerRoute = defineRoute(verifyPartner, readPartnerAgain);
