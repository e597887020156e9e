import { postSignupTerms } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { acceptSignUpTerms } from '../../enrolment/calls/post-signup-terms.ts';

export const postSignupTermsRoute = defineRoute(postSignupTerms, acceptSignUpTerms);
