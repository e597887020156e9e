import { getProxyInvite } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showProxyInvite } from '../../patients/calls/get-proxy-invite.ts';

export const getProxyInviteRoute = defineRoute(getProxyInvite, showProxyInvite);
