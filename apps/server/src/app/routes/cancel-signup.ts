import { cancelSignup } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { cancelSignUp } from '../../enrolment/calls/cancel-signup.ts';

export const cancelSignupRoute = defineRoute(cancelSignup, cancelSignUp);
