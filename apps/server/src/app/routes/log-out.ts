import { logOut } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { endSessionOfBrowser } from '../../accounts/calls/log-out.ts';

export const logOutRoute = defineRoute(logOut, (_input, visitor, services) => endSessionOfBrowser(visitor, services));
