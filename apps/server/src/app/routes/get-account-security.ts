import { getAccountSecurity } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { describeSecurity } from '../../accounts/calls/get-account-security.ts';

export const getAccountSecurityRoute = defineRoute(getAccountSecurity, describeSecurity);
