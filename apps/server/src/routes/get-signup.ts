import { getSignup } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showSignUp } from '../use-cases/get-signup.ts';

export const getSignupRoute = defineRoute(getSignup, showSignUp);
