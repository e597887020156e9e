import { activateMobileAccount } from './activate-mobile-account.ts';
import { answerCreditQuestions } from './answer-credit-questions.ts';
import { askPostalMail } from './ask-postal-mail.ts';
import { beginSignup } from './begin-signup.ts';
import { cancelActivation } from './cancel-activation.ts';
import { cancelSignup } from './cancel-signup.ts';
import { chooseVerificationMethod } from './choose-verification-method.ts';
import { confirmPostalMail } from './confirm-postal-mail.ts';
import { freezeAccount } from './freeze-account.ts';
import { getAccountTerms } from './get-account-terms.ts';
import { getActivationCode } from './get-activation-code.ts';
import { getActivation } from './get-activation.ts';
import { getCreditQuestions } from './get-credit-questions.ts';
import { getDemographicsChoices } from './get-demographics-choices.ts';
import { getMobileActivation } from './get-mobile-activation.ts';
import { getPostalMailForm } from './get-postal-mail-form.ts';
import { getSecurityQuestions } from './get-security-questions.ts';
import { getSignup } from './get-signup.ts';
import { lookUpActivation } from './look-up-activation.ts';
import { lookUpMobileActivation } from './look-up-mobile-activation.ts';
import { lookUpPhone } from './look-up-phone.ts';
import { lookUpZip } from './look-up-zip.ts';
import { postActivationCredentials } from './post-activation-credentials.ts';
import { postActivationTerms } from './post-activation-terms.ts';
import { postDemographics } from './post-demographics.ts';
import { postSignupTerms } from './post-signup-terms.ts';
import { postUserLoginCredential } from './post-user-login-credential.ts';
import { putOffSignup } from './put-off-signup.ts';
import { requestPartnerAccount } from './request-partner-account.ts';
import { resumeSignup } from './resume-signup.ts';
import { selfActivation } from './self-activation.ts';
import { sendActivationCode } from './send-activation-code.ts';
import { takeAnotherWay } from './take-another-way.ts';
import { validateVerificationCode } from './validate-verification-code.ts';
import { verifyCard } from './verify-card.ts';
import { verifyPartnerEmail } from './verify-partner-email.ts';
import { verifyPartner } from './verify-partner.ts';

export const enrolmentCalls = {
  activateMobileAccount,
  answerCreditQuestions,
  askPostalMail,
  beginSignup,
  cancelActivation,
  cancelSignup,
  chooseVerificationMethod,
  confirmPostalMail,
  freezeAccount,
  getAccountTerms,
  getActivationCode,
  getActivation,
  getCreditQuestions,
  getDemographicsChoices,
  getMobileActivation,
  getPostalMailForm,
  getSecurityQuestions,
  getSignup,
  lookUpActivation,
  lookUpMobileActivation,
  lookUpPhone,
  lookUpZip,
  postActivationCredentials,
  postActivationTerms,
  postDemographics,
  postSignupTerms,
  postUserLoginCredential,
  putOffSignup,
  requestPartnerAccount,
  resumeSignup,
  selfActivation,
  sendActivationCode,
  takeAnotherWay,
  validateVerificationCode,
  verifyCard,
  verifyPartnerEmail,
  verifyPartner,
};
