import type { Keys } from '../../platform/crypto/keys.ts';
import { X12Error } from '@portico/x12';
import type { Kysely, Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { type InquiryPorts, askPayor, type Attempt, type Sending, sendingOf, silentAs } from './ask-payor.ts';
import { unsealQuestion, type InquiryQuestion } from './inquiry.ts';
import { saveBenefitsToEstimates } from './save-benefits.ts';
import { loggedControls } from './logged-controls.ts';
import { noAnswer, sealOutcome } from './outcome.ts';
import { seal } from '../../platform/crypto/sealed.ts';
import {
  claimInquiry,
  findInquiries,
  releaseInquiry,
  settleInquiry,
  type StoredInquiry,
} from '../queries/inquiries.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type Route, routesOf } from '../../platform/settings/payor-routes.ts';
import { secondsAfter, secondsUntil } from '../../platform/time.ts';
import { count } from '../../platform/telemetry/measure.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';
import { type InquiryJob, eligibilityInquiryJob } from './eligibility-inquiry-job.ts';

/** Where nothing of it has reached the payer, it may be sent again without waiting; the line is left a moment to recover. */
const SECONDS_AFTER_NO_CONNECTION = 10;

type Result = Pick<Attempt, 'outcome' | 'requests' | 'replies'>;

/** Nothing is sent to a payor that has gone silent (decision 164). Who wants it may ask at once: the pause may be over. */
const isSilent: Result = { outcome: { ...noAnswer, mayAskAgain: true }, requests: [], replies: [] };

const cannotAsk: Result = { outcome: { ...noAnswer, reason: 'notAsked' }, requests: [], replies: [] };

/**
 * Sends an inquiry and keeps what comes of it. Run twice, or by several workers, it is sent once: whoever claims it sends it,
 * and nobody else within 90 seconds, also where the one who did was killed meanwhile. Where the payer cannot answer for the
 * time being, or does not, it is left to be sent again, limits.inquirySends.number times in all; what is known until then is kept.
 */
export async function askInsurer(
  job: InquiryJob,
  db: Kysely<Tables>,
  enqueue: JobQueue['enqueue'],
  ports: InquiryPorts,
): Promise<void> {
  const { keys } = ports.settings;
  const [waiting] = await findInquiries(db, job.ownerId, [job.inquiryId]);
  if (waiting === undefined || isSettled(waiting)) return;
  const question = unsealQuestion(keys, waiting);
  const routes = routesInTurn(question, waiting, ports);
  const first = routes.findIndex((each) => ports.breaker.mayAsk(silentAs(question, each)));
  if (routes.length > 0 && first < 0) {
    const gateway = routes[0]?.gateway ?? '';
    ports.report({ queue: eligibilityInquiryJob.name, gateway, reason: 'silent' });
    count('portico_eligibility_answers_total', { payor: question.payor.id, gateway, outcome: 'silent' });
    return settle(db, job, waiting, isSilent, ports);
  }
  const [route, ...others] = routes.slice(Math.max(first, 0));
  const sending = route && (await sendingIfPossible(question, route, db, ports));
  if (!sending) return settle(db, job, waiting, cannotAsk, ports);
  const inquiry = await claim(db, job, waiting, sending, ports);
  if (inquiry === undefined) return waitForTurn(db, job, question, enqueue, ports);
  const nextSending = async (next: Route): Promise<Sending> => {
    const further = await sendingOf(question, next, db, ports);
    await db.transaction().execute((trx) => noteSending(trx, job, inquiry, further, ports));
    logSending(further, ports);
    return further;
  };
  const attempt = await askPayor(question, sending, others, nextSending, ports);
  if (attempt.again === 'never' || inquiry.sends >= limits.inquirySends.number)
    return settle(db, job, inquiry, attempt, ports);
  const mayGoAtOnce = attempt.again === 'now';
  const afterSeconds = mayGoAtOnce ? SECONDS_AFTER_NO_CONNECTION : secondsToTurn(inquiry, ports);
  const outcome = sealOutcome(keys, inquiry, attempt.outcome);
  await db.transaction().execute(async (trx) => {
    if (!(await releaseInquiry(trx, inquiry, { mayGoAtOnce, outcome, ...messagesOf(keys, inquiry, attempt) }))) return;
    await enqueue(trx, eligibilityInquiryJob.of(job, question.payor.id), afterSeconds);
  });
}

/** The ways to ask the payor. A further try begins with the next of them: the one before may be what does not answer. */
function routesInTurn({ payor }: InquiryQuestion, { sends }: StoredInquiry, { settings }: InquiryPorts): Route[] {
  const routes = routesOf(settings.eligibility, payor.id);
  const first = routes.length === 0 ? 0 : sends % routes.length;
  return [...routes.slice(first), ...routes.slice(0, first)];
}

/** Null where the insurance has a number that X12 cannot carry, so that the insurer cannot be asked. */
async function sendingIfPossible(
  question: InquiryQuestion,
  route: Route,
  db: Kysely<Tables>,
  ports: InquiryPorts,
): Promise<Sending | null> {
  try {
    return await sendingOf(question, route, db, ports);
  } catch (error) {
    if (error instanceof X12Error) return null;
    throw error;
  }
}

async function claim(
  db: Kysely<Tables>,
  job: InquiryJob,
  waiting: StoredInquiry,
  sending: Sending,
  ports: InquiryPorts,
): Promise<StoredInquiry | undefined> {
  const { clock, settings } = ports;
  const now = clock.now();
  const claimed = await db.transaction().execute(async (trx) => {
    const taken = await claimInquiry(trx, waiting, {
      now,
      notSentSince: secondsAfter(now, -limits.inquiryResend.window),
      maximum: limits.inquirySends.number,
      request: seal(
        settings.keys,
        { column: 'inquiries.request', row: waiting },
        sending.parts.map(({ message }) => message.text),
      ),
    });
    if (taken !== undefined) await noteSending(trx, job, taken, sending, ports);
    return taken;
  });
  if (claimed !== undefined) logSending(sending, ports);
  return claimed;
}

/** The audit trail has each time that an insurer is asked, with the gateway. */
async function noteSending(
  trx: Transaction<Tables>,
  { accountId }: InquiryJob,
  { id, sends }: StoredInquiry,
  { route }: Sending,
  { clock, settings: { keys } }: InquiryPorts,
): Promise<void> {
  const details = { inquiry: id, send: sends, gateway: route.gateway };
  const entry = { event: 'eligibilityAsked', accountId, actor: 'system', details } as const;
  await appendAudit(trx, { keys, now: clock.now() }, entry);
}

function logSending({ parts }: Sending, { keepControls }: InquiryPorts): void {
  for (const { message } of parts) {
    for (const controls of loggedControls(message.interchange)) keepControls('sent', controls);
  }
}

/** Another worker has the inquiry, or had it: the job runs again when the inquiry can be sent, or gives up if it no longer can. */
async function waitForTurn(
  db: Kysely<Tables>,
  job: InquiryJob,
  { payor }: InquiryQuestion,
  enqueue: JobQueue['enqueue'],
  ports: InquiryPorts,
): Promise<void> {
  const [current] = await findInquiries(db, job.ownerId, [job.inquiryId]);
  if (current === undefined || isSettled(current) || current.sent_at === null) return;
  const afterSeconds = secondsToTurn(current, ports);
  if (current.sends >= limits.inquirySends.number && afterSeconds === 0) {
    return settle(db, job, current, { outcome: noAnswer, requests: [], replies: [] }, ports);
  }
  await db.transaction().execute((trx) => enqueue(trx, eligibilityInquiryJob.of(job, payor.id), afterSeconds));
}

async function settle(
  db: Kysely<Tables>,
  { accountId }: InquiryJob,
  inquiry: StoredInquiry,
  result: Result,
  { clock, settings }: InquiryPorts,
): Promise<void> {
  const { keys } = settings;
  const now = clock.now();
  const { outcome } = result;
  const isAnswer = outcome.benefits !== null || outcome.reason === 'inactive';
  await db.transaction().execute(async (trx) => {
    const isFirst = await settleInquiry(trx, inquiry, {
      state: isAnswer ? 'answered' : 'failed',
      ...messagesOf(keys, inquiry, result),
      outcome: sealOutcome(keys, inquiry, outcome),
      answered_at: now,
    });
    if (!isFirst) return;
    await saveBenefitsToEstimates(trx, inquiry, outcome.benefits, { ports: { clock }, settings });
    const details = { inquiry: inquiry.id, reason: outcome.reason };
    const entry = { event: 'eligibilityAnswered', accountId, actor: 'system', details } as const;
    await appendAudit(trx, { keys, now }, entry);
  });
}

const isSettled = ({ state }: StoredInquiry): boolean => state === 'answered' || state === 'failed';

/** Seconds until it can be sent again; 0 for at once. */
function secondsToTurn({ sent_at }: Pick<StoredInquiry, 'sent_at'>, { clock }: Pick<InquiryPorts, 'clock'>): number {
  const now = clock.now();
  return secondsUntil(secondsAfter(sent_at ?? now, limits.inquiryResend.window), now);
}

/** The messages of a try, sealed. Without a try, what was sent before stays. */
function messagesOf(keys: Keys, row: StoredInquiry, { requests, replies }: Pick<Attempt, 'requests' | 'replies'>) {
  return {
    ...(requests.length === 0 ? {} : { request: seal(keys, { column: 'inquiries.request', row }, requests) }),
    reply: replies.length === 0 ? null : seal(keys, { column: 'inquiries.reply', row }, replies),
  };
}
