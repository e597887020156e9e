import { answerProxyInvite } from './answer-proxy-invite.ts';
import { getAdmission } from './get-admission.ts';
import { getProxies } from './get-proxies.ts';
import { getProxyInvite } from './get-proxy-invite.ts';

/** What is on record about the person who is signed in. */
export const patientCalls = {
  answerProxyInvite,
  getAdmission,
  getProxies,
  getProxyInvite,
};
