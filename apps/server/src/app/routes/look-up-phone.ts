import { lookUpPhone } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { findPhone } from '../../enrolment/calls/look-up-phone.ts';

export const lookUpPhoneRoute = defineRoute(lookUpPhone, findPhone);
