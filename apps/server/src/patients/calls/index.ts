import { answerProxyInvite } from './answer-proxy-invite.ts';
import { getAdmission } from './get-admission.ts';
import { getProxies } from './get-proxies.ts';
import { getProxyInvite } from './get-proxy-invite.ts';

/** The calls about the patient's record. */
export const patientCalls = {
  answerProxyInvite,
  getAdmission,
  getProxies,
  getProxyInvite,
};
