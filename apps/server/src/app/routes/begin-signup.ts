import { beginSignup } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginSignUp } from '../../enrolment/calls/begin-signup.ts';

export const beginSignupRoute = defineRoute(beginSignup, beginSignUp);
