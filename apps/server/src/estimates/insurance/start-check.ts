import type { Keys } from '../../platform/crypto/keys.ts';
import { eligibilityInquiryJob } from './eligibility-inquiry-job.ts';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { type EstimateInsurance, holdEstimate, updateEstimateInsurance } from '../queries/paid-estimates.ts';
import { findForgottenSending, findSameInquiry, insertInquiry, type StoredInquiry } from '../queries/inquiries.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import { atPlace, columnsOf, type Place } from '../figures/insurance-places.ts';
import { sealBenefits } from '../figures/plan-benefits.ts';
import { isSettled } from '../figures/settled-benefits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn, secondsAfter } from '../../platform/time.ts';
import { isEnteredStill } from './entered-still.ts';
import {
  type InquiryQuestion,
  unsealQuestion,
  questionKey,
  questionKeys,
  questionOf,
  sealQuestion,
} from './inquiry.ts';
import type { Insurance } from './insurance.ts';
import { outcomeOfPatient } from './answers-of-patient.ts';
import { limitInquiries } from './limit-inquiries.ts';
import { makeWay } from './make-way.ts';
import { putMedicaidLast } from './put-medicaid-last.ts';
import type { KnownPayor } from './payors.ts';
import { providerOf } from './provider-of.ts';
import { saveInsurance, reuseInsurance } from './save-insurance.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The insurance to check an estimate with. */
export interface Checking {
  readonly estimate: StoredEstimate;
  readonly insurance: Insurance;
  /** Of an existing insurance; null for one that was just entered. */
  readonly insuranceId: string | null;
  readonly payor: KnownPayor;
  readonly serviceTypeCodes: readonly string[];
  /** As which insurance it was entered: an account has it on file as that one. */
  readonly entered: Place;
  /** Where it comes. Where that is not as it was entered, the insurance that is there moves to the other place. */
  readonly place: Place;
  /** When a guest's insurance is deleted. */
  readonly expiresAt: Date;
}

/** The estimate with its insurance, and the inquiry about it; null where the payor cannot be asked. */
export interface StartedCheck {
  readonly estimate: StoredEstimate;
  readonly inquiryId: string | null;
}

/**
 * Gives an estimate an insurance, and starts the inquiry about it, in one transaction. Where the owner sent the same inquiry within 90
 * seconds, that one is used, answered or not (CAQH CORE), unless it is known to have failed and may be asked again at once (decision
 * 72): then a new one takes its place. Benefits entered by hand are deleted with a new insurance; they stay where the
 * inquiry is about the existing one, until an answer comes after their year is over (decision 251).
 *
 * @throws Refusal unknownEstimate where another estimate has replaced this one in the meantime, or its insurances have changed places; tooManyRequests, with the seconds to
 * wait, where too many inquiries were started in the last hour.
 */
