import { verifyCredential } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginUsernameRecovery } from '../use-cases/verify-credential.ts';

export const verifyCredentialRoute = defineRoute(verifyCredential, beginUsernameRecovery);
