import { activateMobileAccount } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { activateByMobile } from '../../enrolment/calls/activate-mobile-account.ts';

export const activateMobileAccountRoute = defineRoute(activateMobileAccount, activateByMobile);
