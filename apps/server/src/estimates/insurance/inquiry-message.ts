import { eligibilityInquiry, type InquiryRequest, type Interchange, writeInterchange } from '@portico/x12';
import { randomUUID } from 'node:crypto';
import type { Mode } from '../../platform/settings/environment.ts';
import type { EligibilitySettings } from '../../platform/settings/eligibility.ts';
import { localTimeIn } from '../../platform/time.ts';
import type { InquiryQuestion } from './inquiry.ts';

/** ISA05 and ISA07: mutually defined, as the ids of the settings are. */
const MUTUALLY_DEFINED = 'ZZ';
/** X12's service type of the plan as a whole. */
const PLAN = '30';

/** A 270 as it is sent, with the values that its answer returns. */
export interface InquiryMessage {
  readonly text: string;
  readonly trace: string;
  readonly interchange: Interchange;
}

/**
 * Writes the question as a 270 with a trace of its own.
 *
 * @param controlNumber 1 to 999,999,999, unique to this message.
 *
 * @throws X12Error where a number does not fit into a message.
 */
export function inquiryMessage(
  question: InquiryQuestion,
  { senderId, receiverId }: EligibilitySettings,
  { controlNumber, now, timeZone, mode }: { controlNumber: number; now: Date; timeZone: string; mode: Mode },
): InquiryMessage {
  const trace = randomUUID().replaceAll('-', '');
  const interchange = eligibilityInquiry({
    sender: { qualifier: MUTUALLY_DEFINED, id: senderId },
    receiver: { qualifier: MUTUALLY_DEFINED, id: receiverId },
    at: localTimeIn(timeZone, now),
    controlNumber,
    usage: mode === 'production' ? 'P' : 'T',
    reference: trace,
    trace: { reference: trace, originator: `9${question.provider.npi.slice(0, 9)}` },
    payer: { name: question.payor.name, id: question.payor.electronicId },
    provider: question.provider,
    ...peopleOf(question),
    serviceTypeCodes: [PLAN, ...question.serviceTypeCodes],
    serviceDate: question.date,
  });
  return { text: writeInterchange(interchange), trace, interchange };
}

/** Where the payor does not ask for the policy holder's number, the card has one number for both. */
function peopleOf(question: InquiryQuestion): Pick<InquiryRequest, 'subscriber' | 'dependent'> {
  const { member, subscriber, groupNumber } = question;
  const holder = subscriber ?? member;
  const person = ({ lastName, firstName, birthDate }: typeof member) => ({
    lastName,
    firstName,
    birthDate: birthDate === '' ? null : birthDate,
  });
  return {
    subscriber: {
      ...person(holder),
      memberId: holder.number === '' ? member.number : holder.number,
      ...(groupNumber === '' ? {} : { groupNumber }),
    },
    ...(subscriber === null ? {} : { dependent: person(member) }),
  };
}
