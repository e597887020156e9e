import { postUserLoginCredential } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { chooseCredentials } from '../../enrolment/calls/post-user-login-credential.ts';

export const postUserLoginCredentialRoute = defineRoute(postUserLoginCredential, chooseCredentials);
