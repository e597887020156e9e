import { getMobileActivation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { standInMobileActivation } from '../use-cases/get-mobile-activation.ts';

export const getMobileActivationRoute = defineRoute(getMobileActivation, standInMobileActivation);
