import { validateVerificationCode } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifyByPhone } from '../../enrolment/calls/validate-verification-code.ts';

export const validateVerificationCodeRoute = defineRoute(validateVerificationCode, verifyByPhone);
