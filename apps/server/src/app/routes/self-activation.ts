import { selfActivation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { goOnAsPatient } from '../../enrolment/calls/self-activation.ts';

export const selfActivationRoute = defineRoute(selfActivation, (_input, visitor, services) =>
  goOnAsPatient(visitor, services),
);
