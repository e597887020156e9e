import { lookUpMobileActivation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginMobileActivation } from '../../enrolment/calls/look-up-mobile-activation.ts';

export const lookUpMobileActivationRoute = defineRoute(lookUpMobileActivation, beginMobileActivation);
