export { ACCESS_CODE_LENGTH, formatAccessCode, readAccessCode } from './access-code.ts';
export { readAddressLine, readPostalCode } from './address.ts';
export { BASE_32, normalizeBase32 } from './base-32.ts';
export { type BenefitUnit, formatBenefitValue, readBenefitValue } from './benefit-value.ts';
export { type BenefitsError, validateBenefits } from './benefits-error.ts';
export { type DateOfBirthError, oldestBirthYear, readBirthDate, readDateOfBirth } from './birth-date.ts';
export { billDispute, type Dispute, disputeOf } from './bill-dispute.ts';
export { addBusinessDays } from './business-days.ts';
export { type CardType, readCardNumber } from './card-number.ts';
export { isSamePassword, isSameUsername } from './confirmation.ts';
export { type DateRange, defaultRange, rangeWindow, readRangeDate, withEnd, withStart } from './date-range.ts';
export { writeTypedDay } from './typed-day.ts';
export { dayNumberOf } from './day-number.ts';
export { readEmail } from './email.ts';
export { estimateNumberOf, formatEstimateNumber } from './estimate-number.ts';
export * as activationFlow from './flows/activation.ts';
export * as partnerRequestFlow from './flows/partner-request.ts';
export * as signUpFlow from './flows/sign-up.ts';
export * as smsActivationFlow from './flows/sms-activation.ts';
export { credentialsForm, loginForm, questionChangeForm, questionForm } from './forms/account.ts';
export { type CardConditions, cardForm } from './forms/card.ts';
export {
  type DemographicsConditions,
  type DemographicsField,
  demographicsForm,
  demographicsPhones,
  phonesGiven,
  type postalMailForm,
  readDemographics,
  readPostalMail,
  validateDemographics,
} from './forms/demographics.ts';
export { dateRangeForm } from './forms/date-range.ts';
export { emailForm } from './forms/email.ts';
export { estimateNameForm } from './forms/estimate-name.ts';
export {
  type Form,
  type FormErrors,
  type FormInput,
  type FormValues,
  readForm,
  type ReasonOf,
  validateForm,
  writeForm,
} from './forms/form.ts';
export { billForm } from './forms/bill.ts';
export { goodFaithForm } from './forms/good-faith.ts';
export { contactWays, helpDeskForm, helpDeskYears, platformTypes } from './forms/help-desk.ts';
export { insuranceForm } from './forms/insurance.ts';
export { keepEstimateForm, keptBy, type KeptBy, openKeptEstimateForm } from './forms/kept-estimate.ts';
export { type NameRule, nameRules } from './enrolment-name.ts';
export {
  activationLookupForm,
  passwordRecoveryForm,
  recordNoticeForm,
  resumeSignUpForm,
  smsLookupForm,
  usernameRecoveryForm,
} from './forms/lookups.ts';
export { newPasswordForm, passwordChangeForm } from './forms/new-password.ts';
export { employeeNumberForm, workEmailForm } from './forms/partner-request.ts';
export { factorPhoneForm, phoneOnFileForm } from './forms/phones.ts';
export { proxyDays, proxyInviteForm } from './forms/proxy-invite.ts';
export { signInForm } from './forms/sign-in.ts';
export { formatHelpDeskReference, HELP_DESK_REFERENCE_LENGTH, readHelpDeskReference } from './help-desk-reference.ts';
export { readHelpDeskText } from './help-desk-text.ts';
export { bareLetters, hasYear, type PasswordSurroundings, surroundingErrors } from './password-words.ts';
export { checkPassword, normalizePassword, PASSWORD_LENGTH, passwordFaults, type PasswordError } from './password.ts';
export { readPhone } from './phone.ts';
export { securityAnswerError, type SecurityAnswerError } from './security-answer.ts';
export { readSocialSecurityNumber } from './social-security-number.ts';
export { readUsername } from './username.ts';
export { readVerificationCode } from './verification-code.ts';
export { readZip, zip5 } from './zip.ts';
