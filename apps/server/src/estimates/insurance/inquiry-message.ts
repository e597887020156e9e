import { eligibilityInquiry, type InquiryRequest, type Interchange, writeInterchange } from '@portico/x12';
import { randomUUID } from 'node:crypto';
import type { Mode } from '../../platform/settings/environment.ts';
import type { InterchangeIds } from '../../platform/settings/gateway.ts';
import { localTimeIn } from '../../platform/time.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { PLAN } from './inquiry-parts.ts';
import { numberAsSent } from './numbers-as-sent.ts';

/** ISA05 and ISA07, where a gateway's profile says nothing else. */
const MUTUALLY_DEFINED = 'ZZ';
/** Some payers return no more of a trace. */
const TRACE_LENGTH = 30;

/** A 270 as it is sent, with the values that its answer returns. */
export interface InquiryMessage {
  readonly text: string;
  readonly trace: string;
  readonly interchange: Interchange;
}

/** What a message has besides the question. */
interface MessageContext {
  /** 1 to 999,999,999, unique to this message. */
  readonly controlNumber: number;
  readonly now: Date;
  readonly timeZone: string;
  readonly mode: Mode;
  /** The service types that this message asks about; default the plan's and all of the question. */
  readonly serviceTypeCodes?: readonly string[];
  /** The numbers are those of a gateway's test member, and sent as they are. */
  readonly hasTestMember?: boolean;
}

/**
 * Writes the question as a 270 with a trace of its own.
 *
 * @param ids who sends and who receives, as the gateway wants them.
 *
 * @throws X12Error where a number does not fit into a message.
 */
export function inquiryMessage(
  question: InquiryQuestion,
  ids: InterchangeIds,
  context: MessageContext,
): InquiryMessage {
  const { controlNumber, now, timeZone, mode, hasTestMember = false } = context;
  const { serviceTypeCodes = [PLAN, ...question.serviceTypeCodes] } = context;
  // Capitals and digits, which payers return as they are.
  const trace = randomUUID().replaceAll('-', '').slice(0, TRACE_LENGTH).toUpperCase();
  const interchange = eligibilityInquiry({
    sender: {
      qualifier: ids.senderQualifier ?? MUTUALLY_DEFINED,
      id: ids.senderId,
      code: ids.senderCode ?? ids.senderId,
    },
    receiver: {
      qualifier: ids.receiverQualifier ?? MUTUALLY_DEFINED,
      id: ids.receiverId,
      code: ids.receiverCode ?? ids.receiverId,
    },
    ...(ids.authorization && { authorization: ids.authorization }),
    ...(ids.security && { security: ids.security }),
    at: localTimeIn(timeZone, now),
    controlNumber,
    usage: mode === 'production' ? 'P' : 'T',
    reference: trace,
    trace: { reference: trace, originator: `9${question.provider.npi.slice(0, 9)}` },
    payer: { name: question.payor.name, id: question.payor.electronicId },
    provider: question.provider,
    ...peopleOf(question, hasTestMember ? (number) => number : numberAsSent),
    serviceTypeCodes,
    serviceDate: question.date,
  });
  return { text: writeInterchange(interchange), trace, interchange };
}

/** Where the payor does not ask for the policy holder's number, the card has one number for both. */
function peopleOf(
  question: InquiryQuestion,
  asSent: (number: string) => string,
): Pick<InquiryRequest, 'subscriber' | 'dependent'> {
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
      memberId: asSent(holder.number === '' ? member.number : holder.number),
      ...(groupNumber === '' ? {} : { groupNumber: asSent(groupNumber) }),
    },
    ...(subscriber === null ? {} : { dependent: person(member) }),
  };
}
