import type { Route } from '../http/define-route.ts';
import { answerProxyInviteRoute } from './answer-proxy-invite.ts';
import { getAdmissionRoute } from './get-admission.ts';
import { getProxiesRoute } from './get-proxies.ts';
import { getProxyInviteRoute } from './get-proxy-invite.ts';
import { getWebConfigurationRoute } from './get-web-configuration.ts';
import { getEstimateDetailsRoute } from './get-estimate-details.ts';
import { getEstimateServicesRoute } from './get-estimate-services.ts';
import { getServiceTemplatesRoute } from './get-service-templates.ts';
import { guestTermsRoute } from './guest-terms.ts';
import { selectLocationRoute } from './select-location.ts';
import { sendSummaryEmailRoute } from './send-summary-email.ts';
import { updateLocationRoute } from './update-location.ts';
import { updateProviderRoute } from './update-provider.ts';
import { myHealthLoginRoute } from './my-health-login.ts';
import { logOutRoute } from './log-out.ts';
import { logOutByLinkRoute } from './log-out-by-link.ts';
import { getSessionRoute } from './get-session.ts';
import { extendSessionRoute } from './extend-session.ts';
import { confirmPasswordRoute } from './confirm-password.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { sendResetLinkRoute } from './send-reset-link.ts';
import { verifyAnswerRoute } from './verify-answer.ts';
import { checkResetTicketRoute } from './check-reset-ticket.ts';
import { ticketUpdatePasswordRoute } from './ticket-update-password.ts';
import { verifyCredentialRoute } from './verify-credential.ts';
import { sendReminderByEmailRoute } from './send-reminder-by-email.ts';
import { sendReminderBySmsRoute } from './send-reminder-by-sms.ts';
import { getConfigurationRoute } from './get-configuration.ts';

/** Every call of the portal with its handler. */
export const routes: readonly Route[] = [
  guestTermsRoute,
  selectLocationRoute,
  getEstimateServicesRoute,
  getServiceTemplatesRoute,
  getEstimateDetailsRoute,
  updateLocationRoute,
  updateProviderRoute,
  sendSummaryEmailRoute,
  getWebConfigurationRoute,
  getAdmissionRoute,
  getProxyInviteRoute,
  answerProxyInviteRoute,
  getProxiesRoute,
  myHealthLoginRoute,
  logOutRoute,
  logOutByLinkRoute,
  getSessionRoute,
  extendSessionRoute,
  confirmPasswordRoute,
  resetPasswordRoute,
  sendResetLinkRoute,
  verifyAnswerRoute,
  checkResetTicketRoute,
  ticketUpdatePasswordRoute,
  verifyCredentialRoute,
  sendReminderByEmailRoute,
  sendReminderBySmsRoute,
  getConfigurationRoute,
];
