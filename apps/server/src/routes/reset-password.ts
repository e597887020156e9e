import { resetPassword } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginPasswordRecovery } from '../use-cases/reset-password.ts';

export const resetPasswordRoute = defineRoute(resetPassword, beginPasswordRecovery);
