import { resetPassword } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginPasswordRecovery } from '../../accounts/calls/reset-password.ts';

export const resetPasswordRoute = defineRoute(resetPassword, beginPasswordRecovery);
