import { jobKind } from '../../platform/jobs/job-kind.ts';
import { X12Error } from '@portico/x12';
import type { Kysely } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { unsealQuestion, type InquiryQuestion } from './inquiry.ts';
import { type InquiryMessage, inquiryMessage } from './inquiry-message.ts';
import { saveBenefitsToEstimates } from './save-benefits.ts';
import { type LoggedControls, loggedControls } from './logged-controls.ts';
import { type InquiryOutcome, noAnswer, sealOutcome } from './outcome.ts';
import { readAnswer } from './read-answer.ts';
import { seal } from '../../platform/crypto/sealed.ts';
import {
  claimInquiry,
  findInquiries,
  releaseInquiry,
  settleInquiry,
  type StoredInquiry,
} from '../queries/inquiries.ts';
import { nextControlNumber } from '../queries/inquiry-controls.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { EligibilityUnreachable, type SendAgain } from '../../ports/eligibility.ts';
import { secondsAfter, secondsUntil } from '../../platform/time.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';

/** Names the inquiry to send. */
export type InquiryJob = {
  ownerId: string;
  /** The owner, where it is an account; null for a guest. */
  accountId: string | null;
  inquiryId: string;
};

/** The job of an inquiry. Its time limit is longer than that of an answer, and than the 90 seconds that a killed worker blocks others. */
export const eligibilityInquiryJob = jobKind<InquiryJob>('eligibility-inquiry', {
  retryLimit: 8,
  retryDelay: 5,
  retryDelayMax: 60,
  expireInSeconds: 100,
});

/** Where nothing of it has reached the payer, it may be sent again without waiting; the line is left a moment to recover. */
const SECONDS_AFTER_NO_CONNECTION = 10;

/** What inquiries work with. */
export interface InquiryPorts extends Pick<JobPorts, 'eligibility' | 'clock' | 'settings' | 'report'> {
  /** Told of every eligibility message that went out or came in, by its control numbers (CAQH CORE). */
  keepControls: (direction: 'sent' | 'received', controls: LoggedControls) => void;
}

/** The result of one try. */
interface Attempt {
  readonly outcome: InquiryOutcome;
  readonly again: SendAgain;
  /** As received; null for none. */
  readonly reply: string | null;
}

const cannotAsk = { outcome: { ...noAnswer, reason: 'notAsked' }, reply: null } as const;

/**
 * Sends an inquiry and keeps what comes of it. Run twice, or by several workers, it is sent once: whoever claims it sends it,
 * and nobody else within 90 seconds, also where the one who did was killed meanwhile. Where the payer cannot answer for the
 * time being, or does not, it is left to be sent again, limits.inquirySends.number times in all.
 */
export async function askInsurer(
  job: InquiryJob,
  db: Kysely<Tables>,
  enqueue: JobQueue['enqueue'],
  ports: InquiryPorts,
): Promise<void> {
  const { secret } = ports.settings;
  const [waiting] = await findInquiries(db, job.ownerId, [job.inquiryId]);
  if (waiting === undefined || isSettled(waiting)) return;
  const question = unsealQuestion(secret, waiting.question);
  const message = messageOf(question, await nextControlNumber(db), ports);
  if (message === null) return settle(db, job, waiting, cannotAsk, ports);
  const inquiry = await claim(db, job, waiting, message, ports);
  if (inquiry === undefined) return waitForTurn(db, job, enqueue, ports);
  const attempt = await ask(message, question, ports);
  if (attempt.again === 'never' || inquiry.sends >= limits.inquirySends.number)
    return settle(db, job, inquiry, attempt, ports);
  const mayGoAtOnce = attempt.again === 'now';
  const afterSeconds = mayGoAtOnce ? SECONDS_AFTER_NO_CONNECTION : secondsToTurn(inquiry, ports);
  const reply = sealedOrNull(secret, attempt.reply);
  await db.transaction().execute(async (trx) => {
    if (!(await releaseInquiry(trx, inquiry, { mayGoAtOnce, reply }))) return;
    await enqueue(trx, eligibilityInquiryJob.of(job), afterSeconds);
  });
}

/** Null where the insurance has a number that X12 cannot carry, so that the insurer cannot be asked. */
function messageOf(
  question: InquiryQuestion,
  controlNumber: number,
  { clock, settings }: InquiryPorts,
): InquiryMessage | null {
  try {
    const { mode, healthSystem } = settings;
    const { timeZone } = healthSystem;
    return inquiryMessage(question, settings.eligibility, { controlNumber, now: clock.now(), timeZone, mode });
  } catch (error) {
    if (error instanceof X12Error) return null;
    throw error;
  }
}

