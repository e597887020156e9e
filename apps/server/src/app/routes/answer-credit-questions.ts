import { answerCreditQuestions } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifyByAnswers } from '../../enrolment/calls/answer-credit-questions.ts';

export const answerCreditQuestionsRoute = defineRoute(answerCreditQuestions, verifyByAnswers);
