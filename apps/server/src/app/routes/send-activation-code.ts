import { sendActivationCode } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { sendPhoneCode } from '../../enrolment/calls/send-activation-code.ts';

export const sendActivationCodeRoute = defineRoute(sendActivationCode, sendPhoneCode);
