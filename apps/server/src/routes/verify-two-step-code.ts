import { verifyTwoStepCode } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifyCode } from '../use-cases/verify-two-step-code.ts';

export const verifyTwoStepCodeRoute = defineRoute(verifyTwoStepCode, verifyCode);
