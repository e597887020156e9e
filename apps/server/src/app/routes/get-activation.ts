import { getActivation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { standInActivation } from '../../enrolment/calls/get-activation.ts';

export const getActivationRoute = defineRoute(getActivation, standInActivation);
