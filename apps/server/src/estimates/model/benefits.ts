import {
  type Benefit,
  type BenefitDefault,
  type BenefitId,
  benefitIds,
  type EstimateModel,
  NOT_APPLICABLE,
} from '@portico/contract';
import { formatBenefitValue } from '@portico/rules';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { InsuranceView } from './insurance-view.ts';
import { type BenefitSet, type Candidate, type CareQuantity, NONE, unknownSet } from '../figures/plan-benefits.ts';
import type { PricedService } from '../figures/priced-service.ts';
import { serviceTypesOf } from '../figures/service-types-of.ts';

/** Benefits of the plan, never of a service type. */
const ofPlanAlone: readonly BenefitId[] = ['deductible', 'outOfPocket'];

/**
 * The benefits that the patient is asked for, and the initial values of their fields (spec §3, BenefitTypes, ServiceTypes,
 * DefaultBenefits): the values of the estimate, or else what the insurer told,
 * or what the patient entered last year.
 */
export function benefitFields(
  service: PricedService,
  insurance: Pick<InsuranceView, 'benefits' | 'told' | 'ofPastYear' | 'hasSpendDown'> | null,
  messages: ServerMessages,
): Pick<EstimateModel, 'BenefitTypes' | 'ServiceTypes' | 'DefaultBenefits'> {
  const types = serviceTypesOf(service);
  // Before a spend-down is met, what the insurer told is not what the patient pays.
  const told = insurance?.hasSpendDown === true ? null : (insurance?.told ?? null);
  const known = insurance?.benefits ?? told ?? insurance?.ofPastYear ?? null;
  const ofType = benefitIds.filter((id) => !ofPlanAlone.includes(id));
  const defaults = (set: BenefitSet, ids: readonly BenefitId[]): BenefitDefault[] =>
    ids.map((id) => benefitDefault(set, id, messages));
  return {
    BenefitTypes: benefitIds.map((id) => benefitType(id, messages)),
    ServiceTypes: types.map((id) => ({ Id: id, Name: messages.insurance.serviceTypes[id] })),
    DefaultBenefits: {
      Overall: defaults(known?.overall ?? unknownSet, benefitIds),
      ServiceTypes: types.map((id) => ({
        Id: id,
        Defaults: defaults(known?.byServiceType[id] ?? unknownSet, ofType),
      })),
    },
  };
}

function benefitType(id: BenefitId, { insurance }: ServerMessages): Benefit {
  const { title, description, prompt, notApplicable } = insurance.benefits[id];
  return {
    BenefitId: id,
    Title: title,
    Description: description,
    Prompt: prompt,
    NotApplicableText: notApplicable,
    Unit: id === 'coinsurance' ? '%' : '$',
    IsCoverageLevelOnly: ofPlanAlone.includes(id),
    ExistsAtCoverageLevel: true,
  };
}

function benefitDefault(set: BenefitSet, id: BenefitId, messages: ServerMessages): BenefitDefault {
  const candidates = set.candidates[id] ?? [];
  return {
    BenefitId: id,
    defaultValue: isForPart(set, id) ? '' : valueText(valueOf(set, id)),
    Candidates: candidates.map((each) => ({
      Val: formatBenefitValue(each.value),
      Text: candidateText(each, set, messages),
    })),
  };
}

function candidateText(candidate: Candidate, set: BenefitSet, { insurance }: ServerMessages): string {
  const ofPlan = isToldZero(set) ? insurance.planFigure : insurance.planFigureForMost;
  return [
    candidate.per === undefined ? '' : insurance.per[candidate.per],
    candidate.isOfPlan === true ? ofPlan : '',
    wordsOf(candidate.insuranceType, insurance.insuranceTypes),
    candidate.isFamily === true ? insurance.familyFigure : wordsOf(candidate.coverageLevel, insurance.coverageLevels),
    wordsOf(candidate.place, insurance.places),
    candidate.quantity === undefined ? '' : quantityText(candidate.quantity, insurance.quantities),
    candidate.text,
  ]
    .filter((each) => each !== '')
    .join('; ');
}

/** A zero for a part of the care is no figure for a field that is for all of it. */
const isForPart = ({ zeroParts = {} }: BenefitSet, id: BenefitId): boolean =>
  (id === 'copay' || id === 'coinsurance') && zeroParts[id] !== undefined;

/** For which part of the care a figure is told. */
export function partText({ place, quantity, text }: Candidate, { insurance }: ServerMessages): string {
  const words = [
    wordsOf(place, insurance.places),
    quantity === undefined ? '' : quantityText(quantity, insurance.quantities),
    text,
  ].filter((each) => each !== '');
  return words.length === 0 ? insurance.quantities.unknown : words.join('; ');
}

function isToldZero({ copay, coinsuranceBasisPoints }: BenefitSet): boolean {
  return coinsuranceBasisPoints === 0 || (copay !== null && copay !== NONE && copay.cents === 0);
}

function quantityText(
  quantity: CareQuantity | null,
  words: Readonly<Record<CareQuantity['unit'] | 'unknown', string>>,
): string {
  return quantity === null ? words.unknown : `${words[quantity.unit]}: ${quantity.count}`;
}

/** The words for a code of an answer; '' for one that has none. */
function wordsOf(code: string | undefined, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).find(([known]) => known === code)?.[1] ?? '';
}

function valueOf(set: BenefitSet, id: BenefitId): number | typeof NONE | null {
  if (id === 'copay') return typeof set.copay === 'object' ? (set.copay?.cents ?? null) : set.copay;
  return id === 'coinsurance' ? set.coinsuranceBasisPoints : set[id].remainingCents;
}

function valueText(value: number | typeof NONE | null): string {
  if (value === null) return '';
  return value === NONE ? NOT_APPLICABLE : formatBenefitValue(value);
}
