import { useLingui } from '@lingui/react/macro';
import type { emailForm, factorPhoneForm, passwordChangeForm, questionChangeForm } from '@portico/rules';
import type { FormMessages } from '../../../forms/form-messages.ts';
import { useNewPasswordMessages } from '../../../forms/new-password.tsx';

/** What is said where the password is changed. */
export function usePasswordChangeMessages(): FormMessages<typeof passwordChangeForm> {
  const { t } = useLingui();
  return { currentPassword: t`Please enter your password.`, ...useNewPasswordMessages() };
}

/**
 * What is said where the security question is changed.
 *
 * @param refusal the server's message for the answer (spec §8, 1008).
 */
export function useQuestionChangeMessages(refusal: string): FormMessages<typeof questionChangeForm> {
  const { t } = useLingui();
  return { questionId: t`Choose a question`, answer: { empty: t`Enter your answer`, refused: refusal } };
}

/** What is said of a phone for the second step, in the words of spec §5. */
export function useFactorPhoneMessages(): FormMessages<typeof factorPhoneForm> {
  const { t } = useLingui();
  return {
    phone: {
      empty: t`Enter your mobile phone number`,
      digits: t`The phone number does not contain the correct number of digits.`,
      characters: t`Some of the characters, excluding the delimiters and the extension, are non-numeric.`,
      invalid: t`Invalid phone number`,
    },
  };
}

/** What is said where the e-mail address is changed. */
export function useEmailMessages(): FormMessages<typeof emailForm> {
  const { t } = useLingui();
  return {
    email: { empty: t`Enter your email address`, invalid: t`Enter the email address as name@example.org` },
  };
}
