import type { InsuranceErrorKey } from '@portico/contract';
import { fieldsOfRejection, personOfRejection, type Rejection } from '@portico/x12';
import type { InquiryQuestion } from './inquiry.ts';

/**
 * The fields of the form that a rejection concerns; empty where the patient cannot correct anything. Where the payer did not find the
 * person, these are number, name and date of birth: any of them can be wrong, and a change of one is enough for the form.
 */
export function fieldKeysOfRejection(
  rejection: Pick<Rejection, 'code' | 'level'>,
  { patientIsSubscriber, subscriber }: Pick<InquiryQuestion, 'patientIsSubscriber' | 'subscriber'>,
): InsuranceErrorKey[] {
  const fields = fieldsOfRejection(rejection.code);
  const isOfHolder = !patientIsSubscriber && personOfRejection(rejection) === 'subscriber';
  // The number that was sent is the policy holder's where there is one, even if the rejection is about the patient.
  const number = !patientIsSubscriber && subscriber?.number !== '' ? 'INVALID-SUBSCRIBER-ID' : 'INVALID-MEMBER-ID';
  const name = isOfHolder ? 'INVALID-SUBSCRIBER-NAME' : 'INVALID-MEMBER-NAME';
  const birthDate = isOfHolder ? 'INVALID-SUBSCRIBER-DATE-OF-BIRTH' : 'INVALID-MEMBER-DATE-OF-BIRTH';
  // 77: the policy holder was found by the number, so that it is right.
  if (rejection.code === '77') return ['INVALID-MEMBER-NAME', 'INVALID-MEMBER-DATE-OF-BIRTH'];
  return fields.flatMap((field): InsuranceErrorKey[] => {
    switch (field) {
      case 'memberId':
        return [number];
      case 'name':
        return [name];
      case 'birthDate':
        return [birthDate];
      case 'group':
        return ['INVALID-GROUP-NUMBER'];
      case 'payer':
        return ['INVALID-PAYOR-NAME'];
      default:
        return [];
    }
  });
}
