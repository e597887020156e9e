import type { Benefit, BenefitId, EstimateModel } from '@portico/contract';

/** A kind of benefit that stands for the plan and for each service type, unless it says otherwise. */
export const benefit = (BenefitId: BenefitId, change: Partial<Benefit> = {}): Benefit => ({
  BenefitId,
  Title: BenefitId,
  Description: '',
  Prompt: '',
  NotApplicableText: '',
  Unit: '$',
  IsCoverageLevelOnly: false,
  ExistsAtCoverageLevel: true,
  ...change,
});

/** The four kinds as the server has them, for an estimate of one service type. */
export const fourKinds: Pick<EstimateModel, 'BenefitTypes' | 'ServiceTypes'> = {
  BenefitTypes: [
    benefit('copay'),
    benefit('coinsurance', { Unit: '%' }),
    benefit('deductible', { IsCoverageLevelOnly: true }),
    benefit('outOfPocket', { IsCoverageLevelOnly: true }),
  ],
  ServiceTypes: [{ Id: '62', Name: 'MRI and CT scans' }],
};
