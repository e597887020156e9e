import { answerCreditQuestions } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifyByAnswers } from '../use-cases/answer-credit-questions.ts';

export const answerCreditQuestionsRoute = defineRoute(answerCreditQuestions, verifyByAnswers);
