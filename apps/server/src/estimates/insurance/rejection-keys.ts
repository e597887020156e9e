import type { InsuranceErrorKey } from '@portico/contract';
import { fieldsOfRejection, personOfRejection, type Rejection } from '@portico/x12';
import type { InquiryQuestion } from './inquiry.ts';

/**
 * The fields of the form that a rejection is about; none where the patient can correct nothing. Where nobody was found it is
 * number, name and date of birth: any of them may be the one that is wrong, and the form takes a change of one.
 */
export function keysOfRejection(
  rejection: Pick<Rejection, 'code' | 'level'>,
  { patientIsSubscriber, subscriber }: Pick<InquiryQuestion, 'patientIsSubscriber' | 'subscriber'>,
): InsuranceErrorKey[] {
  const fields = fieldsOfRejection(rejection.code);
  const isOfHolder = !patientIsSubscriber && personOfRejection(rejection) === 'subscriber';
  // The number that was sent is the policy holder's where there is one, whomever it is said of.
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
