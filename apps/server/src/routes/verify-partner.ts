import { verifyPartner } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { readPartnerAgain } from '../use-cases/verify-partner.ts';

export const verifyPartnerRoute = defineRoute(verifyPartner, readPartnerAgain);
