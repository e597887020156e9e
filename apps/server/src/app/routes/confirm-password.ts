import { confirmPassword } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { confirmPasswordOfSession } from '../../accounts/calls/confirm-password.ts';

export const confirmPasswordRoute = defineRoute(confirmPassword, confirmPasswordOfSession);
