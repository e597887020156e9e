import { type EligibilityResponse, isAboutPayer } from '@portico/x12';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { CircuitBreaker } from '../../platform/circuit-breaker.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import { count } from '../../platform/telemetry/measure.ts';
import { askInsurance } from '../../platform/telemetry/measure-asking.ts';
import type { InsurerOutcome } from '../../platform/telemetry/outside-services.ts';
import type { Route } from '../../platform/settings/payor-routes.ts';
import { EligibilityUnreachable, type SendAgain } from '../../ports/eligibility.ts';
import { nextControlNumber } from '../queries/inquiry-controls.ts';
import type { AnswerDeviation } from './deviations.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { type InquiryMessage, inquiryMessage } from './inquiry-message.ts';
import { inquiryParts } from './inquiry-parts.ts';
import { type LoggedControls, loggedControls } from './logged-controls.ts';
import { joinParts, type PartResult } from './join-parts.ts';
import { type InquiryOutcome, noAnswer } from './outcome.ts';
import { readAnswer } from './read-answer.ts';
import { refusalOfGateway } from './refusal-of-gateway.ts';

/** What inquiries work with. */
export interface InquiryPorts extends Pick<JobPorts, 'eligibility' | 'clock' | 'settings' | 'report'> {
  /** Told of every eligibility message that went out or came in, by its control numbers (CAQH CORE). */
  keepControls: (direction: 'sent' | 'received', controls: LoggedControls) => void;
  /** Told of every place of an answer that is outside the guide. */
  keepDeviation: (deviation: AnswerDeviation) => void;
  /** Which payors have gone silent, each at each of its gateways (decision 164). */
  breaker: CircuitBreaker;
}

/** What is remembered to have gone silent: a payor at one of its gateways. */
export function silentAs({ payor }: InquiryQuestion, { gateway }: Route): string {
  return `${payor.id} ${gateway}`;
}

/** A 270 of a question, with the service types that it asks about. */
interface QuestionPart {
  readonly serviceTypeCodes: readonly string[];
  readonly message: InquiryMessage;
}

/** The result of one try. */
export interface Attempt {
  readonly outcome: InquiryOutcome;
  readonly again: SendAgain;
  /** The messages as sent and as received. */
  readonly requests: readonly string[];
  readonly replies: readonly string[];
}

/** Where and how a question is sent. */
export interface Sending {
  readonly route: Route;
  readonly parts: readonly QuestionPart[];
}

/**
 * The 270s of a question for one gateway, each with a control number and a trace of its own.
 *
 * @throws X12Error where a number of the insurance does not fit into a message.
 */
export async function sendingOf(
  question: InquiryQuestion,
  route: Route,
  db: Kysely<Tables>,
  { clock, settings: { mode, healthSystem } }: Pick<InquiryPorts, 'clock' | 'settings'>,
): Promise<Sending> {
  const { timeZone } = healthSystem;
  const asked = {
    ...question,
    payor: { ...question.payor, electronicId: route.payerId ?? question.payor.electronicId },
  };
  const parts: QuestionPart[] = [];
  for (const serviceTypeCodes of inquiryParts(question.serviceTypeCodes, route.serviceTypes)) {
    const context = { controlNumber: await nextControlNumber(db), now: clock.now(), timeZone, mode, serviceTypeCodes };
    parts.push({ serviceTypeCodes, message: inquiryMessage(asked, route.ids, context) });
  }
  return { route, parts };
}

/**
 * Asks a payor through its gateways in turn (decision 68): through the next one only where the one before did not pass any
 * of it on. The 270s of one question are asked side by side, and what comes is read as one answer.
 *
 * @param first as it was claimed.
 * @param others further ways to ask.
 * @param nextSending makes the messages of a further way, and notes that they are sent.
 */
