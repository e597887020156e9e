import { changeSecurityQuestion } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { changeQuestion } from '../../accounts/calls/change-security-question.ts';

export const changeSecurityQuestionRoute = defineRoute(changeSecurityQuestion, changeQuestion);
