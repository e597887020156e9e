import type { Route } from '../http/define-route.ts';
import { getActivationRoute } from './get-activation.ts';
import { lookUpActivationRoute } from './look-up-activation.ts';
import { postActivationCredentialsRoute } from './post-activation-credentials.ts';
import { postActivationTermsRoute } from './post-activation-terms.ts';
import { cancelActivationRoute } from './cancel-activation.ts';
import { getMobileActivationRoute } from './get-mobile-activation.ts';
import { lookUpMobileActivationRoute } from './look-up-mobile-activation.ts';
import { activateMobileAccountRoute } from './activate-mobile-account.ts';
import { answerProxyInviteRoute } from './answer-proxy-invite.ts';
import { getAdmissionRoute } from './get-admission.ts';
import { getProxiesRoute } from './get-proxies.ts';
import { getProxyInviteRoute } from './get-proxy-invite.ts';
import { getSavedEstimatesRoute } from './get-saved-estimates.ts';
import { saveEstimateRoute } from './save-estimate.ts';
import { deleteEstimateRoute } from './delete-estimate.ts';
import { getWebConfigurationRoute } from './get-web-configuration.ts';
import { getEstimateDetailsRoute, patientGetEstimateDetailsRoute } from './get-estimate-details.ts';
import { getEstimateServicesRoute, patientGetEstimateServicesRoute } from './get-estimate-services.ts';
import { getServiceTemplatesRoute, patientGetServiceTemplatesRoute } from './get-service-templates.ts';
import { guestTermsRoute } from './guest-terms.ts';
import { selectLocationRoute, patientSelectLocationRoute } from './select-location.ts';
import { sendSummaryEmailRoute, patientSendSummaryEmailRoute } from './send-summary-email.ts';
import { startOverRoute } from './start-over.ts';
import { updateLocationRoute, patientUpdateLocationRoute } from './update-location.ts';
import { updateProviderRoute, patientUpdateProviderRoute } from './update-provider.ts';
import { selectInsuranceRoute, patientSelectInsuranceRoute } from './select-insurance.ts';
import { startRteQueryRoute, patientStartRteQueryRoute } from './start-rte-query.ts';
import { requestRteRoute, patientRequestRteRoute } from './request-rte.ts';
import { checkRteRoute, patientCheckRteRoute } from './check-rte.ts';
import { updateManualBenefitsRoute, patientUpdateManualBenefitsRoute } from './update-manual-benefits.ts';
import { updateToSelfPayRoute, patientUpdateToSelfPayRoute } from './update-to-self-pay.ts';
import { updateToInsuranceRoute, patientUpdateToInsuranceRoute } from './update-to-insurance.ts';
import { acceptDisclaimerRoute, patientAcceptDisclaimerRoute } from './accept-disclaimer.ts';
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
import { getTwoStepRoute } from './get-two-step.ts';
import { sendTwoStepCodeRoute } from './send-two-step-code.ts';
import { verifyTwoStepCodeRoute } from './verify-two-step-code.ts';
import { challengeTwoStepPasskeyRoute } from './challenge-two-step-passkey.ts';
import { verifyTwoStepPasskeyRoute } from './verify-two-step-passkey.ts';
import { getAccountSecurityRoute } from './get-account-security.ts';
import { changePasswordRoute } from './change-password.ts';
import { changeSecurityQuestionRoute } from './change-security-question.ts';
import { startFactorRoute } from './start-factor.ts';
import { confirmFactorRoute } from './confirm-factor.ts';
import { startPasskeyRoute } from './start-passkey.ts';
import { addPasskeyRoute } from './add-passkey.ts';
import { removeFactorRoute } from './remove-factor.ts';
import { renewRecoveryCodesRoute } from './renew-recovery-codes.ts';
import { forgetDeviceRoute } from './forget-device.ts';
import { endSessionRoute } from './end-session.ts';
import { getSignupRoute } from './get-signup.ts';
import { beginSignupRoute } from './begin-signup.ts';
import { postDemographicsRoute } from './post-demographics.ts';
import { cancelSignupRoute } from './cancel-signup.ts';
import { postUserLoginCredentialRoute } from './post-user-login-credential.ts';
import { getAccountTermsRoute } from './get-account-terms.ts';
import { postSignupTermsRoute } from './post-signup-terms.ts';
import { getDemographicsChoicesRoute } from './get-demographics-choices.ts';
import { lookUpZipRoute } from './look-up-zip.ts';
import { getSecurityQuestionsRoute } from './get-security-questions.ts';
import { getCaptchaRoute } from './get-captcha.ts';
import { requestPartnerAccountRoute } from './request-partner-account.ts';
import { verifyPartnerEmailRoute } from './verify-partner-email.ts';
import { verifyPartnerRoute } from './verify-partner.ts';
import { chooseVerificationMethodRoute } from './choose-verification-method.ts';
import { takeAnotherWayRoute } from './take-another-way.ts';
import { verifyCardRoute } from './verify-card.ts';
import { getCreditQuestionsRoute } from './get-credit-questions.ts';
import { answerCreditQuestionsRoute } from './answer-credit-questions.ts';
import { lookUpPhoneRoute } from './look-up-phone.ts';
import { sendActivationCodeRoute } from './send-activation-code.ts';
import { validateVerificationCodeRoute } from './validate-verification-code.ts';
import { selfActivationRoute } from './self-activation.ts';
import { getActivationCodeRoute } from './get-activation-code.ts';
import { confirmPostalMailRoute } from './confirm-postal-mail.ts';
import { askPostalMailRoute, getPostalMailFormRoute } from './postal-mail-form.ts';

