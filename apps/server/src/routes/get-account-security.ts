import { getAccountSecurity } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { describeSecurity } from '../use-cases/get-account-security.ts';

export const getAccountSecurityRoute = defineRoute(getAccountSecurity, describeSecurity);