async function claim(
  db: Kysely<Tables>,
  { accountId }: InquiryJob,
  waiting: StoredInquiry,
  { text, interchange }: InquiryMessage,
  { clock, settings: { secret }, keepControls }: InquiryPorts,
): Promise<StoredInquiry | undefined> {
  const now = clock.now();
  const claimed = await db.transaction().execute(async (trx) => {
    const taken = await claimInquiry(trx, waiting, {
      now,
      notSentSince: secondsAfter(now, -limits.inquiryResend.window),
      maximum: limits.inquirySends.number,
      request: seal(secret, text),
    });
    if (taken === undefined) return undefined;
    const details = { inquiry: taken.id, send: taken.sends };
    await appendAudit(trx, { secret, now }, { event: 'eligibilityAsked', accountId, actor: 'system', details });
    return taken;
  });
  if (claimed !== undefined) for (const controls of loggedControls(interchange)) keepControls('sent', controls);
  return claimed;
}

async function ask({ text, trace }: InquiryMessage, question: InquiryQuestion, ports: InquiryPorts): Promise<Attempt> {
  const { eligibility, clock, report, keepControls } = ports;
  try {
    const reply = await eligibility.ask(text);
    const { outcome, mayTryAgain, kind, interchanges } = readAnswer(reply, question, { trace, at: clock.now() });
    for (const controls of interchanges.flatMap(loggedControls)) keepControls('received', controls);
    if (kind !== '271') report({ queue: 'eligibility-inquiry', reason: kind });
    return { outcome, again: mayTryAgain ? 'later' : 'never', reply };
  } catch (error) {
    if (!(error instanceof EligibilityUnreachable)) throw error;
    report({ queue: 'eligibility-inquiry', reason: error.kind, detail: error.detail });
    const rejections = error.rejectCodes.map((code) => ({ code, keys: [] }));
    // Where the reply is a page and no answer, another try would get the same.
    return {
      outcome: { ...noAnswer, rejections },
      again: error.kind === 'garbage' ? 'never' : error.maySendAgain,
      reply: null,
    };
  }
}

/** Another worker has the inquiry, or had it: the job runs again when the inquiry can be sent, or gives up if it no longer can. */
async function waitForTurn(
  db: Kysely<Tables>,
  job: InquiryJob,
  enqueue: JobQueue['enqueue'],
  ports: InquiryPorts,
): Promise<void> {
  const [current] = await findInquiries(db, job.ownerId, [job.inquiryId]);
  if (current === undefined || isSettled(current) || current.sent_at === null) return;
  const afterSeconds = secondsToTurn(current, ports);
  if (current.sends >= limits.inquirySends.number && afterSeconds === 0) {
    return settle(db, job, current, { outcome: noAnswer, reply: null }, ports);
  }
  await db.transaction().execute((trx) => enqueue(trx, eligibilityInquiryJob.of(job), afterSeconds));
}

async function settle(
  db: Kysely<Tables>,
  { accountId }: InquiryJob,
  inquiry: StoredInquiry,
  { outcome, reply }: Pick<Attempt, 'outcome' | 'reply'>,
  { clock, settings: { secret } }: InquiryPorts,
): Promise<void> {
  const now = clock.now();
  const isAnswer = outcome.benefits !== null || outcome.reason === 'inactive';
  await db.transaction().execute(async (trx) => {
    const isFirst = await settleInquiry(trx, inquiry, {
      state: isAnswer ? 'answered' : 'failed',
      reply: sealedOrNull(secret, reply),
      outcome: sealOutcome(secret, outcome),
      answered_at: now,
    });
    if (!isFirst) return;
    await saveBenefitsToEstimates(trx, secret, inquiry, outcome.benefits);
    const details = { inquiry: inquiry.id, reason: outcome.reason };
    const entry = { event: 'eligibilityAnswered', accountId, actor: 'system', details } as const;
    await appendAudit(trx, { secret, now }, entry);
  });
}

const isSettled = ({ state }: StoredInquiry): boolean => state === 'answered' || state === 'failed';

/** Seconds until it can be sent again; 0 for at once. */
function secondsToTurn({ sent_at }: Pick<StoredInquiry, 'sent_at'>, { clock }: Pick<InquiryPorts, 'clock'>): number {
  const now = clock.now();
  return secondsUntil(secondsAfter(sent_at ?? now, limits.inquiryResend.window), now);
}

const sealedOrNull = (secret: string, text: string | null): string | null =>
  text === null ? null : seal(secret, text);
