import type { resumeSignUpForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';
import { useBirthDateMessage } from '../../forms/use-birth-date-message.ts';
import type { DateParts } from '../../ui/read-whole-date.ts';

/**
 * The sentence of each error of the form.
 *
 * @param now today, an ISO date.
 */
export function useResumeMessages(birthDate: DateParts, now: string): FormMessages<typeof resumeSignUpForm> {
  const birthDateMessage = useBirthDateMessage();
  return { dateOfBirth: (reason) => birthDateMessage(reason, birthDate, now) };
}
