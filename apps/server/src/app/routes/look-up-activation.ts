import { lookUpActivation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginActivation } from '../../enrolment/calls/look-up-activation.ts';

export const lookUpActivationRoute = defineRoute(lookUpActivation, beginActivation);
