import {
  type Benefit,
  type BenefitDefault,
  type BenefitId,
  benefitIds,
  type DefaultBenefits,
  NOT_APPLICABLE,
  type ServiceType,
} from '@portico/contract';
import { formatBenefitValue } from '@portico/rules';
import { type Benefits, type BenefitSet, type Candidate, NONE, unknownSet } from '../estimates/plan-benefits.ts';
import type { InsuranceWording } from '../wording/insurance-wording.ts';
import { coverageLevelOnly, unitOf } from './entered-benefits.ts';

/** The four kinds of benefits with the words to ask for them (spec §3, 'Benefit'). */
export function benefitTypes(wording: InsuranceWording): Benefit[] {
  return benefitIds.map((id) => {
    const { title, description, prompt, notApplicable } = wording.benefits[id];
    return {
      BenId: id,
      BenTitle: title,
      BenDesc: description,
      BenPrompt: prompt,
      BenNotApplicableText: notApplicable,
      BenTextIcon: unitOf[id],
      BenIsCoverageLevelOnly: coverageLevelOnly.has(id),
      BenExistsAtCoverageLevel: true,
    };
  });
}

/** Service types by their names; a code that the catalogue does not use is named by itself. */
export function wireServiceTypes(codes: readonly string[], { serviceTypes }: InsuranceWording): ServiceType[] {
  const names: Readonly<Record<string, string>> = serviceTypes;
  return codes.map((code) => ({ Id: code, Name: names[code] ?? code }));
}

/**
 * What stands in the fields for benefits before the patient types (spec §3, DefaultBenefits).
 *
 * @param known what was entered before, or what the insurer told; null where nothing is known.
 */
export function defaultBenefits(
  known: Benefits | null,
  codes: readonly string[],
  wording: InsuranceWording,
): DefaultBenefits {
  const defaultsOf = (set: BenefitSet, ids: readonly BenefitId[]): BenefitDefault[] =>
    ids.map((id) => ({
      BenId: id,
      defaultVal: valueText(set, id),
      Candidates: (set.candidates[id] ?? []).map((each) => ({
        Val: formatBenefitValue(each.value),
        Text: candidateText(each, wording),
      })),
    }));
  const ofServiceType = benefitIds.filter((id) => !coverageLevelOnly.has(id));
  return {
    Overall: defaultsOf(known?.overall ?? unknownSet, benefitIds),
    ServiceTypes: codes.map((code) => ({
      Id: code,
      Defaults: defaultsOf(known?.byServiceType[code] ?? unknownSet, ofServiceType),
    })),
  };
}

function valueText(set: BenefitSet, id: BenefitId): string {
  const value = figureOf(set, id);
  if (value === null) return '';
  return value === NONE ? NOT_APPLICABLE : formatBenefitValue(value);
}

function figureOf(
  { copay, coinsuranceBasisPoints, deductible, outOfPocket }: BenefitSet,
  id: BenefitId,
): number | typeof NONE | null {
  const figures = {
    copay: copay === null || copay === NONE ? copay : copay.cents,
    coinsurance: coinsuranceBasisPoints,
    deductible: deductible.remainingCents,
    outOfPocket: outOfPocket.remainingCents,
  };
  return figures[id];
}

function candidateText({ text, place, isFamily }: Candidate, wording: InsuranceWording): string {
  if (isFamily) return wording.familyFigure;
  const where = place === undefined ? '' : (wording.places[place] ?? '');
  return [where, text].filter((each) => each !== '').join('. ');
}
