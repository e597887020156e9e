import { type EstimateResult, textOf } from '@portico/contract';
import type { ServiceEstimate } from '@portico/estimate';
import { dayIn } from '../../platform/time.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import { insuredBand, selfPayBand } from './amount-band.ts';
import { type EstimateView, patientCents, type SiteView } from './estimate-view.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import { insurerNotes, notesOfBoth } from './insurer-notes.ts';
import type { NotedEstimate } from './noted-estimate.ts';
import {
  firstPlan,
  isLimitedByDays as isLimitedByDaysOf,
  reachedTypes as reachedTypesOf,
  secondPlan,
} from '../figures/reached-limits.ts';
import { goodThrough, yearEndOfEstimate } from './good-through.ts';
import { insuredFeeTable } from './insured-fee-table.ts';
import { feeTable, selfPayTable } from './fee-table.ts';
import { planYear, secondPlanYear } from './plan-year.ts';
import { preventiveModel } from './preventive.ts';
import { workingOfBoth, type WorkingParts, workingSteps } from './working.ts';

/** What the patient pays, and what makes it up (spec §3, 'Estimate result'). */
export function estimateResult(view: EstimateView, site: SiteView, messages: ServerMessages): EstimateResult {
  const { service, stored, saved, system, insurance } = view;
  const { selfPay, insured, outOfNetwork } = site;
  const { estimate } = selfPay;
  const isSimple = service.components.length === 1;
  const paid = patientCents(site);
  const isReplaced = saved !== null && saved.amountCents !== paid;
  // The amount that was saved has the day that stands in the list.
  const isAsSaved = saved?.yearEndsOn !== undefined && !isReplaced;
  const validUntil = dayIn(system.timeZone, stored.valid_until ?? stored.expires_at);
  return {
    SelfPayAmount: estimate.total === null ? '' : messages.money(estimate.total.amountCents),
    SelfPayAmountRaw: estimate.total?.amountCents ?? null,
    SelfPayIsPartial: estimate.hasPricingFailures || estimate.physicianFeesRemoved,
    PatientAmount: paid === null ? '' : messages.money(paid),
    PatientAmountRaw: paid,
    SelfPayTable: selfPayTable({ estimate, file: selfPay.file, messages, nameOf: nameOf(view) }),
    Preventive: site.preventive && preventiveModel(site.preventive, view.language, messages),
    ...(insured === null ? withoutInsurance(view, site, messages) : withInsurance(view, site, insured, messages)),
    IsSimple: isSimple,
    SimpleMessage: isSimple ? messages.estimate.simple(isOnePrice(estimate)) : '',
    InsurerNotes: insured === null ? [] : notesOf(view, insured, { validUntil, timeZone: system.timeZone, messages }),
    BenefitsChanged: insured !== null && insurance?.newerFromInsurer === true,
    OutOfNetwork: outOfNetwork,
    IsReplaced: isReplaced,
    ValidForDays: system.estimateValidForDays,
    ValidUntil: goodThrough(validUntil, isAsSaved ? saved : { yearEndsOn: yearEndOfEstimate(view, insured) }),
  };
}

function isOnePrice({ total }: ServiceEstimate): boolean {
  return total === null || total.lowCents === total.highCents;
}

type Manner = Pick<
  EstimateResult,
  | 'IsSelfPayEstimate'
  | 'Working'
  | 'SecondWorking'
  | 'CashIsCheaper'
  | 'Graph'
  | 'FeeTable'
  | 'Range'
  | 'Band'
  | 'PlanYear'
  | 'SecondPlanYear'
  | 'HasPricingFailures'
  | 'PhysicianFeesRemoved'
  | 'LegitimateFreeEstimate'
>;

function withoutInsurance(view: EstimateView, { selfPay }: SiteView, messages: ServerMessages): Manner {
  const { estimate, file } = selfPay;
  return {
    IsSelfPayEstimate: true,
    Working: [],
    SecondWorking: [],
    CashIsCheaper: null,
    Graph: discountGraph(estimate, messages),
    FeeTable: feeTable({ estimate, file, messages, nameOf: nameOf(view) }),
    Range: estimate.total && rangeOf(estimate.total, messages),
    Band: selfPayBand({ estimate, messages, nameOf: nameOf(view) }),
    PlanYear: null,
    SecondPlanYear: null,
    HasPricingFailures: estimate.hasPricingFailures,
    PhysicianFeesRemoved: estimate.physicianFeesRemoved,
    LegitimateFreeEstimate: estimate.free,
  };
}

