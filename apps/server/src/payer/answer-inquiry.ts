import type {
  BenefitRow,
  EligibilityInquiry,
  EligibilityResponse,
  InquiryPerson,
  InquiryReceiver,
  InquirySubscriber,
  Party,
  Rejection,
  ResponsePerson,
  ResponseReceiver,
  ResponseSubscriber,
} from '@portico/x12';
import { line } from './responses.ts';
import { partOf } from './member-number.ts';
import { insurerOf, planOf, type SimulatedInsurer } from './plans.ts';
import { levelOfRejection } from './rejection-levels.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/** What a response depends on besides the inquiry. */
export interface Circumstances {
  now: Date;
  /** The number of inquiries about this member number, including this one. */
  timesAsked(memberNumber: string): number;
}

/** DTP01: the date of the service. */
const SERVICE = '291';

/** The 271 that answers a 270: the same people in the same order, with benefits or a rejection. */
export function answerInquiry(inquiry: EligibilityInquiry, circumstances: Circumstances): EligibilityResponse {
  const at = circumstances.now.toISOString();
  return {
    header: { ...inquiry.header, purpose: '11', date: at.slice(0, 10), time: at.slice(11, 16), transactionType: null },
    payers: inquiry.payers.map(({ payer, receivers }) => {
      const insurer = insurerOf(payer.id ?? '');
      const [first] = receivers.flatMap(({ subscribers }) => subscribers);
      const rejection = insurer === undefined ? rejectionOf('79', 'subscriber') : rejectionOfAll(first, circumstances);
      const isAt = (level: Rejection['level']): Rejection[] => (rejection?.level === level ? [rejection] : []);
      const isWhole = rejection === undefined || rejection.level === 'receiver';
      return {
        transactionRejections: isAt('transaction'),
        payer: { ...payer, name: insurer?.name.toUpperCase() ?? payer.name },
        contacts: [],
        rejections: isAt('payer'),
        receivers: isWhole
          ? receivers.map((receiver) => answerReceiver(receiver, isAt('receiver'), insurer, circumstances))
          : [],
      };
    }),
  };
}

/**
 * A rejection above the level of the people. The first person decides it, because the message has one payer and one
 * provider.
 */
function rejectionOfAll(first: InquirySubscriber | undefined, circumstances: Circumstances): Rejection | undefined {
  const code = first === undefined ? undefined : rejectCode(first, circumstances);
  const rejection = code === undefined ? undefined : rejectionOf(code, 'subscriber');
  return rejection?.level.startsWith('subscriber') === true ? undefined : rejection;
}

function answerReceiver(
  { receiver, references, street, city, provider, subscribers }: InquiryReceiver,
  rejections: readonly Rejection[],
  insurer: SimulatedInsurer | undefined,
  circumstances: Circumstances,
): ResponseReceiver {
  const answered = rejections.length > 0 ? [] : subscribers;
  return {
    receiver,
    references,
    street,
    city,
    provider,
    rejections,
    subscribers: answered.map((subscriber) => answerSubscriber(subscriber, insurer, circumstances)),
  };
}

function answerSubscriber(
  subscriber: InquirySubscriber,
  insurer: SimulatedInsurer | undefined,
  circumstances: Circumstances,
): ResponseSubscriber {
  const code = rejectCode(subscriber, circumstances);
  const rows = insurer === undefined ? [] : rowsOf(subscriber, insurer);
  const scenario = scenarioOf(subscriber);
  const answer = (person: InquiryPerson, level: 'subscriber' | 'dependent'): ResponsePerson => {
    const rejection = code === undefined ? undefined : rejectionOf(code, level);
    return withPlanEnd(
      answerPerson(person, rows, rejection, circumstances),
      scenario,
      dayAskedAbout(person, circumstances.now),
    );
  };
  const corrected = (person: ResponsePerson): ResponsePerson =>
    code === undefined && scenario?.corrects === true ? withCorrection(person) : person;
  if (subscriber.dependents.length === 0) return { ...corrected(answer(subscriber, 'subscriber')), dependents: [] };
  const isOfSubscriber = code !== undefined && ['72', '73', '75', '76', '78'].includes(code);
  if (isOfSubscriber) return { ...answer(subscriber, 'subscriber'), dependents: [] };
  return {
    ...corrected(answerPerson(subscriber, [], undefined, circumstances)),
    dependents: subscriber.dependents.map((dependent) => answer(dependent, 'dependent')),
  };
}

function dayAskedAbout({ dates }: InquiryPerson, now: Date): string {
  return dates.find(({ qualifier }) => qualifier === SERVICE)?.from ?? now.toISOString().slice(0, 10);
}

