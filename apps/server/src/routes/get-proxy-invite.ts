import { getProxyInvite } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showProxyInvite } from '../use-cases/get-proxy-invite.ts';

export const getProxyInviteRoute = defineRoute(getProxyInvite, showProxyInvite);