export async function startCheck(
  checking: Checking,
  owner: EstimateOwner,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StartedCheck> {
  const { ports, settings, database } = services;
  const { estimate, insurance, payor, serviceTypeCodes } = checking;
  const now = ports.clock.now();
  const provider = providerOf(estimate.location_id, settings.healthSystem);
  const date = dayIn(settings.healthSystem.timeZone, now);
  const question = provider && questionOf(insurance, { payor, provider, serviceTypeCodes, date });
  return retriedTransaction(database.db, async (trx) => {
    const current = await holdEstimate(trx, estimate);
    if (!current || !isStillFor(checking, current)) throw new Refusal('unknownEstimate');
    const last = question && (await findSame(trx, owner, question, { now, keys: settings.keys }));
    const same = last && (await makeWay(trx, last, owner, services)) ? undefined : last;
    const insuranceId = last?.insurance_id ?? checking.insuranceId ?? randomUUID();
    if (question && !same) await limitInquiries(trx, owner, visitor, services);
    if (checking.insuranceId === null) {
      const put = last ? reuseInsurance : saveInsurance;
      await put(trx, { ...checking, id: insuranceId, place: checking.entered }, owner, services);
    }
    const inquiryId = same?.id ?? (question && (await upsertInquiry(trx, { insuranceId, question }, owner, services)));
    const before = atPlace(current, checking.place);
    const staying = checking.insuranceId !== null && before.insurance_id === insuranceId ? before.benefits : null;
    const isEntered = staying !== null && (await isEnteredStill(trx, before, services));
    const told = same && !isEntered ? benefitsTold(same, checking, settings.keys) : null;
    const updated = await updateEstimateInsurance(trx, estimate, {
      ...columnsOf(checking.place, { insurance_id: insuranceId, benefits: told ?? staying }),
      ...movedInsurance(checking, current),
      is_self_pay: false,
      updated_at: now,
    });
    if (!updated) throw new Refusal('unknownEstimate');
    // An answer that came since the place was chosen, or that is used again, may tell that one of them is Medicaid.
    const inOrder = await putMedicaidLast(trx, updated, services);
    if (checking.insuranceId === null) {
      await appendAudit(trx, auditContext(visitor, services), {
        event: 'insuranceEntered',
        accountId: owner.kind === 'account' ? owner.ownerId : null,
        actor: owner.kind === 'account' ? 'account' : 'visitor',
        details: { estimate: estimate.id, isAsked: inquiryId !== null },
      });
    }
    return { estimate: inOrder, inquiryId };
  });
}

/** Read while the estimate is locked: an answer about the insurance that moves may have come meanwhile. */
function movedInsurance({ entered, place }: Checking, current: StoredEstimate): EstimateInsurance {
  return entered === place ? {} : columnsOf(entered, atPlace(current, place));
}

/**
 * Whether a check still fits the estimate. An insurance that is there already may have been removed or moved since it was read; a new
 * one was placed by the one beside it.
 */
function isStillFor({ estimate, insuranceId, entered }: Checking, current: StoredEstimate): boolean {
  const place = insuranceId === null ? (entered === 'first' ? 'second' : 'first') : entered;
  const [read, now] = [estimate, current].map((each) => atPlace(each, place).insurance_id);
  return now === read || (insuranceId !== null && now === insuranceId);
}

async function findSame(
  trx: Transaction<Tables>,
  { ownerId }: EstimateOwner,
  question: InquiryQuestion,
  { now, keys }: { now: Date; keys: Keys },
): Promise<StoredInquiry | undefined> {
  return findSameInquiry(trx, ownerId, questionKeys(keys, question), secondsAfter(now, -limits.inquiryResend.window));
}

async function upsertInquiry(
  trx: Transaction<Tables>,
  { insuranceId, question }: { insuranceId: string; question: InquiryQuestion },
  { ownerId, kind }: EstimateOwner,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<string> {
  const now = ports.clock.now();
  const id = randomUUID();
  const key = questionKey(settings.keys, question);
  await insertInquiry(trx, {
    owner_id: ownerId,
    id,
    insurance_id: insuranceId,
    question_key: key,
    state: 'waiting',
    question: sealQuestion(settings.keys, { owner_id: ownerId, id }, question),
    // A deleted inquiry stays deleted, but its 90 seconds count for this one.
    sent_at: await findForgottenSending(trx, ownerId, questionKeys(settings.keys, question)),
    request: null,
    reply: null,
    outcome: null,
    created_at: now,
    expires_at: secondsAfter(now, limits.inquiry.window),
  });
  const accountId = kind === 'account' ? ownerId : null;
  await ports.jobs.enqueue(trx, eligibilityInquiryJob.of({ ownerId, accountId, inquiryId: id }, question.payor.id));
  return id;
}

/** What the same inquiry has brought already, sealed; null where it is not enough for the service. */
function benefitsTold(
  same: StoredInquiry,
  { estimate, serviceTypeCodes }: Pick<Checking, 'estimate' | 'serviceTypeCodes'>,
  keys: Keys,
): string | null {
  const told = outcomeOfPatient(keys, same)?.benefits ?? null;
  const asked = unsealQuestion(keys, same).serviceTypeCodes;
  const isEnough =
    told !== null && serviceTypeCodes.every((code) => asked.includes(code)) && isSettled(told, serviceTypeCodes);
  return isEnough ? sealBenefits(keys, estimate.owner_id, told) : null;
}
