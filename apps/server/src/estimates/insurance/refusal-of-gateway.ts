import { fieldsOfRejection, type RejectionField } from '@portico/x12';
import type { GatewayRejection } from '../../ports/eligibility.ts';
import type { InquiryQuestion } from './inquiry.ts';
import type { InquiryOutcome } from './outcome.ts';
import { fieldKeysOfRejection } from './rejection-fields.ts';

const ofPerson: ReadonlySet<RejectionField> = new Set(['memberId', 'name', 'sex', 'birthDate', 'group']);

/**
 * What the reject reasons of a clearinghouse mean, which come in place of a 271. Where one is about a person, the payer has
 * refused the insurance: the patient corrects it, as after a 271. One that does not say whom it is about is about the patient.
 */
export function refusalOfGateway(
  refused: readonly GatewayRejection[],
  question: Pick<InquiryQuestion, 'patientIsSubscriber' | 'subscriber'>,
): Pick<InquiryOutcome, 'reason' | 'rejections'> {
  const patient = question.patientIsSubscriber ? 'subscriber' : 'dependent';
  const rejections = refused.map(({ code, person }) => ({
    code,
    keys: isAboutPerson(code) ? fieldKeysOfRejection({ code, level: person ?? patient }, question) : [],
  }));
  return { reason: refused.some(({ code }) => isAboutPerson(code)) ? 'rejected' : 'noAnswer', rejections };
}

const isAboutPerson = (code: string): boolean => fieldsOfRejection(code).some((field) => ofPerson.has(field));
