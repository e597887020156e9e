import { getSignup } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showSignUp } from '../../enrolment/calls/get-signup.ts';

export const getSignupRoute = defineRoute(getSignup, showSignUp);
