import type { Benefit, BenefitId, EstimateModel } from '@portico/contract';

/** A kind of benefit that stands for the plan and for each service type, unless it says otherwise. */
export const benefit = (BenId: BenefitId, change: Partial<Benefit> = {}): Benefit => ({
  BenId,
  BenTitle: BenId,
  BenDesc: '',
  BenPrompt: '',
  BenNotApplicableText: '',
  BenTextIcon: '$',
  BenIsCoverageLevelOnly: false,
  BenExistsAtCoverageLevel: true,
  ...change,
});

/** The four kinds as the server has them, for an estimate of one service type. */
export const fourKinds: Pick<EstimateModel, 'BenefitTypes' | 'ServiceTypes'> = {
  BenefitTypes: [
    benefit('copay'),
    benefit('coinsurance', { BenTextIcon: '%' }),
    benefit('deductible', { BenIsCoverageLevelOnly: true }),
    benefit('outOfPocket', { BenIsCoverageLevelOnly: true }),
  ],
  ServiceTypes: [{ Id: '62', Name: 'MRI and CT scans' }],
};
