import { acceptAccountTerms } from './accept-account-terms.ts';
import { addPasskey } from './add-passkey.ts';
import { challengeTwoStepPasskey } from './challenge-two-step-passkey.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changeSecurityQuestion } from './change-security-question.ts';
import { checkResetTicket } from './check-reset-ticket.ts';
import { confirmEmailAddress } from './confirm-email-address.ts';
import { confirmFactor } from './confirm-factor.ts';
import { confirmPassword } from './confirm-password.ts';
import { endSession } from './end-session.ts';
import { extendSession } from './extend-session.ts';
import { forgetDevice } from './forget-device.ts';
import { getAccountActivity } from './get-account-activity.ts';
import { getAccountSecurity } from './get-account-security.ts';
import { getOwnPerson } from './get-own-person.ts';
import { getSession } from './get-session.ts';
import { getTwoStep } from './get-two-step.ts';
import { logOutByLink } from './log-out-by-link.ts';
import { logOut } from './log-out.ts';
import { myHealthLogin } from './my-health-login.ts';
import { removeFactor } from './remove-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resetPassword } from './reset-password.ts';
import { sendEmailLink } from './send-email-link.ts';
import { sendReminderByEmail } from './send-reminder-by-email.ts';
import { sendReminderBySms } from './send-reminder-by-sms.ts';
import { sendResetLink } from './send-reset-link.ts';
import { sendTwoStepCode } from './send-two-step-code.ts';
import { signInByIdentity } from './sign-in-by-identity.ts';
import { startFactor } from './start-factor.ts';
import { startPasskey } from './start-passkey.ts';
import { ticketUpdatePassword } from './ticket-update-password.ts';
import { verifyAnswer } from './verify-answer.ts';
import { verifyCredential } from './verify-credential.ts';
import { verifyTwoStepCode } from './verify-two-step-code.ts';
import { verifyTwoStepPasskey } from './verify-two-step-passkey.ts';

/** The calls of signing in and of a person's own account. */
export const accountCalls = {
  acceptAccountTerms,
  addPasskey,
  challengeTwoStepPasskey,
  changeEmail,
  changePassword,
  changeSecurityQuestion,
  checkResetTicket,
  confirmEmailAddress,
  confirmFactor,
  confirmPassword,
  endSession,
  extendSession,
  forgetDevice,
  getAccountActivity,
  getAccountSecurity,
  getOwnPerson,
  getSession,
  getTwoStep,
  logOutByLink,
  logOut,
  myHealthLogin,
  removeFactor,
  renewRecoveryCodes,
  resetPassword,
  sendEmailLink,
  sendReminderByEmail,
  sendReminderBySms,
  sendResetLink,
  sendTwoStepCode,
  signInByIdentity,
  startFactor,
  startPasskey,
  ticketUpdatePassword,
  verifyAnswer,
  verifyCredential,
  verifyTwoStepCode,
  verifyTwoStepPasskey,
};