export async function askPayor(
  question: InquiryQuestion,
  first: Sending,
  others: readonly Route[],
  nextSending: (route: Route) => Promise<Sending>,
  ports: InquiryPorts,
): Promise<Attempt> {
  const requests = textsOf(first);
  const replies: string[] = [];
  let results = await askThrough(question, first, ports);
  let { route } = first;
  for (const next of others) {
    if (!results.every(({ turnedAway }) => turnedAway)) break;
    if (!ports.breaker.mayAsk(silentAs(question, next))) continue;
    replies.push(...repliesOf(results));
    const sending = await nextSending(next);
    requests.push(...textsOf(sending));
    results = await askThrough(question, sending, ports);
    ({ route } = sending);
  }
  const joined = joinParts(results, question, { at: ports.clock.now(), isOfPlanAlone: route.serviceTypes === 'plan' });
  return { ...joined, requests, replies: [...replies, ...repliesOf(results)] };
}

const textsOf = ({ parts }: Sending): string[] => parts.map(({ message }) => message.text);
const repliesOf = (results: readonly PartResult[]): string[] =>
  results.flatMap(({ reply }) => (reply === null ? [] : [reply]));

async function askThrough(
  question: InquiryQuestion,
  { route, parts }: Sending,
  ports: InquiryPorts,
): Promise<PartResult[]> {
  return Promise.all(parts.map((part) => askPart(question, part, route, ports)));
}

function askPart(
  question: InquiryQuestion,
  part: QuestionPart,
  route: Route,
  ports: InquiryPorts,
): Promise<PartResult> {
  const insurer = { payor: question.payor.id, gateway: route.gateway };
  return askInsurance(insurer, (note) => sendPart(question, part, route, ports, note));
}

async function sendPart(
  question: InquiryQuestion,
  { serviceTypeCodes, message: { text, trace } }: QuestionPart,
  route: Route,
  { eligibility, clock, report, keepControls, keepDeviation, breaker }: InquiryPorts,
  note: (outcome: InsurerOutcome) => void,
): Promise<PartResult> {
  const { gateway, answerSeconds } = route;
  const failure = { queue: 'eligibility-inquiry', gateway };
  try {
    const reply = await eligibility.ask(text, gateway, answerSeconds);
    breaker.noteAnswer(silentAs(question, route));
    const read = readAnswer(reply, question, { trace, at: clock.now() });
    const { outcome, mayTryAgain, kind, interchanges, deviations, response } = read;
    for (const deviation of deviations) {
      const { payor, segment, effect } = deviation;
      count('portico_eligibility_deviations_total', { payor, segment, effect });
      keepDeviation(deviation);
    }
    for (const controls of interchanges.flatMap(loggedControls)) keepControls('received', controls);
    if (kind !== '271') report({ ...failure, reason: kind });
    if (kind !== '271') note('failed');
    else if (outcome.benefits === null && outcome.rejections.length > 0) note('rejected');
    const again = mayTryAgain ? 'later' : 'never';
    const turnedAway = response !== null && isOfUnknownPayer(response);
    return { serviceTypeCodes, outcome, again, reply, response, turnedAway };
  } catch (error) {
    if (!(error instanceof EligibilityUnreachable)) throw error;
    const { kind, detail, rejections: refused, maySendAgain, turnedAway } = error;
    if (kind === 'timeout' || kind === 'unreachable') breaker.noteSilence(silentAs(question, route));
    else breaker.noteAnswer(silentAs(question, route));
    report({ ...failure, reason: kind, detail });
    note(kind);
    const { reason, rejections } = refusalOfGateway(refused, question);
    // Where the reply is a page and no answer, or the payer has refused the person, another try would get the same.
    const again = kind === 'garbage' || reason === 'rejected' ? 'never' : maySendAgain;
    const mayAskAgain = again === 'now' || again === 'onRequest';
    const outcome: InquiryOutcome = { ...noAnswer, reason, rejections, ...(mayAskAgain ? { mayAskAgain } : {}) };
    return { serviceTypeCodes, outcome, again, reply: null, response: null, turnedAway };
  }
}

/** The gateway says in 2000A or 2100A that it does not know the payer (AAA03), in place of the people. */
function isOfUnknownPayer({ payers }: EligibilityResponse): boolean {
  const rejections = payers.flatMap((payer) => [...payer.transactionRejections, ...payer.rejections]);
  const isWithoutPeople = payers.every(({ receivers }) => receivers.length === 0);
  return isWithoutPeople && rejections.length > 0 && rejections.every(({ code }) => isAboutPayer(code));
}
