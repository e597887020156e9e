import { actFor } from './act-for.ts';
import { answerProxyInvite } from './answer-proxy-invite.ts';
import { getProxies } from './get-proxies.ts';
import { getProxyInvite } from './get-proxy-invite.ts';
import { inviteProxy } from './invite-proxy.ts';
import { leaveProxy } from './leave-proxy.ts';
import { revokeProxy } from './revoke-proxy.ts';
import { watchAccess } from './watch-access.ts';

/** The calls about looking after somebody. */
export const proxyCalls = {
  actFor,
  answerProxyInvite,
  getProxies,
  getProxyInvite,
  inviteProxy,
  leaveProxy,
  revokeProxy,
  watchAccess,
};
