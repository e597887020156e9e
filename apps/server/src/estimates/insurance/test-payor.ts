import { benefitsOf, type BenefitRow, type EligibilityResponse } from '@portico/x12';
import type { AskedServiceTypes, InterchangeIds, TestMember } from '../../platform/settings/gateway.ts';
import { dayIn } from '../../platform/time.ts';
import type { AnswerDeviation } from './deviations.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { inquiryMessage } from './inquiry-message.ts';
import { inquiryParts } from './inquiry-parts.ts';
import { readAnswer } from './read-answer.ts';

/** The service type that a test asks about besides the plan: an office visit. */
const OFFICE_VISIT = '98';

/** What a test of a gateway asks with. */
export interface PayorTest {
  readonly member: TestMember;
  readonly payer: { readonly id: string; readonly name: string };
  /** Who asks, where the gateway's test member does not say. */
  readonly provider: InquiryQuestion['provider'];
  readonly ids: InterchangeIds;
  readonly serviceTypes: AskedServiceTypes;
  readonly timeZone: string;
}

/** What came for one 270, with nothing of a person. */
export interface TestedAnswer {
  readonly serviceTypeCodes: readonly string[];
  readonly kind: ReturnType<typeof readAnswer>['kind'];
  readonly active: boolean | null;
  readonly planName: string | null;
  /** Rows of benefits (EB), and those with something that cannot be read as it stands. */
  readonly rows: number;
  readonly unreadableRows: number;
  readonly deviations: readonly AnswerDeviation[];
  /** AAA03 of all levels. */
  readonly rejectCodes: readonly string[];
}

/** The messages of a test, each with what reads its answer. */
export interface TestMessage {
  readonly text: string;
  read(answer: string, at: Date): TestedAnswer;
}

/**
 * The 270s with which a gateway is tested: about its own test member, and never about a patient.
 *
 * @param nextControlNumber 1 to 999,999,999, another each time.
 * @throws X12Error where the test member has a number that X12 cannot carry.
 */
export function testMessages(test: PayorTest, now: Date, nextControlNumber: () => number): TestMessage[] {
  const { member, payer, ids, timeZone } = test;
  const { firstName, lastName, birthDate } = member;
  const question: InquiryQuestion = {
    payor: { id: payer.id, name: member.payerName ?? payer.name, electronicId: member.payerId ?? payer.id },
    provider: member.provider ?? test.provider,
    patientIsSubscriber: true,
    member: { firstName, lastName, birthDate, number: member.memberId },
    subscriber: null,
    groupNumber: '',
    serviceTypeCodes: [OFFICE_VISIT],
    date: dayIn(timeZone, now),
  };
  const mode = member.usage === 'P' ? 'production' : 'test';
  return inquiryParts(question.serviceTypeCodes, test.serviceTypes).map((serviceTypeCodes) => {
    const context = {
      controlNumber: nextControlNumber(),
      now,
      timeZone,
      mode,
      serviceTypeCodes,
      hasTestMember: true,
    } as const;
    const { text, trace } = inquiryMessage(question, ids, context);
    return { text, read: (answer, at) => testedAnswer(answer, question, { trace, at, serviceTypeCodes }) };
  });
}

function testedAnswer(
  answer: string,
  question: InquiryQuestion,
  { trace, at, serviceTypeCodes }: { trace: string; at: Date; serviceTypeCodes: readonly string[] },
): TestedAnswer {
  const { kind, response, deviations } = readAnswer(answer, question, { trace, at });
  const told = response && benefitsOf(response, question);
  const rows = response === null ? [] : rowsOf(response);
  return {
    serviceTypeCodes,
    kind,
    active: told?.active ?? null,
    planName: told?.planName ?? null,
    rows: rows.length,
    unreadableRows: rows.filter(({ flaws, unreadable }) => flaws.length + unreadable.length > 0).length,
    deviations,
    rejectCodes: told?.rejections.map(({ code }) => code) ?? [],
  };
}

function rowsOf({ payers }: EligibilityResponse): BenefitRow[] {
  const subscribers = payers.flatMap(({ receivers }) => receivers.flatMap((each) => each.subscribers));
  return subscribers.flatMap((each) => [each, ...each.dependents]).flatMap(({ benefits }) => benefits);
}
