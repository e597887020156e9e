import { useLingui } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import { phoneOnFileForm, phonesGiven, validateForm } from '@portico/rules';
import { sayErrors, type FormMessages } from '../forms/form-messages.ts';
import './words.ts';

/** The sentences of the number on file, in the words of spec §5. */
export function usePhoneOnFileMessages(): (lastFour: string) => FormMessages<typeof phoneOnFileForm> {
  const { t } = useLingui();
  return (lastFour) => ({
    mobilePhone: {
      empty: t`Enter the phone number that ends in ${lastFour}`,
      digits: t`The phone number does not contain the correct number of digits.`,
      characters: t`Some of the characters, excluding the delimiters and the extension, are non-numeric.`,
      invalid: t`Invalid phone number`,
      another: t`Enter the number that ends in ${lastFour}, or a phone number that you gave with your details`,
    },
  });
}

/**
 * Says what is wrong with the number on file as it is typed; undefined for nothing.
 *
 * @param status of the sign-up, in which the person has given phones of their own.
 */
export function usePhoneMessage({
  demographics,
}: Pick<SignUpStatus, 'demographics'>): (input: string, lastFour: string) => string | undefined {
  const messagesFor = usePhoneOnFileMessages();
  const own = demographics === null ? [] : phonesGiven(demographics);
  return (input, lastFour) => {
    const wrong = validateForm(phoneOnFileForm, { mobilePhone: input }, { lastFour, own });
    return sayErrors(messagesFor(lastFour), wrong)['mobilePhone'];
  };
}
