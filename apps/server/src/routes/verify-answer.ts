import { verifyAnswer } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { checkSecurityAnswer } from '../use-cases/verify-answer.ts';

export const verifyAnswerRoute = defineRoute(verifyAnswer, checkSecurityAnswer);
