import { verifyAnswer } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { checkSecurityAnswer } from '../../accounts/calls/verify-answer.ts';

export const verifyAnswerRoute = defineRoute(verifyAnswer, checkSecurityAnswer);
