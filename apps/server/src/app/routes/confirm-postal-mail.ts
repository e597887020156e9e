import { confirmPostalMail } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { endByProvidersForm } from '../../enrolment/calls/confirm-postal-mail.ts';

export const confirmPostalMailRoute = defineRoute(confirmPostalMail, (_input, visitor, services) =>
  endByProvidersForm(visitor, services),
);
