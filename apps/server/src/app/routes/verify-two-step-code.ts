import { verifyTwoStepCode } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifyCode } from '../../accounts/calls/verify-two-step-code.ts';

export const verifyTwoStepCodeRoute = defineRoute(verifyTwoStepCode, verifyCode);
