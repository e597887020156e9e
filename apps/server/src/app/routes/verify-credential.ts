import { verifyCredential } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginUsernameRecovery } from '../../accounts/calls/verify-credential.ts';

export const verifyCredentialRoute = defineRoute(verifyCredential, beginUsernameRecovery);
