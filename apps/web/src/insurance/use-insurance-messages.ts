import { useLingui } from '@lingui/react/macro';
import type { InsuranceFieldName } from '@portico/contract';
import { insuranceForm } from '@portico/rules';
import type { FormMessages } from '../forms/form-messages.ts';

export interface InsuranceWords {
  readonly labelOf: (name: InsuranceFieldName) => string;
  /** What to do about each field. */
  readonly messages: FormMessages<typeof insuranceForm>;
}

/** What the fields are called, and what is said of what is in them. */
export function useInsuranceMessages(): InsuranceWords {
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
  const name = (longest: number) => ({
    noLetter: t`Enter a name with letters`,
    characters: t`Leave out the signs < and >: enter the name alone, as on your card`,
    length: t`Enter up to ${longest} characters`,
  });
  const number = (longest: number) => ({
    notANumber: t`Enter letters, digits, spaces and hyphens only, as on your card`,
    length: t`Enter up to ${longest} characters`,
  });
  const date = {
    notADate: t`Enter a date that exists, as month/day/year, such as 04/27/1986`,
    shortYear: t`Enter the year with four digits, as in 04/27/1986`,
    future: t`A date of birth cannot be in the future`,
  };
  /** In the summary the same words may be about either person. */
  const ofHolder =
    <Reason extends string>(empty: string, messages: Readonly<Record<Reason, string>>) =>
    (reason: Reason | 'empty') => {
      if (reason === 'empty') return empty;
      const message = messages[reason];
      return t`Policy holder: ${message}`;
    };
  const { PayorName, MemberFirstName, MemberLastName, MemberId, GroupNumber } = insuranceForm;
  const { SubscriberFirstName, SubscriberLastName, SubscriberId } = insuranceForm;
  return {
    labelOf: (field) => labels[field](),
    messages: {
      PayorName: { empty: t`Enter the name of your insurance`, ...name(PayorName.longest) },
      MemberFirstName: { empty: t`Enter the patient’s first name`, ...name(MemberFirstName.longest) },
      MemberLastName: { empty: t`Enter the patient’s last name`, ...name(MemberLastName.longest) },
      MemberDateOfBirth: { empty: t`Enter the patient’s date of birth`, ...date },
      MemberId: { empty: t`Enter the member number`, ...number(MemberId.longest) },
      GroupNumber: { empty: t`Enter the group number`, ...number(GroupNumber.longest) },
      SubscriberFirstName: ofHolder(t`Enter the policy holder’s first name`, name(SubscriberFirstName.longest)),
      SubscriberLastName: ofHolder(t`Enter the policy holder’s last name`, name(SubscriberLastName.longest)),
      SubscriberDateOfBirth: ofHolder(t`Enter the policy holder’s date of birth`, date),
      SubscriberId: ofHolder(t`Enter the subscriber number`, number(SubscriberId.longest)),
    },
  };
}