function withInsurance(
  view: EstimateView,
  { selfPay, preventive }: SiteView,
  insured: InsuredEstimate,
  messages: ServerMessages,
): Manner {
  const { allowed, owed, file, free } = insured;
  const { service, insurance } = view;
  const reachedTypes = insurance === null ? [] : reachedTypesOf(service, firstPlan(insured), insurance);
  const ofSecond = secondPlan(insured);
  const reachedOfSecond = view.second && ofSecond ? reachedTypesOf(service, ofSecond, view.second) : [];
  const isLimitedByDays =
    (insurance !== null && isLimitedByDaysOf(service, firstPlan(insured), insurance)) ||
    (view.second !== null && ofSecond !== null && isLimitedByDaysOf(service, ofSecond, view.second));
  const parts = { messages, nameOf: nameOf(view), insured, reachedTypes };
  // What the plan pays in full costs no more for a part without a price.
  const isPaidInFull = preventive?.status === 'screening' && preventive.preventiveCents === 0;
  // How much less it may be by a second insurance that is not counted, nothing tells.
  const isCounted = view.second === null || ofSecond !== null;
  const hasBand = isCounted && !(isPaidInFull && reachedTypes.length === 0);
  return {
    IsSelfPayEstimate: false,
    ...workingOf(view, { ...parts, service }, reachedOfSecond),
    CashIsCheaper: cashIsCheaper(insured, selfPay.estimate, messages),
    Graph: owed && shareGraph(owed, messages),
    FeeTable: insuredFeeTable({ ...parts, estimate: allowed, file }),
    Range: owed && rangeOf(owed, messages),
    Band: hasBand
      ? insuredBand({ ...parts, isLimitedByDays, reachedTypes: [...reachedTypes, ...reachedOfSecond] })
      : null,
    PlanYear: planYear(insured, { service, messages, isAlone: view.second === null }),
    SecondPlanYear: secondPlanYear(insured, { service, messages }),
    HasPricingFailures: allowed.hasPricingFailures,
    PhysicianFeesRemoved: allowed.physicianFeesRemoved,
    LegitimateFreeEstimate:
      free && !isLimitedByDays && reachedTypes.length + reachedOfSecond.length === 0 && !hasSpendDown(view),
  };
}

/** What else the insurer says, or both insurers whose benefits are counted. */
function notesOf(
  view: EstimateView,
  insured: InsuredEstimate,
  how: Pick<NotedEstimate, 'validUntil' | 'timeZone' | 'messages'>,
): EstimateResult['InsurerNotes'] {
  const first = { ...how, view, plan: firstPlan(insured) };
  const plan = secondPlan(insured);
  return plan === null
    ? insurerNotes(first)
    : notesOfBoth(first, { ...how, view: { ...view, insurance: view.second }, plan });
}

function hasSpendDown({ insurance, second }: EstimateView): boolean {
  return insurance?.hasSpendDown === true || second?.hasSpendDown === true;
}

function nameOf({ service, language }: EstimateView): (componentId: string) => string {
  const names = new Map(service.components.map((component) => [component.id, textOf(component.name, language)]));
  return (id) => names.get(id) ?? '';
}

/** What is paid beside the discount off the gross charge; null where there is no discount. */
function discountGraph({ total, discountCents }: ServiceEstimate, messages: ServerMessages): EstimateResult['Graph'] {
  if (total === null || discountCents === null) return null;
  const { youPay, discountOffGross } = messages.estimate;
  return graphOf([total.amountCents, youPay], [discountCents, discountOffGross], messages);
}

function workingOf(
  { second: insurance }: EstimateView,
  { insured, ...parts }: Omit<WorkingParts, 'insured' | 'share'> & { insured: InsuredEstimate },
  reachedOfSecond: readonly string[],
): Pick<EstimateResult, 'Working' | 'SecondWorking'> {
  const { owed } = insured;
  if (owed === null) return { Working: [], SecondWorking: [] };
  const ofFirst = { ...parts, insured, share: owed.share };
  if (owed.second === null || insurance === null) return { Working: workingSteps(ofFirst), SecondWorking: [] };
  const { first, second } = workingOfBoth(ofFirst, owed.second, {
    payorName: insurance.payorName,
    reachedTypes: reachedOfSecond,
  });
  return { Working: first, SecondWorking: second };
}

/** What the patient pays beside what the insurance does, or both insurances do. */
function shareGraph(
  { owedCents, share, second }: NonNullable<InsuredEstimate['owed']>,
  messages: ServerMessages,
): EstimateResult['Graph'] {
  const { you, yourInsurance } = messages.insured;
  const paid = share.planPaysCents + (second?.shares.secondaryPaysCents ?? 0);
  const label = second === null ? yourInsurance : messages.second.yourInsurances;
  return graphOf([owedCents, you], [paid, label], messages);
}

function graphOf(
  [val, valLabel]: readonly [number, string],
  [extra, extraLabel]: readonly [number, string],
  messages: ServerMessages,
): NonNullable<EstimateResult['Graph']> {
  return {
    Val: val,
    Extra: extra,
    ValText: messages.money(val),
    ExtraText: messages.money(extra),
    ValLabel: valLabel,
    ExtraLabel: extraLabel,
  };
}

function rangeOf(
  { lowCents, highCents }: { lowCents: number; highCents: number },
  messages: ServerMessages,
): EstimateResult['Range'] {
  if (lowCents === highCents) return null;
  return { Low: lowCents, High: highCents, Text: messages.range(messages.money(lowCents), messages.money(highCents)) };
}

function cashIsCheaper(
  { cashSavingCents, terms }: InsuredEstimate,
  { total }: ServiceEstimate,
  messages: ServerMessages,
): EstimateResult['CashIsCheaper'] {
  if (cashSavingCents === null || total === null) return null;
  const isCovered = [...terms.terms.values()].some(({ covered }) => covered);
  const prices = { amount: messages.money(total.amountCents), saving: messages.money(cashSavingCents), isCovered };
  return { Amount: prices.amount, Saving: prices.saving, Text: messages.insured.cash(prices) };
}