/**
 * The response for one person: their details as asked, the plan's year on the day of the inquiry, then the benefits or
 * a rejection.
 */
function answerPerson(
  person: InquiryPerson,
  rows: readonly BenefitRow[],
  rejection: Rejection | undefined,
  { now }: Circumstances,
): ResponsePerson {
  const isOfRow = rejection?.level.endsWith('Benefit') === true;
  const year = dayAskedAbout(person, now).slice(0, 4);
  return {
    traces: person.traces.map((trace) => ({ ...trace, type: '2' })),
    name: person.name,
    references: person.references,
    street: person.street,
    city: person.city,
    provider: null,
    demographics: person.demographics,
    relationship: person.relationship,
    diagnoses: [],
    dates: rejection === undefined && rows.length > 0 ? [{ qualifier: '346', from: `${year}-01-01`, to: null }] : [],
    military: null,
    rejections: rejection === undefined || isOfRow ? [] : [rejection],
    benefits: rejection === undefined ? rows : isOfRow ? [line('V', ['30'], { rejections: [rejection] })] : [],
  };
}

function scenarioOf({ name }: InquirySubscriber): Scenario | undefined {
  const part = partOf(name.id ?? '');
  return scenarios[part.play === 'benefits' ? part.scenario : 'ACTIVE'];
}

/** With the plan's last day, by the day that is asked about. */
function withPlanEnd(person: ResponsePerson, scenario: Scenario | undefined, askedAbout: string): ResponsePerson {
  const days = scenario?.endsAfterDays;
  if (days === undefined || person.benefits.length === 0) return person;
  const end = new Date(askedAbout);
  end.setUTCDate(end.getUTCDate() + days);
  return { ...person, dates: [...person.dates, { qualifier: '347', from: end.toISOString().slice(0, 10), to: null }] };
}

/** The person as the payer has them: under a double name, and a number by which it answers as `ACTIVE`. INS03 and INS04 say so. */
function withCorrection(person: ResponsePerson): ResponsePerson {
  const { name } = person;
  const number = (name.id ?? '').replace(/^[^-]*/, 'ACTIVE');
  return {
    ...person,
    name: { ...name, name: `${name.name ?? ''} LOPEZ`, id: number },
    relationship: {
      isSubscriber: true,
      relationship: '18',
      birthSequence: null,
      ...person.relationship,
      maintenanceType: '001',
      maintenanceReason: '25',
    },
  };
}

function rowsOf(subscriber: InquirySubscriber, insurer: SimulatedInsurer): readonly BenefitRow[] {
  const part = partOf(subscriber.name.id ?? '');
  const scenario = scenarioOf(subscriber);
  if (scenario === undefined) return [];
  const plan = planOf(insurer, part.play === 'rejection' ? 1 : part.plan);
  const status =
    scenario.status === undefined
      ? []
      : [
          line(scenario.status, ['30'], {
            planDescription: plan?.name ?? null,
            insuranceType: plan?.insuranceType ?? null,
          }),
        ];
  return rowsTold([...status, ...scenario.rows], insurer, subscriber);
}

/** An insurer that answers the plan alone, or one service type with the plan, tells nothing of the others. */
function rowsTold(
  rows: readonly BenefitRow[],
  { answers }: SimulatedInsurer,
  { questions, dependents }: InquirySubscriber,
): readonly BenefitRow[] {
  if (answers === undefined) return rows;
  const asked = [...questions, ...dependents.flatMap((each) => each.questions)].flatMap(
    (each) => each.serviceTypeCodes,
  );
  const told = new Set(answers === 'plan' ? ['30'] : ['30', ...asked]);
  return rows.flatMap((row) => {
    const serviceTypeCodes = row.serviceTypeCodes.filter((code) => told.has(code));
    return serviceTypeCodes.length === 0 ? [] : [{ ...row, serviceTypeCodes }];
  });
}

/** The rejection by the member number; by the name if the number is valid; 42 only the first time. */
function rejectCode(subscriber: InquirySubscriber, circumstances: Circumstances): string | undefined {
  const memberNumber = subscriber.name.id ?? '';
  const part = partOf(memberNumber);
  if (part.play === 'rejection')
    return part.code === '42' && circumstances.timesAsked(memberNumber) > 1 ? undefined : part.code;
  if (isMismatch(subscriber.name)) return '73';
  return subscriber.dependents.some(({ name }) => isMismatch(name)) ? '65' : undefined;
}

const isMismatch = ({ name }: Party): boolean => name?.toUpperCase() === 'MISMATCH';

function rejectionOf(code: string, patient: 'subscriber' | 'dependent'): Rejection {
  return { ...levelOfRejection(code, patient), valid: true, code, position: 0 };
}
