import { renewRecoveryCodes } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { renewCodes } from '../../accounts/calls/renew-recovery-codes.ts';

export const renewRecoveryCodesRoute = defineRoute(renewRecoveryCodes, renewCodes);
