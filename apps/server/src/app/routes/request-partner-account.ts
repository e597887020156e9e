import { requestPartnerAccount } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { requestAccountThroughPartner } from '../../enrolment/calls/request-partner-account.ts';

export const requestPartnerAccountRoute = defineRoute(requestPartnerAccount, requestAccountThroughPartner);
