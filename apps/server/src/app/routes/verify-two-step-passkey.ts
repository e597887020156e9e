import { verifyTwoStepPasskey } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifySignInPasskey } from '../../accounts/calls/verify-two-step-passkey.ts';

export const verifyTwoStepPasskeyRoute = defineRoute(verifyTwoStepPasskey, verifySignInPasskey);
