import type { CurrentInsurance } from '@portico/contract';
import type { StoredEstimate } from '../queries/estimates.ts';
import { findInquiriesOfInsurance } from '../queries/inquiries.ts';
import { findInsurance, findInsuranceOnFile } from '../queries/insurances.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { InsuranceView } from '../model/insurance-view.ts';
import { unsealBenefits, type PlanBenefits } from '../figures/plan-benefits.ts';
import { serviceTypesOfEstimate } from '../figures/service-types-of.ts';
import { isOfYear, withoutYearly } from '../figures/year-end.ts';
import type { Services } from '../../platform/services.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { dayIn } from '../../platform/time.ts';
import { answersOfPatient, isOfPatient } from './answers-of-patient.ts';
import { correctionModel, correctionOf } from './correction.ts';
import { numberEnding, unsealInsurance } from './insurance.ts';
import type { InquiryOutcome } from './outcome.ts';
import { copayOrderOf, findPayor, planKindOfPayor } from './payors.ts';
import { patientFacts } from './patient-facts.ts';
import { isPending } from './pending.ts';

/** What an insurance is read with: the database, or a transaction in its place. */
export interface InsuranceReading {
  readonly database: Pick<Services['database'], 'db'>;
  readonly ports: Pick<Services['ports'], 'clock'>;
  readonly settings: Pick<Services['settings'], 'keys' | 'healthSystem'>;
}

/** The insurance of an estimate, with what is known of it; null without insurance. */
export async function insuranceViewOf(
  estimate: StoredEstimate,
  { database, ports, settings }: InsuranceReading,
): Promise<InsuranceView | null> {
  const { owner_id, insurance_id, benefits: sealed, saved_figures } = estimate;
  if (insurance_id === null) return null;
  // One after the other: a transaction has one connection.
  const stored = await findInsurance(database.db, owner_id, insurance_id);
  if (stored === undefined) return null;
  const inquiries = await findInquiriesOfInsurance(database.db, owner_id, insurance_id);
  const { keys, healthSystem } = settings;
  const insurance = unsealInsurance(keys, stored);
  const payor = findPayor(healthSystem, insurance.payorId, insurance.payorName);
  if (payor === undefined) return null;
  const { answers, strangerAt } = answersOfPatient(keys, inquiries);
  // An answer about other care has the plan's name, but not the cost of this care.
  const codes = serviceTypesOfEstimate(estimate);
  const outcomes = answers.filter(({ serviceTypeCodes }) => codes.every((code) => serviceTypeCodes.includes(code)));
  const now = ports.clock.now();
  const today = dayIn(healthSystem.timeZone, now);
  const holds = (known: PlanBenefits): boolean =>
    isOfYear(known, today, healthSystem.timeZone) && !hasEnded(known, now, healthSystem);
  const unsealed = sealed === null ? null : unsealBenefits(keys, owner_id, sealed);
  // A saved estimate says what was said on its day (decision 29).
  const isKept = saved_figures !== null || (unsealed !== null && isOfPatient(insurance, unsealed, strangerAt));
  const saved = isKept && unsealed !== null ? inYearTold(unsealed, outcomes, healthSystem) : null;
  const counts = saved !== null && (saved_figures !== null || holds(saved));
  const benefits = counts ? saved : null;
  const ofPastYear = saved?.from === 'patient' && !counts ? withoutYearly(saved) : null;
  const ofYear = outcomes.filter((each) => each.benefits !== null && holds(each.benefits));
  const told = ofYear[0]?.benefits ?? null;
  const settled = ofYear.find((each) => each.reason === 'none')?.benefits ?? null;
  const pending = inquiries.filter((each) => isPending(each, now)).map(({ id }) => id);
  const confirmedAt = benefits?.from === 'insurer' ? benefits.at : '';
  const planName = planNameOf(benefits, answers.find((each) => each.benefits !== null)?.benefits ?? null);
  const lastTold =
    benefits?.from === 'insurer' ? benefits : (answers.find((each) => each.benefits !== null)?.benefits ?? saved);
  const planHasEnded = lastTold !== null && hasEnded(lastTold, now, healthSystem);
  const lastRefusal = refusalOf(answers);
  const peopleOnFile = lastTold?.notices?.onFile ?? null;
  const facts = benefits?.facts ?? told?.facts ?? null;
  const planKind = planKindOfPayor(payor, { insuranceTypes: facts?.insuranceTypes ?? [], planName });
  // Also where the patient entered benefits since.
  const latest = answers.find((each) => each.benefits !== null && holds(each.benefits))?.benefits ?? benefits;
  return {
    payorId: payor.id,
    payorName: payor.name,
    planName: planName === '' ? null : planName,
    benefits,
    told,
    ofPastYear,
    confirmedAt: confirmedAt === '' ? null : new Date(confirmedAt),
    entered: benefits?.from === 'patient',
    lastRefusal,
    refusedAs: benefits?.from === 'patient' ? (planHasEnded ? 'inactive' : lastRefusal) : null,
    planHasEnded,
    peopleOnFile,
    newerFromInsurer: benefits?.from === 'patient' && settled !== null && settled.at > benefits.at,
    copayOrder: copayOrderOf(payor, planName),
    patient: patientFacts(insurance, facts, today),
    planKind,
    isMedicaid: payor.isMedicaid || planKind === 'medicaid',
    coordination: payor.coordination,
    otherPayers: latest?.otherPayers ?? [],
    hasSpendDown: latest?.spendDown !== undefined,
    current: {
      Id: insurance_id,
      Payor: { ID: payor.id, Name: payor.name },
      PlanName: planName,
      OtherNames: [...payor.otherNames],
      Status: statusOf(benefits, pending),
      InquiryIds: pending,
      ConfirmedAt: confirmedAt,
      MemberIdEnding: numberEnding(insurance),
      Correction: correctionModel(correctionOf(insurance, peopleOnFile), { isOnFile: stored.is_on_file }),
    },
  };
}

