import { postSignupTerms } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { acceptSignUpTerms } from '../use-cases/post-signup-terms.ts';

export const postSignupTermsRoute = defineRoute(postSignupTerms, acceptSignUpTerms);
