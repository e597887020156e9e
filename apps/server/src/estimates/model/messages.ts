import { type EstimateMessage, type EstimateMessageName, type EstimateResult, UNSURE_KIND } from '@portico/contract';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import { isOtherOrderNamed, otherInsurances } from '../insurance/other-insurances.ts';
import { type EstimateView, paymentOf, shownSite } from './estimate-view.ts';
import { wholeNames } from './whole-messages.ts';

/** The messages of an estimate (spec §8). `result` is null where no amount is shown. */
export function estimateMessages(
  view: EstimateView,
  result: EstimateResult | null,
  messages: ServerMessages,
): EstimateMessage[] {
  return namesOf(view, result).map((name) => ({ Name: name, Text: messages.messages[name] }));
}

function namesOf(view: EstimateView, result: EstimateResult | null): EstimateMessageName[] {
  const { insurance, location } = view;
  const isUnsettled = paymentOf(view) === 'unsettled' && insurance?.current.Status !== 'checking';
  const ended: EstimateMessageName[] = insurance?.planHasEnded === true ? ['planHasEnded'] : [];
  const isOfPastYear = insurance !== null && insurance.ofPastYear !== null;
  const ofYear: EstimateMessageName[] = isOfPastYear && ended.length === 0 ? ['yearHasEnded'] : [];
  const asked = isUnsettled ? [...ended, ...ofYear, missingOf(view)] : [];
  const hasAmount = location !== null && result !== null;
  const ofInsurances = paymentOf(view) === 'selfPay' ? [] : ofBothInsurances(view, hasAmount);
  if (location === null) return [...ofInsurances, ...asked, 'selectLocation'];
  if (result === null) return [...ofInsurances, ...asked];
  const ofWhole = result.PatientAmountRaw === null ? [] : wholeNames(view);
  const isAsked = insurance !== null && insurance.current.InquiryIds.length > 0;
  // Values that the patient entered stay, even if the insurer's answer differs (decision 33).
  const isBeingChecked = !result.IsSelfPayEstimate && isAsked && !insurance.entered;
  const isByHand = !result.IsSelfPayEstimate && result.PatientAmountRaw !== null;
  const isProtected = shownSite(view)?.insured?.isProtected === true;
  const isSecondUsed = shownSite(view)?.insured?.owed?.second != null;
  const refusedAs = isByHand ? (insurance?.refusedAs ?? (isSecondUsed ? view.second?.refusedAs : null)) : null;
  const status: Array<[EstimateMessageName, boolean]> = [
    ['alertEstimateReplaced', result.IsReplaced],
    ['beingRevised', isBeingChecked],
    ['benChanged', result.BenefitsChanged],
    ['alertOutOfNetwork', result.OutOfNetwork && !isProtected],
    ['emergencyProtected', isProtected],
    ['planHasEnded', isByHand && refusedAs === null && insurance?.planHasEnded === true],
    ['insurerSaysInactive', refusedAs === 'inactive'],
    ['insurerDidNotAccept', refusedAs === 'rejected'],
    ['unsureKindOfCare', view.kindQuestion?.chosen === UNSURE_KIND],
    ['leastAmount', shownSite(view)?.insured?.isLeast === true],
  ];
  const told = status.filter(([, holds]) => holds).map(([name]) => name);
  return [...ofWhole, ...told, ...ofInsurances, ...ofAmount(result)];
}

/** What the insurers say of other coverage, and whether the second is in the amount, where there is one. */
function ofBothInsurances(view: EstimateView, hasAmount: boolean): EstimateMessageName[] {
  const { insurance, second, system } = view;
  const insurances = [insurance, second].filter((each) => each !== null);
  const isMedicaid = second !== null && insurances.some((each) => each.isMedicaid);
  const isCounted = shownSite(view)?.insured?.owed?.second != null;
  const told: Array<[EstimateMessageName, boolean]> = [
    ['spendDown', insurances.some(({ hasSpendDown }) => hasSpendDown)],
    ['otherInsuranceFirst', otherInsurances(insurances, system).some(({ Order }) => Order === 'primary')],
    ['insurerNamesOtherOrder', insurance !== null && second !== null && isOtherOrderNamed(insurance, second, system)],
    ['medicaidPaysLast', isMedicaid],
    ['secondNotCounted', hasAmount && second !== null && !isMedicaid && !isCounted],
  ];
  return told.filter(([, holds]) => holds).map(([name]) => name);
}

/** What an estimate with insurance still lacks: its benefits, or which of them apply. */
function missingOf({ kindQuestion }: EstimateView): EstimateMessageName {
  const isOfKind = kindQuestion?.chosen === null && kindQuestion.sitesOfKinds.length > 0;
  return isOfKind ? 'chooseKindOfCare' : 'enterBenefits';
}

function ofAmount(result: EstimateResult): EstimateMessageName[] {
  if (result.PatientAmountRaw === null) return ['cantCreateEstimate'];
  if (result.LegitimateFreeEstimate) return [result.IsSelfPayEstimate ? 'freeEstimateNoIns' : 'freeEstimateIns'];
  const failures: Array<[EstimateMessageName, boolean]> = [
    ['priceFailureNoProviders', result.PhysicianFeesRemoved],
    ['priceFailure', result.HasPricingFailures],
  ];
  return failures.filter(([, holds]) => holds).map(([name]) => name);
}
