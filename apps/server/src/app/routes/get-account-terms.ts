import { getAccountTerms } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showAccountTerms } from '../../enrolment/calls/get-account-terms.ts';

export const getAccountTermsRoute = defineRoute(getAccountTerms, showAccountTerms);
