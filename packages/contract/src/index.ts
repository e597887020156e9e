export * from './words.ts';
export { languageTag } from './models/language-tag.ts';
export * from './constants.ts';
export * from './limits.ts';
export { errors, messageOf, type ErrorName } from './errors.ts';
export { refusalDetails, type ErrorReply, type RefusalDetails } from './envelope.ts';
export { pageOf, states, stateOf, type StateName, type StateParams } from './states/table.ts';
export { linkTokens, type LinkedState, type PathParams } from './states/link-tokens.ts';
export { matchPath, matchSignedInPath, pathTo } from './states/paths.ts';
export { linkTo, readLink, viewerLink } from './states/links.ts';
export { signedInRootFor } from './states/signed-in-root.ts';
export type { Call, CallReply, CallSent, WireReply, WireSent } from './calls/define-call.ts';
export { countPage } from './calls/analytics.ts';
export { allowApp, type AppScope, getAppRequest } from './calls/apps.ts';
export { getAssistancePolicy, printAssistanceApplication } from './calls/assistance.ts';
export { calls, type CallName, type InputOf, type ReplyOf } from './calls/table.ts';
export {
  compareSites,
  getEstimateDetails,
  getEstimateServices,
  getServiceTemplates,
  goodFaithEstimate,
  goodFaithEstimatePacket,
  guestTerms,
  selectLocation,
  sendSummaryEmail,
  siteDistances,
  startOver,
  updateKindOfCare,
  updateLocation,
  updateProvider,
} from './calls/guest-estimates.ts';
export {
  createHealthLink,
  fetchHealthLink,
  getHealthLinks,
  HEALTH_LINKS_PATH,
  revokeHealthLink,
} from './calls/health-links.ts';
export { beginIdentityLink, signInByIdentity, unlinkIdentity } from './calls/identities.ts';
export { IDENTITY_PATH, identityPath, identityReturnPath } from './identity-paths.ts';
export { identitySignedOutPath, identitySignOutPath } from './identity-paths.ts';
export { identityOutcomes, type IdentityOutcome, type IdentityPurpose, identityPurposes } from './identity-paths.ts';
export {
  changePassword,
  changeSecurityQuestion,
  closeAccount,
  exportAccount,
  endSession,
  forgetDevice,
  getAccountActivity,
  getAccountSecurity,
  getOwnPerson,
} from './calls/account.ts';
export {
  acceptDisclaimer,
  checkRte,
  requestRte,
  selectInsurance,
  startRteQuery,
  updateManualBenefits,
  updateToInsurance,
  takeInsurerDetails,
  updateToSelfPay,
} from './calls/insurance.ts';
export { removeSecondInsurance, swapInsurances } from './calls/second-insurance.ts';
export {
  deleteEstimate,
  getSavedEstimates,
  patientAcceptDisclaimer,
  patientCheckRte,
  patientCompareSites,
  patientCreateHealthLink,
  patientFetchHealthLink,
  patientGetHealthLinks,
  patientGetEstimateDetails,
  patientGetEstimateServices,
  patientGetServiceTemplates,
  patientGoodFaithEstimate,
  patientGoodFaithEstimatePacket,
  patientKeepEstimate,
  patientRemoveSecondInsurance,
  patientRequestRte,
  patientRevokeHealthLink,
  patientSelectInsurance,
  patientSelectLocation,
  patientSendSummaryEmail,
  patientSiteDistances,
  patientStartRteQuery,
  patientSwapInsurances,
  patientUpdateKindOfCare,
  patientUpdateLocation,
  patientUpdateManualBenefits,
  patientUpdateProvider,
  patientUpdateToInsurance,
  patientTakeInsurerDetails,
  patientUpdateToSelfPay,
  renameEstimate,
  reviseEstimate,
  saveEstimate,
  type SavedEstimate,
} from './calls/patient-estimates.ts';
export {
  confirmPriceWatch,
  deleteKeptEstimate,
  endPriceWatch,
  getKeptEstimate,
  getPriceWatch,
  getRecentEstimates,
  keepEstimate,
  keptEstimatePdf,
  keptEstimateReminder,
  openKeptEstimate,
  watchPrice,
} from './calls/kept-estimates.ts';
export type { KeptContent, KeptEstimate, RecentEstimates } from './models/kept-estimate.ts';
export { CAPTCHA_QUERY, getCaptcha } from './calls/captcha.ts';
export {
  beginSignup,
  cancelSignup,
  getAccountTerms,
  getSignup,
  postDemographics,
  postSignupTerms,
  postUserLoginCredential,
  putOffSignup,
  resumeSignup,
} from './calls/sign-up.ts';
export {
  answerCreditQuestions,
  chooseVerificationMethod,
  confirmPostalMail,
  getActivationCode,
  getCreditQuestions,
  lookUpPhone,
  selfActivation,
  sendActivationCode,
  takeAnotherWay,
  validateVerificationCode,
  verifyCard,
} from './calls/verification.ts';
export { askPostalMail, getPostalMailForm } from './calls/postal-mail.ts';
export { getDemographicsChoices, getSecurityQuestions, lookUpZip } from './calls/lookups.ts';
export {
  activateMobileAccount,
  cancelActivation,
  getActivation,
  getMobileActivation,
  lookUpActivation,
  lookUpMobileActivation,
  postActivationCredentials,
  postActivationTerms,
} from './calls/activation.ts';
export { changeEmail, confirmEmailAddress, sendEmailLink } from './calls/email.ts';
export { freezeAccount } from './calls/record-notice.ts';
export { getHelpDesk, getUnreadAnswers, markAnswersRead, sendHelpDeskMessage } from './calls/help-desk.ts';
export { PARTNER_LINK_PATH, requestPartnerAccount, verifyPartner, verifyPartnerEmail } from './calls/partners.ts';
export { appMessage, type AppMessage, type EstimateInfo } from './app-message.ts';
export { frameMessage, type FrameMessage } from './frame-messages.ts';
export { nativeAppCommand, nativeAppMessage, type NativeAppCommand, type NativeAppMessage } from './native-app.ts';
export { NATIVE_APP, NATIVE_APP_EVENT } from './native-app-names.ts';
export { countryName, readCountry } from './lookups/countries.ts';
export { choiceWords, demographicsChoices } from './lookups/demographics-choices.ts';
export { readState } from './lookups/read-state.ts';
export { captchaForms, type CaptchaForm } from './models/captcha.ts';
export { type HelpDeskMessage, type HelpDeskTopic, helpDeskTopics, type HelpDeskWriter } from './models/help-desk.ts';
export type { PostalAddress, PostalMailForm } from './models/postal-mail.ts';
export { mobileNames } from './models/sign-up.ts';
export type { Choice, CreditHistoryQuestion, Demographics, SignUpStatus } from './models/sign-up.ts';
export type { ActivationStatus, SmsActivationStatus } from './models/activation.ts';
export { activationPages, partnerRequestPages, signUpPages, smsActivationPages } from './flows.ts';
export {
  getScheduling,
  getVisitCalendar,
  getVisits,
  joinVisit,
  lookUpVideoVisit,
  readTicket,
  reportAppointment,
} from './calls/visits.ts';
export { getAppointments, getCareMessages } from './calls/care.ts';
export type { Appointment, CareMessage, FreeTime } from './models/appointment.ts';
export type { AppointmentReport, Visit } from './models/visit.ts';
export { getConfiguration, getWebConfiguration } from './calls/configuration.ts';
export { getAdmission } from './calls/patient-views.ts';
export {
  actFor,
  answerProxyInvite,
  getProxies,
  getProxyInvite,
  inviteProxy,
  leaveProxy,
  heldScopes,
  proxyScopes,
  type HeldScope,
  type ProxyScope,
  revokeProxy,
  watchAccess,
} from './calls/proxies.ts';
export {
  checkResetTicket,
  resetPassword,
  sendReminderByEmail,
  sendReminderBySms,
  sendResetLink,
  ticketUpdatePassword,
  verifyAnswer,
  verifyCredential,
} from './calls/recovery.ts';
export {
  addPasskey,
  confirmFactor,
  removeFactor,
  renewRecoveryCodes,
  startFactor,
  startPasskey,
} from './calls/second-factors.ts';
export { acceptAccountTerms, confirmPassword, extendSession, getSession } from './calls/session.ts';
export { showsSpinner, SPINNER_AFTER_MS, SPINNER_HIDE_CHECK_MS } from './calls/spinner.ts';
export { logOut, logOutByLink, myHealthLogin, type SignInOutcome } from './calls/sign-in.ts';
export {
  challengeTwoStepPasskey,
  getTwoStep,
  sendTwoStepCode,
  verifyTwoStepCode,
  verifyTwoStepPasskey,
} from './calls/two-step.ts';
export type { ComparedSites } from './models/compared-sites.ts';
export type { PricedParts, SiteComparison } from './models/site-comparison.ts';
export { activityKinds, type Activity, type ActivityKind } from './models/account-activity.ts';
export { proofMethods, type ProofMethod } from './models/account.ts';
export type { AccountSecurity, Factor, FactorKind, SessionTimes } from './models/account.ts';
export { getPortalSettings } from './calls/portal.ts';
export type { AssistancePolicy, AssistanceRules, AssistanceTexts } from './models/assistance.ts';
export { amountClaim, type AmountClaim, areComparable } from './models/amount-claim.ts';
export type { AmountBand, BandReasonKind } from './models/amount-band.ts';
export type { InsurerNote, InsurerNoteKind } from './models/insurer-note.ts';
export {
  benefitIds,
  formatBenefits,
  NOT_APPLICABLE,
  OVERALL,
  readBenefits,
  type Benefit,
  type BenefitDefault,
  type BenefitId,
  type DefaultBenefits,
  type EnteredBenefit,
} from './models/benefit.ts';
export {
  FIELD_OPTIONAL,
  FIELD_REQUIRED,
  fieldsOfErrorKey,
  insuranceErrorKeys,
  insuranceFieldNames,
  isSubscriberField,
  type CorrectedPerson,
  type CurrentInsurance,
  type InsurerCorrection,
  type InsuranceError,
  type InsuranceErrorKey,
  type AskedField,
  askedFields,
  type InsuranceFieldName,
  type Payor,
  type RteReason,
} from './models/insurance.ts';
export type { OtherInsurance, SecondInsurance } from './models/second-insurance.ts';
export type { Location, Provider, Service, ServiceArea } from './models/catalogue.ts';
export type {
  EstimateChange,
  KindOfCareQuestion,
  EstimateMessage,
  EstimateMessageName,
  EstimateModel,
  EstimateResult,
  FeeRow,
  PriceSource,
  PreventiveInfo,
  WorkingStep,
} from './models/estimate.ts';
export { AFTER_FIRST_PICTURE_ELEMENT, DRAWN_MARK, type DrawnPage, type TermsToDraw } from './models/drawn-page.ts';
export { type TermsKind, termsKinds } from './models/terms-kinds.ts';
export {
  ANTI_FORGERY_FIELD,
  ANTI_FORGERY_HEADER,
  ESTIMATE_MODEL_ELEMENT,
  OWN_PERSON,
  PERSON_HEADER,
  PORTAL_SETTINGS_ELEMENT,
} from './models/page-elements.ts';
export type { PaidByThen, PlanYear, YearFigure } from './models/plan-year.ts';
export type { PortalSettings } from './models/portal-settings.ts';
export { announcedIn } from './announced-in.ts';
export { announcementKinds, announcementText, MAX_ANNOUNCEMENT } from './models/pre-login-banner.ts';
export type { AnnouncementText } from './models/pre-login-banner.ts';
export { openApiDocument } from './openapi.ts';
export { toPlain, toWire, wireNameOf } from './wire/codec.ts';
export { plainNameOf } from './wire/names.ts';
