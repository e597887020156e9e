import { myHealthLogin } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { signIn } from '../../accounts/calls/my-health-login.ts';

export const myHealthLoginRoute = defineRoute(myHealthLogin, signIn);