/** Whether the account has an insurance on file (spec §4); a guest has none. */
export async function hasCoverageOnFile(
  { kind, ownerId }: EstimateOwner,
  { database }: Pick<Services, 'database'>,
): Promise<boolean> {
  return kind === 'account' && (await findInsuranceOnFile(database.db, ownerId)) !== undefined;
}

/** Whether the plan that an insurer told of has ended since, by the day that it named. */
function hasEnded({ notices }: PlanBenefits, now: Date, { timeZone }: HealthSystem): boolean {
  const endsOn = notices?.endsOn ?? null;
  return endsOn !== null && endsOn < dayIn(timeZone, now);
}

/**
 * Whether the insurer's last answer about an insurance, for whatever care, says that it is not active or not accepted. An outage after
 * it is no answer, nor is one about somebody else.
 *
 * @param answers the newest first.
 */
function refusalOf(
  answers: ReadonlyArray<Pick<InquiryOutcome, 'reason' | 'isAboutAnother'>>,
): InsuranceView['lastRefusal'] {
  const last = answers.find(
    ({ reason, isAboutAnother }) => reason !== 'noAnswer' && reason !== 'notAsked' && isAboutAnother !== true,
  )?.reason;
  return last === 'inactive' || last === 'rejected' ? last : null;
}

/**
 * Benefits entered by hand with the end of the plan's year, where an answer about this care names it: no field asks for it, and it
 * does not move with a figure. It is the first that comes after the day on which they were entered.
 */
function inYearTold(
  entered: PlanBenefits,
  answers: ReadonlyArray<Pick<InquiryOutcome, 'benefits'>>,
  { timeZone }: HealthSystem,
): PlanBenefits {
  if (entered.from !== 'patient') return entered;
  const day = dayIn(timeZone, new Date(entered.at));
  const ends = answers.flatMap(({ benefits }) => benefits?.notices?.yearEndsOn ?? []);
  const yearEndsOn = ends.filter((end) => end >= day).toSorted()[0] ?? null;
  return yearEndsOn === null
    ? entered
    : { ...entered, notices: { endsOn: null, yearEndsOn, onFile: null, providers: [] } };
}

/** Benefits entered by hand name no plan, but an incomplete answer of the insurer can. */
function planNameOf(benefits: PlanBenefits | null, told: PlanBenefits | null): string {
  return benefits === null || benefits.planName === '' ? (told?.planName ?? '') : benefits.planName;
}

function statusOf(benefits: PlanBenefits | null, pending: readonly string[]): CurrentInsurance['Status'] {
  if (benefits !== null) return benefits.from === 'insurer' ? 'confirmed' : 'entered';
  return pending.length > 0 ? 'checking' : 'needsBenefits';
}
