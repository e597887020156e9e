import { getCreditQuestions } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { fetchCreditQuestions } from '../../enrolment/calls/get-credit-questions.ts';

export const getCreditQuestionsRoute = defineRoute(getCreditQuestions, (_input, visitor, services) =>
  fetchCreditQuestions(visitor, services),
);
