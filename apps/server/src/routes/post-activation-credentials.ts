import { postActivationCredentials } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { chooseActivationCredentials } from '../use-cases/post-activation-credentials.ts';

export const postActivationCredentialsRoute = defineRoute(postActivationCredentials, chooseActivationCredentials);
