import { getProxies } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showProxies } from '../../patients/calls/get-proxies.ts';

export const getProxiesRoute = defineRoute(getProxies, showProxies);
