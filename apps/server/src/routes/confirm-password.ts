import { confirmPassword } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { confirmPasswordOfSession } from '../use-cases/confirm-password.ts';

export const confirmPasswordRoute = defineRoute(confirmPassword, confirmPasswordOfSession);
