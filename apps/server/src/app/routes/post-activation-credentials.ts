import { postActivationCredentials } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { chooseActivationCredentials } from '../../enrolment/calls/post-activation-credentials.ts';

export const postActivationCredentialsRoute = defineRoute(postActivationCredentials, chooseActivationCredentials);
