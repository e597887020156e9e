import { challengeTwoStepPasskey } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { challengePasskeys } from '../../accounts/calls/challenge-two-step-passkey.ts';

export const challengeTwoStepPasskeyRoute = defineRoute(challengeTwoStepPasskey, challengePasskeys);
