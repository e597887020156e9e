import { changePassword } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { changeOwnPassword } from '../../accounts/calls/change-password.ts';

export const changePasswordRoute = defineRoute(changePassword, changeOwnPassword);
