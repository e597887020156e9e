import { cancelActivation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { giveUpActivation } from '../../enrolment/calls/cancel-activation.ts';

export const cancelActivationRoute = defineRoute(cancelActivation, giveUpActivation);
