import { getMobileActivation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { standInMobileActivation } from '../../enrolment/calls/get-mobile-activation.ts';

export const getMobileActivationRoute = defineRoute(getMobileActivation, standInMobileActivation);
