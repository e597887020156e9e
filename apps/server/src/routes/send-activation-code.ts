import { sendActivationCode } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { sendPhoneCode } from '../use-cases/send-activation-code.ts';

export const sendActivationCodeRoute = defineRoute(sendActivationCode, sendPhoneCode);
