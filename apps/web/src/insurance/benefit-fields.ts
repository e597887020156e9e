import { OVERALL, type Benefit, type EstimateModel } from '@portico/contract';

/** One field of the form. */
export interface BenefitField {
  readonly key: string;
  /** `overall`, or a service type code. */
  readonly scope: string;
  readonly benefit: Benefit;
}

export interface BenefitFields {
  readonly overall: readonly BenefitField[];
  readonly byServiceType: ReadonlyArray<{ readonly name: string; readonly fields: readonly BenefitField[] }>;
}

/** The fields: the kinds that exist for the plan, and those that are not the plan's alone for each service type (spec §3). */
export function benefitFields({
  BenefitTypes,
  ServiceTypes,
}: Pick<EstimateModel, 'BenefitTypes' | 'ServiceTypes'>): BenefitFields {
  const fieldsOf = (scope: string, benefits: readonly Benefit[]): BenefitField[] =>
    benefits.map((benefit) => ({ key: `${scope}:${benefit.BenefitId}`, scope, benefit }));
  return {
    overall: fieldsOf(
      OVERALL,
      BenefitTypes.filter(({ ExistsAtCoverageLevel }) => ExistsAtCoverageLevel),
    ),
    byServiceType: ServiceTypes.map(({ Id, Name }) => ({
      name: Name,
      fields: fieldsOf(
        Id,
        BenefitTypes.filter(({ IsCoverageLevelOnly }) => !IsCoverageLevelOnly),
      ),
    })),
  };
}

export function allFields({ overall, byServiceType }: BenefitFields): BenefitField[] {
  return [...overall, ...byServiceType.flatMap(({ fields }) => fields)];
}