/** Every call of the portal with its handler. */
export const routes: readonly Route[] = [
  guestTermsRoute,
  selectLocationRoute,
  getEstimateServicesRoute,
  getServiceTemplatesRoute,
  getEstimateDetailsRoute,
  updateLocationRoute,
  updateProviderRoute,
  startOverRoute,
  sendSummaryEmailRoute,
  selectInsuranceRoute,
  startRteQueryRoute,
  requestRteRoute,
  checkRteRoute,
  updateManualBenefitsRoute,
  updateToSelfPayRoute,
  updateToInsuranceRoute,
  acceptDisclaimerRoute,
  patientSelectLocationRoute,
  patientGetEstimateServicesRoute,
  patientGetServiceTemplatesRoute,
  patientGetEstimateDetailsRoute,
  patientUpdateLocationRoute,
  patientUpdateProviderRoute,
  patientSendSummaryEmailRoute,
  patientSelectInsuranceRoute,
  patientStartRteQueryRoute,
  patientRequestRteRoute,
  patientCheckRteRoute,
  patientUpdateManualBenefitsRoute,
  patientUpdateToSelfPayRoute,
  patientUpdateToInsuranceRoute,
  patientAcceptDisclaimerRoute,
  getSavedEstimatesRoute,
  saveEstimateRoute,
  deleteEstimateRoute,
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
  getTwoStepRoute,
  sendTwoStepCodeRoute,
  verifyTwoStepCodeRoute,
  challengeTwoStepPasskeyRoute,
  verifyTwoStepPasskeyRoute,
  getAccountSecurityRoute,
  changePasswordRoute,
  changeSecurityQuestionRoute,
  startFactorRoute,
  confirmFactorRoute,
  startPasskeyRoute,
  addPasskeyRoute,
  removeFactorRoute,
  renewRecoveryCodesRoute,
  forgetDeviceRoute,
  endSessionRoute,
  getSignupRoute,
  beginSignupRoute,
  postDemographicsRoute,
  cancelSignupRoute,
  postUserLoginCredentialRoute,
  getAccountTermsRoute,
  postSignupTermsRoute,
  getDemographicsChoicesRoute,
  lookUpZipRoute,
  getSecurityQuestionsRoute,
  getCaptchaRoute,
  getActivationRoute,
  lookUpActivationRoute,
  postActivationCredentialsRoute,
  postActivationTermsRoute,
  cancelActivationRoute,
  getMobileActivationRoute,
  lookUpMobileActivationRoute,
  activateMobileAccountRoute,
  requestPartnerAccountRoute,
  verifyPartnerEmailRoute,
  verifyPartnerRoute,
  chooseVerificationMethodRoute,
  takeAnotherWayRoute,
  verifyCardRoute,
  getCreditQuestionsRoute,
  answerCreditQuestionsRoute,
  lookUpPhoneRoute,
  sendActivationCodeRoute,
  validateVerificationCodeRoute,
  selfActivationRoute,
  getActivationCodeRoute,
  confirmPostalMailRoute,
  getPostalMailFormRoute,
  askPostalMailRoute,
];
