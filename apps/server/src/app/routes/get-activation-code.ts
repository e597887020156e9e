import { getActivationCode } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { openPostalMailForm } from '../../enrolment/calls/get-activation-code.ts';

export const getActivationCodeRoute = defineRoute(getActivationCode, (_input, visitor, services) =>
  openPostalMailForm(visitor, services),
);
