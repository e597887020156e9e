import { sendTwoStepCode } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { sendCodeOfSignIn } from '../../accounts/calls/send-two-step-code.ts';

export const sendTwoStepCodeRoute = defineRoute(sendTwoStepCode, sendCodeOfSignIn);
