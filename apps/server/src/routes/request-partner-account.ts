import { requestPartnerAccount } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { requestAccountThroughPartner } from '../use-cases/request-partner-account.ts';

export const requestPartnerAccountRoute = defineRoute(requestPartnerAccount, requestAccountThroughPartner);
