import { useLingui } from '@lingui/react/macro';
import { isSubscriberField, type InsuranceFieldName } from '@portico/contract';
import type { InsuranceFault } from './insurance-faults.ts';

export interface InsuranceWords {
  readonly labelOf: (name: InsuranceFieldName) => string;
  /** What to do about a field. */
  readonly messageOf: (name: InsuranceFieldName, fault: InsuranceFault) => string;
}

/** What the fields are called, and what is said of what is in them. */
export function useInsuranceWords(): InsuranceWords {
  const { t } = useLingui();
  const labels: Readonly<Record<InsuranceFieldName, () => string>> = {
    PayorName: () => t`Insurance name`,
    MemberFirstName: () => t`First name`,
    MemberLastName: () => t`Last name`,
    MemberDateOfBirth: () => t`Date of birth`,
    MemberId: () => t`Member number`,
    GroupNumber: () => t`Group number`,
    SubscriberFirstName: () => t`First name`,
    SubscriberLastName: () => t`Last name`,
    SubscriberDateOfBirth: () => t`Date of birth`,
    SubscriberId: () => t`Subscriber number`,
  };
  const missing: Readonly<Record<InsuranceFieldName, () => string>> = {
    PayorName: () => t`Enter the name of your insurance`,
    MemberFirstName: () => t`Enter the patient’s first name`,
    MemberLastName: () => t`Enter the patient’s last name`,
    MemberDateOfBirth: () => t`Enter the patient’s date of birth`,
    MemberId: () => t`Enter the member number`,
    GroupNumber: () => t`Enter the group number`,
    SubscriberFirstName: () => t`Enter the policy holder’s first name`,
    SubscriberLastName: () => t`Enter the policy holder’s last name`,
    SubscriberDateOfBirth: () => t`Enter the policy holder’s date of birth`,
    SubscriberId: () => t`Enter the subscriber number`,
  };
  const messages: Readonly<Record<Exclude<InsuranceFault, 'missing'>, () => string>> = {
    noLetter: () => t`Enter a name with letters`,
    characters: () => t`Leave out the signs < and >: enter the name alone, as on your card`,
    notANumber: () => t`Enter letters, digits, spaces and hyphens only, as on your card`,
    notADate: () => t`Enter a date that exists, as month/day/year, such as 04/27/1986`,
    shortYear: () => t`Enter the year with four digits, as in 04/27/1986`,
    future: () => t`A date of birth cannot be in the future`,
  };
  return {
    labelOf: (name) => labels[name](),
    messageOf: (name, fault) => {
      if (fault === 'missing') return missing[name]();
      const message = messages[fault]();
      // In the summary the same words may stand for either person.
      return isSubscriberField(name) ? t`Policy holder: ${message}` : message;
    },
  };
}
