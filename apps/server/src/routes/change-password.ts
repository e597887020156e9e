import { changePassword } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { changeOwnPassword } from '../use-cases/change-password.ts';

export const changePasswordRoute = defineRoute(changePassword, changeOwnPassword);
