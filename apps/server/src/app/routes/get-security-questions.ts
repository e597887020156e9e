import { getSecurityQuestions } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showSecurityQuestions } from '../../enrolment/calls/get-security-questions.ts';

export const getSecurityQuestionsRoute = defineRoute(getSecurityQuestions, showSecurityQuestions);
